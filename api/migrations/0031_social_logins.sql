CREATE TABLE "social_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "social_identities" ADD COLUMN "account_hint" text;--> statement-breakpoint
CREATE INDEX "social_attempts_expiry" ON "social_attempts" USING btree ("expires_at");