CREATE TABLE "coupon_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"discount_won" integer NOT NULL,
	"minimum_won" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"valid_days" integer,
	"max_taken" integer,
	CONSTRAINT "coupon_campaigns_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "invite_rewards" (
	"friend_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_notices" (
	"lot_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "campaign_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "used_request_id" integer;--> statement-breakpoint
ALTER TABLE "point_entries" ADD COLUMN "lot_id" integer;--> statement-breakpoint
ALTER TABLE "point_entries" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "approved_coupon_id" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "approved_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_friend_id_members_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_notices" ADD CONSTRAINT "point_notices_lot_id_point_entries_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_campaign_id_coupon_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."coupon_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used_request_id_requests_id_fk" FOREIGN KEY ("used_request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_lot_id_point_entries_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_once_a_member" ON "coupons" USING btree ("member_id","campaign_id");--> statement-breakpoint
CREATE INDEX "coupons_of_campaign" ON "coupons" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_once_a_request" ON "coupons" USING btree ("used_request_id");--> statement-breakpoint
CREATE INDEX "point_entries_of_lot" ON "point_entries" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "point_entries_of_request" ON "point_entries" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_earned_once" ON "point_entries" USING btree ("request_id") WHERE "point_entries"."kind" = 'earned';--> statement-breakpoint
CREATE INDEX "point_entries_ending" ON "point_entries" USING btree ("expires_at") WHERE "point_entries"."kind" = 'earned';--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used_for" CHECK ("coupons"."used_request_id" is null or "coupons"."used_at" is not null);--> statement-breakpoint
-- by hand
-- What was earned without an end, or given back before lots were kept, is a lot of twelve months.
UPDATE "point_entries" SET "kind" = 'earned' WHERE "kind" = 'returned' AND "amount" > 0;--> statement-breakpoint
UPDATE "point_entries" SET "expires_at" = "at" + interval '12 months' WHERE "kind" = 'earned' AND "expires_at" IS NULL;--> statement-breakpoint
-- What went before lots were kept went from those that end first: an entry for each lot that it took from.
CREATE TEMPORARY TABLE "point_pieces" ON COMMIT DROP AS
SELECT "gone"."id", "gone"."member_id", "gone"."kind", "gone"."text", "gone"."at", "lot"."id" AS "lot_id",
	greatest("lot"."since", "gone"."since") - least("lot"."until", "gone"."until") AS "amount",
	row_number() OVER (PARTITION BY "gone"."id" ORDER BY "lot"."since") AS "piece"
FROM (
	SELECT *, sum(-"amount") OVER "earlier" + "amount" AS "since", sum(-"amount") OVER "earlier" AS "until"
	FROM "point_entries" WHERE "amount" < 0 WINDOW "earlier" AS (PARTITION BY "member_id" ORDER BY "id")
) AS "gone"
JOIN (
	SELECT *, sum("amount") OVER "earlier" - "amount" AS "since", sum("amount") OVER "earlier" AS "until"
	FROM "point_entries" WHERE "kind" = 'earned' WINDOW "earlier" AS (PARTITION BY "member_id" ORDER BY "expires_at", "id")
) AS "lot" ON "lot"."member_id" = "gone"."member_id" AND "lot"."since" < "gone"."until" AND "gone"."since" < "lot"."until";--> statement-breakpoint
UPDATE "point_entries" SET "lot_id" = "point_pieces"."lot_id", "amount" = "point_pieces"."amount"
FROM "point_pieces" WHERE "point_pieces"."id" = "point_entries"."id" AND "point_pieces"."piece" = 1;--> statement-breakpoint
INSERT INTO "point_entries" ("member_id", "kind", "amount", "text", "at", "lot_id")
SELECT "member_id", "kind", "amount", "text", "at", "lot_id" FROM "point_pieces" WHERE "piece" > 1 ORDER BY "id", "piece";--> statement-breakpoint
-- No lot gives more than it has or gets back more than it gave, for whatever else writes to this database, too.
CREATE FUNCTION "check_point_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"lot" "point_entries"%ROWTYPE;
	"held" bigint;
BEGIN
	IF NEW."kind" = 'earned' THEN
		IF NEW."lot_id" IS NOT NULL OR NEW."amount" <= 0 OR NEW."expires_at" IS NULL THEN
			RAISE EXCEPTION 'what is earned is a lot with points and an end';
		END IF;
		RETURN NEW;
	END IF;
	SELECT * INTO "lot" FROM "point_entries" WHERE "id" = NEW."lot_id" FOR UPDATE;
	SELECT "lot"."amount" + NEW."amount" + coalesce(sum("amount"), 0) INTO "held" FROM "point_entries" WHERE "lot_id" = NEW."lot_id";
	IF "lot"."id" IS NULL OR "lot"."kind" <> 'earned' OR "lot"."member_id" <> NEW."member_id" OR "held" < 0 OR "held" > "lot"."amount" THEN
		RAISE EXCEPTION 'a lot of points holds between nothing and what was earned';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "point_entries_of_lots" BEFORE INSERT ON "point_entries" FOR EACH ROW EXECUTE FUNCTION "check_point_entry"();--> statement-breakpoint
CREATE TRIGGER "point_entries_append_only" BEFORE UPDATE OR DELETE ON "point_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
