ALTER TABLE "request_mends" ADD COLUMN "cloth_type" text;--> statement-breakpoint
ALTER TABLE "request_mends" ADD COLUMN "cloth_no" integer;