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
CREATE TABLE "voucher_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"use_id" integer NOT NULL,
	"refund_id" text NOT NULL,
	"amount_won" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"sent_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "voucher_refunds_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "voucher_refunds_amount" CHECK ("voucher_refunds"."amount_won" > 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"amount_won" integer NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"sent_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "voucher_uses_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "voucher_uses_amount" CHECK ("voucher_uses"."amount_won" > 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_voucher_ledger" ADD CONSTRAINT "sandbox_voucher_ledger_member_ref_sandbox_voucher_accounts_member_ref_fk" FOREIGN KEY ("member_ref") REFERENCES "public"."sandbox_voucher_accounts"("member_ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_refunds" ADD CONSTRAINT "voucher_refunds_use_id_voucher_uses_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."voucher_uses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_voucher_ledger_order" ON "sandbox_voucher_ledger" USING btree ("order_id") WHERE "sandbox_voucher_ledger"."kind" = 'spend';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_voucher_ledger_refund" ON "sandbox_voucher_ledger" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "sandbox_voucher_ledger_member" ON "sandbox_voucher_ledger" USING btree ("member_ref");--> statement-breakpoint
CREATE INDEX "voucher_refunds_of_use" ON "voucher_refunds" USING btree ("use_id");--> statement-breakpoint
CREATE INDEX "voucher_refunds_open" ON "voucher_refunds" USING btree ("sent_at") WHERE "voucher_refunds"."state" in ('sent', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_uses_once" ON "voucher_uses" USING btree ("request_id") WHERE "voucher_uses"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "voucher_uses_of_request" ON "voucher_uses" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "voucher_uses_of_member" ON "voucher_uses" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "voucher_uses_open" ON "voucher_uses" USING btree ("sent_at") WHERE "voucher_uses"."state" in ('sent', 'unknown');--> statement-breakpoint
-- by hand
CREATE TRIGGER "sandbox_voucher_ledger_append_only" BEFORE UPDATE OR DELETE ON "sandbox_voucher_ledger" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
