ALTER TABLE "ledger_postings" ALTER COLUMN "charge_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD COLUMN "is_proof" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "wish" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "life" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "set_share" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "purchase_price_won" integer;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "purchased_on" date;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "award_won" integer;--> statement-breakpoint
UPDATE "claims" SET "award_won" = "amount_won" WHERE "amount_won" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "compensation_won" integer;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "compensation_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "claim_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_to_pay" ON "claims" USING btree ("id") WHERE "claims"."account" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_claim" ON "ledger_postings" USING btree ("claim_id","kind");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_compensation" CHECK (("claims"."compensation_won" is null or ("claims"."amount_won" is not null and "claims"."compensation_won" > 0)) and ("claims"."compensation_won" is not null or ("claims"."account" is null and "claims"."compensation_paid_at" is null)) and ("claims"."account" is null or "claims"."compensation_paid_at" is null));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_purchase" CHECK ("claims"."purchase_price_won" is null or "claims"."purchase_price_won" > 0);--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_subject" CHECK (("ledger_postings"."charge_id" is null) <> ("ledger_postings"."claim_id" is null));