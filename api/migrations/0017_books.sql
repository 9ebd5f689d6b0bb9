CREATE TABLE "item_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"item_ids" integer[] NOT NULL,
	"refund_id" integer,
	"voucher_refund_id" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_refunds_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "item_refunds_voucher_refund_id_unique" UNIQUE("voucher_refund_id"),
	CONSTRAINT "item_refunds_one_way" CHECK ("item_refunds"."points" >= 0 and cardinality("item_refunds"."item_ids") > 0 and ("item_refunds"."refund_id" is null or "item_refunds"."voucher_refund_id" is null) and ("item_refunds"."refund_id" is not null or "item_refunds"."voucher_refund_id" is not null or "item_refunds"."points" > 0))
);
--> statement-breakpoint
ALTER TABLE "item_refunds" ADD CONSTRAINT "item_refunds_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_refunds" ADD CONSTRAINT "item_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_refunds" ADD CONSTRAINT "item_refunds_voucher_refund_id_voucher_refunds_id_fk" FOREIGN KEY ("voucher_refund_id") REFERENCES "public"."voucher_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_refunds_of_request" ON "item_refunds" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_settled" ON "payment_attempts" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "refunds_settled" ON "refunds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_at" ON "ledger_postings" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sandbox_card_ledger_day" ON "sandbox_card_ledger" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "voucher_refunds_settled" ON "voucher_refunds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "voucher_uses_settled" ON "voucher_uses" USING btree ("settled_at");