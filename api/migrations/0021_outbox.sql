CREATE TABLE "outbox_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"event" text NOT NULL,
	"purpose" text NOT NULL,
	"member_id" integer,
	"to" text NOT NULL,
	"request_id" integer,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text,
	"once_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reached" text[] DEFAULT '{}' NOT NULL,
	"sent_by" text,
	"reason" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "outbox_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "delivery_bag_orders" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_bag_orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "delivery_bag_orders" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "delivery_bag_orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "night_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "consent_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("due_at") WHERE "outbox_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_messages_of_request" ON "outbox_messages" USING btree ("request_id","id") WHERE "outbox_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_messages_to" ON "outbox_messages" USING btree ("to");--> statement-breakpoint
CREATE INDEX "outbox_messages_ended" ON "outbox_messages" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_once" ON "outbox_messages" USING btree ("member_id","once_key");--> statement-breakpoint
CREATE INDEX "outgoing_messages_key" ON "outgoing_messages" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_messages_device" ON "outgoing_messages" USING btree ("token","key");--> statement-breakpoint
CREATE INDEX "delivery_bag_orders_open" ON "delivery_bag_orders" USING btree ("deliver_by","id") WHERE "delivery_bag_orders"."delivered_at" is null and "delivery_bag_orders"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "members_consenting" ON "members" USING btree ("id") WHERE "members"."marketing_allowed";--> statement-breakpoint
-- by hand
-- What counted as brought because its last day had passed is there: its member could order the next one.
UPDATE "delivery_bag_orders" SET "delivered_at" = ("deliver_by" + 1)::timestamp AT TIME ZONE 'Asia/Seoul'
  WHERE "cancelled_at" IS NULL AND "deliver_by" < (now() AT TIME ZONE 'Asia/Seoul')::date;
--> statement-breakpoint
-- The consent for the night was given with the other one.
UPDATE "members" SET "night_agreed_at" = "marketing_agreed_at" WHERE "night_allowed";
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_done" CHECK (("ended_at" IS NOT NULL) = ("state" IN ('sent', 'failed', 'dropped')));
