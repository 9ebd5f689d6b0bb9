CREATE TABLE "request_offers" (
	"request_id" integer NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"price_lines" jsonb NOT NULL,
	"total_won" integer NOT NULL,
	"due_date" timestamp with time zone,
	"pieces_note" text,
	"content_hash" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_offers_request_id_version_pk" PRIMARY KEY("request_id","version")
);
--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_washed_with_approval";--> statement-breakpoint
ALTER TABLE "request_items" ADD COLUMN "offer_version" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "offer_version" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "approved_version" integer;--> statement-breakpoint
-- What was asked before offers were kept becomes version 1. The shop's delivery terms of that day are not known any more: they
-- are taken so that the total without declining is the one that was asked. A delivery line is its fee, due below the shop's
-- threshold of today or the amount that was asked for, whichever is higher; no such line is free delivery.
INSERT INTO "request_offers" ("request_id", "version", "terms", "price_lines", "total_won", "due_date", "made_at")
WITH "asked" AS (
	SELECT "requests".*, "laundries"."free_from_won",
		(SELECT ("line"->>'amountWon')::integer FROM jsonb_array_elements("price_lines") "line" WHERE "line"->>'kind' = 'delivery') AS "delivery_won",
		coalesce((SELECT ("line"->>'amountWon')::integer FROM jsonb_array_elements("price_lines") "line" WHERE "line"->>'kind' = 'noshow'), 0) AS "noshow_won",
		coalesce((SELECT sum(("service"->>'priceWon')::integer) FROM jsonb_array_elements("paid_services") "service"), 0)::integer AS "services_won",
		"found".*
	FROM "requests"
	LEFT JOIN "laundries" ON "laundries"."id" = "requests"."laundry_id"
	CROSS JOIN LATERAL (
		SELECT coalesce(sum("price_won") FILTER (WHERE "kind" = 'wash'), 0)::integer AS "wash_won",
			coalesce(sum("price_won") FILTER (WHERE "kind" = 'mend'), 0)::integer AS "mend_won",
			coalesce(sum("price_won") FILTER (WHERE not "declined"), 0)::integer AS "chosen_won",
			coalesce(bool_or("declined"), false) AS "is_any_declined",
			count(*) AS "item_count"
		FROM "request_items" WHERE "request_items"."request_id" = "requests"."id"
	) "found"
	WHERE "requests"."total_won" is not null or "found"."item_count" > 0
), "termed" AS (
	SELECT "asked".*, "wash_won" + "mend_won" + "services_won" AS "list_won",
		CASE WHEN "delivery_won" is null THEN coalesce("free_from_won", 0)
			ELSE greatest(coalesce("free_from_won", 0), "chosen_won" + "services_won" + 1) END AS "threshold_won"
	FROM "asked"
), "whole" AS (
	SELECT "termed".*,
		CASE WHEN "has_membership_discount" THEN "list_won" / 100 * 10 ELSE 0 END AS "membership_won",
		CASE WHEN "list_won" < "threshold_won" THEN coalesce("delivery_won", 0) ELSE 0 END AS "whole_delivery_won"
	FROM "termed"
)
SELECT "id", 1,
	jsonb_build_object(
		'services', "paid_services",
		'hasMembershipDiscount', "has_membership_discount",
		'delivery', jsonb_build_object('isFree', "delivery_won" is null, 'feeWon', coalesce("delivery_won", 0), 'freeFromWon', "threshold_won"),
		'noShowFeeWon', "noshow_won"
	),
	CASE WHEN "price_lines" is not null and not "is_any_declined" THEN "price_lines" ELSE (
		SELECT coalesce(jsonb_agg(jsonb_build_object('kind', "line"."kind", 'label', "line"."label", 'amountWon', "line"."won") ORDER BY "line"."place"), '[]'::jsonb)
		FROM (VALUES (1, 'items', '세탁', "wash_won"), (2, 'mends', '수선', "mend_won"), (3, 'services', '추가 서비스', "services_won"),
			(4, 'membership', '멤버십 10% 할인', -"membership_won"), (5, 'delivery', '배송비', "whole_delivery_won"),
			(6, 'noshow', '수거 실패 수수료', "noshow_won")) "line" ("place", "kind", "label", "won")
		WHERE "line"."won" <> 0
	) END,
	CASE WHEN "total_won" is not null and not "is_any_declined" THEN "total_won"
		ELSE "list_won" - "membership_won" + "whole_delivery_won" + "noshow_won" END,
	"due_date",
	coalesce((SELECT max("at") FROM "request_moves" WHERE "request_moves"."request_id" = "whole"."id" and "to_status" = 'Registered'), "status_at")
FROM "whole";--> statement-breakpoint
UPDATE "request_items" SET "offer_version" = 1;--> statement-breakpoint
ALTER TABLE "request_items" ALTER COLUMN "offer_version" SET NOT NULL;--> statement-breakpoint
-- Who declined everything has chosen as well: that choice was a return and nothing else until now.
UPDATE "requests" SET "approved_at" = "status_at", "approved_by" = 'customer'
WHERE "status" = 'Returned' and "status_by" = 'customer' and "approved_at" is null;--> statement-breakpoint
UPDATE "requests" SET "offer_version" = 1, "approved_version" = CASE WHEN "approved_at" is null THEN null ELSE 1 END
FROM "request_offers" WHERE "request_offers"."request_id" = "requests"."id";--> statement-breakpoint
ALTER TABLE "request_offers" ADD CONSTRAINT "request_offers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_offer" FOREIGN KEY ("request_id","offer_version") REFERENCES "public"."request_offers"("request_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_offer" FOREIGN KEY ("id","offer_version") REFERENCES "public"."request_offers"("request_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_approved_offer" FOREIGN KEY ("id","approved_version") REFERENCES "public"."request_offers"("request_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_washed_with_approval" CHECK ("requests"."status" not in ('Processing', 'WashCompleted', 'Delivering', 'Delivered', 'Completed') or ("requests"."approved_at" is not null and "requests"."approved_by" is not null and "requests"."total_won" is not null and "requests"."approved_version" is not null));