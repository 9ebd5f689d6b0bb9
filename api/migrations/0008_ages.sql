-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "otps_age" ON "otps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refresh_tokens_age" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_age" ON "sessions" USING btree (coalesce("ended_at", "last_used_at", "created_at"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "limited_uses_age" ON "limited_uses" USING btree ("at");