ALTER TABLE "requests" ADD COLUMN "approved_by" text;--> statement-breakpoint
CREATE INDEX "otps_phone_number" ON "otps" USING btree ("phone_number");