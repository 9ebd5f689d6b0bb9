CREATE TABLE "event_plays" (
	"member_id" integer NOT NULL,
	"game" text NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_plays_member_id_game_day_pk" PRIMARY KEY("member_id","game","day")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "scene" text DEFAULT 'gift' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "conditions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "action_label" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "action_path" text;--> statement-breakpoint
ALTER TABLE "coupon_campaigns" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "event_plays" ADD CONSTRAINT "event_plays_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_campaigns" ADD CONSTRAINT "coupon_campaigns_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_campaigns" ADD CONSTRAINT "coupon_campaigns_event_id_unique" UNIQUE("event_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_action_whole" CHECK (("events"."action_label" is null) = ("events"."action_path" is null));--> statement-breakpoint
-- by hand
-- The page of the review event had its button in code.
UPDATE "events" SET "scene" = 'review', "action_label" = '리뷰 쓰러 가기', "action_path" = '/mypage/review' WHERE "id" = 61;
