CREATE TABLE "item_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "no_shows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "no_shows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"slot_starts_at" timestamp with time zone,
	"fee_won" integer NOT NULL,
	"photo_ids" integer[] NOT NULL,
	"objection" text,
	"objected_at" timestamp with time zone,
	"answer" text,
	"is_upheld" boolean,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "laundry_prices" ADD COLUMN "turnaround_days" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "announced_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "advance_limit_won" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "expected_return_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "price_reminders_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_questions" ADD CONSTRAINT "item_questions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_questions" ADD CONSTRAINT "item_questions_item_id_request_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."request_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_questions_of_request" ON "item_questions" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "no_shows_of_member" ON "no_shows" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "no_shows_of_request" ON "no_shows" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "no_shows_objected" ON "no_shows" USING btree ("objected_at") WHERE "no_shows"."objected_at" is not null and "no_shows"."answered_at" is null;--> statement-breakpoint
-- Collections that failed before: each but a member's first cost the fee. The objection on the request was to its last one.
-- Its slot is known where the request was not booked again.
INSERT INTO "no_shows" ("request_id", "member_id", "at", "slot_starts_at", "fee_won", "photo_ids", "objection", "objected_at")
SELECT "request_id", "member_id", "at", CASE WHEN "is_last" AND "status" = 'NoShow' THEN "collection_time" END, CASE WHEN "place" = 1 THEN 0 ELSE 3000 END, "photo_ids",
	CASE WHEN "is_last" THEN "objection" END, CASE WHEN "is_last" AND "objection" is not null THEN "at" END
FROM (
	SELECT "request_moves"."id" AS "move_id", "request_moves"."request_id", "requests"."member_id", "request_moves"."at", "request_moves"."photo_ids", "requests"."objection", "requests"."status", "requests"."collection_time",
		row_number() OVER (PARTITION BY "requests"."member_id" ORDER BY "request_moves"."id") AS "place",
		lead("request_moves"."id") OVER (PARTITION BY "request_moves"."request_id" ORDER BY "request_moves"."id") is null AS "is_last"
	FROM "request_moves" JOIN "requests" ON "requests"."id" = "request_moves"."request_id"
	WHERE "request_moves"."to_status" = 'NoShow' AND "request_moves"."event" = 'moved'
) "failed" ORDER BY "move_id";--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "objection";
