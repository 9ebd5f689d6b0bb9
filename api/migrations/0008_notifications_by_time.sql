DROP INDEX "notifications_member";--> statement-breakpoint
CREATE INDEX "notifications_of_member" ON "notifications" USING btree ("member_id","created_at","id");