ALTER TABLE "members" ADD COLUMN "washing_preferences" jsonb;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "washing_preferences" jsonb;