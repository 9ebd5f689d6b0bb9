CREATE TABLE "charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"request_id" integer,
	"bag_order_id" integer,
	"membership_id" integer,
	"period_starts_at" timestamp with time zone,
	"status" text NOT NULL,
	"amount_won" integer NOT NULL,
	"refunded_won" integer DEFAULT 0 NOT NULL,
	"goods_name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"first_refused_at" timestamp with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"fail_message" text,
	CONSTRAINT "charges_amount" CHECK ("charges"."amount_won" > 0 and "charges"."refunded_won" between 0 and "charges"."amount_won"),
	CONSTRAINT "charges_subject" CHECK (("charges"."kind" = 'request') = ("charges"."request_id" is not null) and ("charges"."kind" = 'bag') = ("charges"."bag_order_id" is not null) and ("charges"."kind" = 'membership') = ("charges"."membership_id" is not null and "charges"."period_starts_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"charge_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"amount_won" integer NOT NULL,
	"state" text NOT NULL,
	"sid" text,
	"tid" text,
	"code" text,
	"message" text,
	"issuer_name" text,
	"last_four" text,
	"started_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payment_attempts_sid_unique" UNIQUE("sid")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"charge_id" integer NOT NULL,
	"attempt_id" integer,
	"order_id" text NOT NULL,
	"amount_won" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"message" text,
	"wanted_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_won" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount_won" integer NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_won" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"charge_id" integer NOT NULL,
	"attempt_id" integer,
	"refund_id" integer
);
--> statement-breakpoint
ALTER TABLE "delivery_bag_orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_bag_order_id_delivery_bag_orders_id_fk" FOREIGN KEY ("bag_order_id") REFERENCES "public"."delivery_bag_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_of_request" ON "charges" USING btree ("request_id") WHERE "charges"."status" <> 'Void';--> statement-breakpoint
CREATE UNIQUE INDEX "charges_of_bag" ON "charges" USING btree ("bag_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_of_membership" ON "charges" USING btree ("membership_id","period_starts_at");--> statement-breakpoint
CREATE INDEX "charges_of_member" ON "charges" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "charges_due" ON "charges" USING btree ("next_try_at") WHERE "charges"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "charges_failed" ON "charges" USING btree ("first_refused_at") WHERE "charges"."status" = 'Failed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one" ON "payment_attempts" USING btree ("charge_id") WHERE "payment_attempts"."state" in ('window', 'sent', 'unknown', 'approved');--> statement-breakpoint
CREATE INDEX "payment_attempts_of_charge" ON "payment_attempts" USING btree ("charge_id","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("sent_at") WHERE "payment_attempts"."state" in ('sent', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_tid" ON "payment_attempts" USING btree ("tid");--> statement-breakpoint
CREATE INDEX "refunds_of_charge" ON "refunds" USING btree ("charge_id","id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("sent_at") WHERE "refunds"."state" in ('wanted', 'sent', 'unknown');--> statement-breakpoint
CREATE INDEX "ledger_entries_of_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_charge" ON "ledger_postings" USING btree ("charge_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_attempt" ON "ledger_postings" USING btree ("attempt_id") WHERE "ledger_postings"."kind" in ('paid', 'surplus');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_refund" ON "ledger_postings" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_paid" ON "ledger_postings" USING btree ("charge_id") WHERE "ledger_postings"."kind" = 'paid';--> statement-breakpoint
-- by hand: entries of a movement sum to zero when its transaction ends, and rows of the books are added only.
CREATE FUNCTION "check_ledger_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT coalesce(sum(amount_won), 0) FROM ledger_entries WHERE posting_id = NEW.posting_id) <> 0 THEN
		RAISE EXCEPTION 'entries of movement % do not sum to zero', NEW.posting_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_sum" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_sum"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_postings_append_only" BEFORE UPDATE OR DELETE ON "ledger_postings" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
-- What was agreed to before anything could be paid is owed now.
INSERT INTO "charges" ("member_id", "kind", "request_id", "status", "amount_won", "goods_name", "issued_at", "next_try_at")
SELECT r."member_id", 'request', r."id", 'Issued', r."total_won", '세탁', coalesce(r."approved_at", r."status_at"), coalesce(r."approved_at", r."status_at")
FROM "requests" r JOIN "members" m ON m."id" = r."member_id"
WHERE r."payment_status" = 'Issued' AND r."total_won" >= 1000 AND m."partner_id" IS NULL AND m."withdrawn_at" IS NULL;--> statement-breakpoint
INSERT INTO "ledger_postings" ("at", "kind", "charge_id") SELECT "issued_at", 'issued', "id" FROM "charges";--> statement-breakpoint
INSERT INTO "ledger_entries" ("posting_id", "account", "amount_won")
SELECT p."id", e."account", e."sign" * c."amount_won"
FROM "ledger_postings" p JOIN "charges" c ON c."id" = p."charge_id" CROSS JOIN (VALUES ('customers', 1), ('sales', -1)) AS e("account", "sign");
