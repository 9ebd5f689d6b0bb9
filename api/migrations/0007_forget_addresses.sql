CREATE TABLE "file_removals" (
	"file_key" text PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "address_erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "requests_with_password" ON "requests" USING btree ("status") WHERE "requests"."entrance_password" is not null;--> statement-breakpoint
CREATE INDEX "requests_with_address" ON "requests" USING btree ("status_at") WHERE "requests"."address_erased_at" is null;--> statement-breakpoint
-- Who withdrew before this was written is forgotten now, as a withdrawal does it from here on.
UPDATE "requests" SET
	"entrance_password" = NULL,
	"pickup_address" = "pickup_address" || '{"address":"","roadAddress":"","subAddress":"","postalCode":"","recipient":"","entranceInfo":""}'::jsonb,
	"latitude" = round("latitude"::numeric, 2)::double precision,
	"longitude" = round("longitude"::numeric, 2)::double precision,
	"address_erased_at" = now(),
	"etc" = '',
	"objection" = NULL
FROM "members" WHERE "members"."id" = "requests"."member_id" and "members"."withdrawn_at" is not null;--> statement-breakpoint
UPDATE "request_mends" SET "mend_detail" = '' FROM "requests", "members"
WHERE "requests"."id" = "request_mends"."request_id" and "members"."id" = "requests"."member_id" and "members"."withdrawn_at" is not null;--> statement-breakpoint
UPDATE "request_moves" SET "reason" = NULL FROM "requests", "members"
WHERE "requests"."id" = "request_moves"."request_id" and "members"."id" = "requests"."member_id" and "members"."withdrawn_at" is not null
	and "request_moves"."actor_type" = 'customer';--> statement-breakpoint
WITH "forgotten" AS (
	DELETE FROM "request_photos" USING "requests", "members"
	WHERE "requests"."id" = "request_photos"."request_id" and "members"."id" = "requests"."member_id" and "members"."withdrawn_at" is not null
	RETURNING "request_photos"."file_key"
)
INSERT INTO "file_removals" ("file_key", "queued_at") SELECT "file_key", now() FROM "forgotten";--> statement-breakpoint
UPDATE "delivery_bag_orders" SET "delivery_address" = '', "entrance_info" = '' FROM "members"
WHERE "members"."id" = "delivery_bag_orders"."member_id" and "members"."withdrawn_at" is not null;--> statement-breakpoint
DELETE FROM "notifications" USING "members" WHERE "members"."id" = "notifications"."member_id" and "members"."withdrawn_at" is not null;
