ALTER TABLE "faqs" ADD COLUMN "needs" text;--> statement-breakpoint
-- What was planted before the column was there.
UPDATE "faqs" SET "needs" = 'membership' WHERE "category" = '멤버십';
