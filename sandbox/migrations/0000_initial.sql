CREATE TABLE "sandbox_billing_keys" (
	"billing_key" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"tid" text NOT NULL,
	"last_four" text NOT NULL,
	"issuer" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sandbox_billing_keys_tid_unique" UNIQUE("tid")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_authorizations" (
	"token" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"tid" text NOT NULL,
	"order_id" text NOT NULL,
	"amount_won" integer NOT NULL,
	"goods_name" text NOT NULL,
	"last_four" text NOT NULL,
	"issuer" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sandbox_card_authorizations_tid_unique" UNIQUE("tid"),
	CONSTRAINT "sandbox_card_authorizations_order" UNIQUE("provider","order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_card_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"tid" text NOT NULL,
	"order_id" text NOT NULL,
	"amount_won" integer NOT NULL,
	"goods_name" text NOT NULL,
	"last_four" text NOT NULL,
	"issuer" text NOT NULL,
	"billing_key" text,
	"cancel_tid" text,
	"cancel_order_id" text,
	"reason" text,
	CONSTRAINT "sandbox_card_ledger_amount" CHECK ("sandbox_card_ledger"."amount_won" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_voucher_accounts" (
	"member_ref" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_voucher_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_voucher_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"member_ref" text NOT NULL,
	"kind" text NOT NULL,
	"amount_won" integer NOT NULL,
	"order_id" text,
	"refund_id" text,
	CONSTRAINT "sandbox_voucher_ledger_amount" CHECK ("sandbox_voucher_ledger"."amount_won" > 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_card_ledger" ADD CONSTRAINT "sandbox_card_ledger_billing_key_sandbox_billing_keys_billing_key_fk" FOREIGN KEY ("billing_key") REFERENCES "public"."sandbox_billing_keys"("billing_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_voucher_ledger" ADD CONSTRAINT "sandbox_voucher_ledger_member_ref_sandbox_voucher_accounts_member_ref_fk" FOREIGN KEY ("member_ref") REFERENCES "public"."sandbox_voucher_accounts"("member_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_card_ledger_charge" ON "sandbox_card_ledger" USING btree ("tid") WHERE "sandbox_card_ledger"."kind" = 'charge';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_card_ledger_order" ON "sandbox_card_ledger" USING btree ("provider","order_id") WHERE "sandbox_card_ledger"."kind" = 'charge' and "sandbox_card_ledger"."state" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_card_ledger_cancel_order" ON "sandbox_card_ledger" USING btree ("provider","cancel_order_id");--> statement-breakpoint
CREATE INDEX "sandbox_card_ledger_day" ON "sandbox_card_ledger" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "sandbox_card_ledger_tid" ON "sandbox_card_ledger" USING btree ("tid","id");--> statement-breakpoint
CREATE INDEX "sandbox_card_ledger_billing_key" ON "sandbox_card_ledger" USING btree ("billing_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_voucher_ledger_order" ON "sandbox_voucher_ledger" USING btree ("order_id") WHERE "sandbox_voucher_ledger"."kind" = 'spend';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_voucher_ledger_refund" ON "sandbox_voucher_ledger" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "sandbox_voucher_ledger_member" ON "sandbox_voucher_ledger" USING btree ("member_ref");--> statement-breakpoint
-- Ledgers are append-only, also for other writers of this database.
CREATE TRIGGER "sandbox_card_ledger_append_only" BEFORE UPDATE OR DELETE ON "sandbox_card_ledger" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "sandbox_voucher_ledger_append_only" BEFORE UPDATE OR DELETE ON "sandbox_voucher_ledger" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
