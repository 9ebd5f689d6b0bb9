CREATE EXTENSION IF NOT EXISTS cube;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS earthdistance;--> statement-breakpoint
CREATE TABLE "otps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"spent_at" timestamp with time zone,
	"registered_member_id" integer,
	"purpose" text DEFAULT 'login' NOT NULL,
	"member_id" integer
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"fcm_token" text,
	"advertising_id" text,
	"device_info" text,
	"device_name" text,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"discount_won" integer NOT NULL,
	"minimum_won" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"campaign_id" integer,
	"used_request_id" integer,
	CONSTRAINT "coupons_used_for" CHECK ("coupons"."used_request_id" is null or "coupons"."used_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"lot_id" integer,
	"request_id" integer,
	"reviewed_request_id" integer
);
--> statement-breakpoint
CREATE TABLE "buildings" (
	"road_code" text NOT NULL,
	"is_underground" boolean NOT NULL,
	"main_number" integer NOT NULL,
	"sub_number" integer NOT NULL,
	"road" text NOT NULL,
	"emd_code" text NOT NULL,
	"ri" text NOT NULL,
	"postal_code" text NOT NULL,
	"is_hill" boolean,
	"lot_main" integer,
	"lot_sub" integer,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "buildings_road_code_main_number_sub_number_is_underground_pk" PRIMARY KEY("road_code","main_number","sub_number","is_underground")
);
--> statement-breakpoint
CREATE TABLE "card_sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"provider" text NOT NULL,
	"purpose" text NOT NULL,
	"device" text NOT NULL,
	"is_redirect" boolean NOT NULL,
	"charge_id" integer,
	"amount_won" integer,
	"order_id" text,
	"attempt_id" integer,
	"state" text DEFAULT 'opened' NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "card_sessions_sid" CHECK (length("card_sessions"."sid") >= 32)
);
--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"provider" text NOT NULL,
	"billing_key" text,
	"issuer_code" text NOT NULL,
	"issuer_name" text NOT NULL,
	"last_four" text,
	"registered_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"key_ended_at" timestamp with time zone,
	"key_end_tries" integer DEFAULT 0 NOT NULL,
	"key_end_tried_at" timestamp with time zone,
	CONSTRAINT "payment_cards_key" CHECK (("payment_cards"."billing_key" is null) = ("payment_cards"."key_ended_at" is not null)),
	CONSTRAINT "payment_cards_ended" CHECK ("payment_cards"."key_ended_at" is null or "payment_cards"."removed_at" is not null)
);
--> statement-breakpoint
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
	"period_ends_at" timestamp with time zone,
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
CREATE TABLE "claim_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"event" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'Received' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stance" text,
	"decision" text,
	"decided_at" timestamp with time zone,
	"amount_won" integer,
	"collect_on" date,
	"collected_again_at" timestamp with time zone,
	CONSTRAINT "claims_decided" CHECK (("claims"."decision" is null) = ("claims"."status" in ('Received', 'Answered')) and ("claims"."decision" is null) = ("claims"."decided_at" is null)),
	CONSTRAINT "claims_decision_and_status" CHECK ("claims"."decision" is null or ("claims"."decision" = 'Refund') = ("claims"."status" = 'Refunded') and ("claims"."decision" = 'Refuse') = ("claims"."status" = 'Refused')),
	CONSTRAINT "claims_terms" CHECK ((coalesce("claims"."decision", '') = 'Refund') = ("claims"."amount_won" is not null) and (coalesce("claims"."decision", '') = 'WashAgain') = ("claims"."collect_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "client_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"properties" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" integer NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "limited_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limited_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bucket" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"otp_code" text,
	"at" timestamp with time zone NOT NULL,
	"key" text,
	"token" text
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"term" text NOT NULL,
	"version" integer NOT NULL,
	"is_agreed" boolean NOT NULL,
	"said_in" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"needs" text
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"is_important" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "popups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"discount_won" integer NOT NULL,
	"minimum_won" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"valid_days" integer,
	"max_taken" integer,
	"event_id" integer,
	CONSTRAINT "coupon_campaigns_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "coupon_campaigns_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "delivery_bag_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_bag_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"price_won" integer NOT NULL,
	"delivery_address" text NOT NULL,
	"entrance_info" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"deliver_by" date NOT NULL,
	"cancelled_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"carrier" text,
	"tracking_number" text,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_plays" (
	"member_id" integer NOT NULL,
	"game" text NOT NULL,
	"day" date NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_plays_member_id_game_day_pk" PRIMARY KEY("member_id","game","day")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"text" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"scene" text DEFAULT 'gift' NOT NULL,
	"conditions" text[] DEFAULT '{}' NOT NULL,
	"action_label" text,
	"action_path" text,
	CONSTRAINT "events_action_whole" CHECK (("events"."action_label" is null) = ("events"."action_path" is null))
);
--> statement-breakpoint
CREATE TABLE "favourite_shops" (
	"member_id" integer NOT NULL,
	"laundry_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_shops_member_id_laundry_id_pk" PRIMARY KEY("member_id","laundry_id")
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"file_key" text PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"waits_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"inquiry_id" integer NOT NULL,
	"writer" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "kept_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"address" text NOT NULL,
	"road_address" text NOT NULL,
	"sub_address" text NOT NULL,
	"address_type" text NOT NULL,
	"postal_code" text NOT NULL,
	"entrance_info" text NOT NULL,
	"recipient" text NOT NULL,
	"sido" text NOT NULL,
	"gungu" text NOT NULL,
	"dong" text NOT NULL,
	"emd" text NOT NULL,
	"bcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "laundries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "laundries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"laundry_name" text NOT NULL,
	"representive" text NOT NULL,
	"career" integer NOT NULL,
	"profile_picture" text,
	"division" text DEFAULT 'GENERAL' NOT NULL,
	"bcode" text NOT NULL,
	"sido" text NOT NULL,
	"gungu" text NOT NULL,
	"dong" text NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" "cube" GENERATED ALWAYS AS (cube(ARRAY[
  6378168 * cos(radians(latitude)) * cos(radians(longitude)),
  6378168 * cos(radians(latitude)) * sin(radians(longitude)),
  6378168 * sin(radians(latitude))])) STORED NOT NULL,
	"safety_number" text NOT NULL,
	"can_mend" boolean NOT NULL,
	"is_free_delivery" boolean NOT NULL,
	"is_parking" boolean NOT NULL,
	"is_specialized" boolean DEFAULT false NOT NULL,
	"has_membership_service" boolean NOT NULL,
	"can_delivery" boolean NOT NULL,
	"delivery_radius_m" integer NOT NULL,
	"use_delivery_agency" boolean NOT NULL,
	"can_new_request" boolean NOT NULL,
	"reason_for_pause" text,
	"pause_start_date" date,
	"pause_end_date" date,
	"delivery_fee_won" integer NOT NULL,
	"free_from_won" integer NOT NULL,
	"opens_at" time NOT NULL,
	"closes_at" time NOT NULL,
	"closed_weekdays" integer[] NOT NULL,
	"slot_capacity" integer NOT NULL,
	"handle_items" text[] NOT NULL,
	"price_from_won" integer NOT NULL,
	"notice" text,
	"rating" real DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "laundry_paid_services" (
	"laundry_id" integer NOT NULL,
	"code" text NOT NULL,
	"price_won" integer NOT NULL,
	CONSTRAINT "laundry_paid_services_laundry_id_code_pk" PRIMARY KEY("laundry_id","code")
);
--> statement-breakpoint
CREATE TABLE "laundry_prices" (
	"laundry_id" integer NOT NULL,
	"category" text NOT NULL,
	"price_won" integer NOT NULL,
	"turnaround_days" integer DEFAULT 3 NOT NULL,
	CONSTRAINT "laundry_prices_laundry_id_category_pk" PRIMARY KEY("laundry_id","category")
);
--> statement-breakpoint
CREATE TABLE "shop_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"laundry_id" integer NOT NULL,
	"place" integer NOT NULL,
	"wide_key" text NOT NULL,
	"square_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "lost_numbers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lost_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"new_number" text,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"session_id" uuid,
	"device_name" text,
	"reason" text,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "member_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"address" text NOT NULL,
	"road_address" text NOT NULL,
	"sub_address" text NOT NULL,
	"address_type" text NOT NULL,
	"postal_code" text NOT NULL,
	"entrance_info" text NOT NULL,
	"recipient" text NOT NULL,
	"sido" text NOT NULL,
	"gungu" text NOT NULL,
	"dong" text NOT NULL,
	"emd" text NOT NULL,
	"bcode" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_addresses_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone_number" text,
	"phone_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"email" text,
	"provider" text DEFAULT 'PHONE' NOT NULL,
	"partner_id" integer,
	"has_used_partner" boolean DEFAULT false NOT NULL,
	"marketing_allowed" boolean DEFAULT false NOT NULL,
	"night_allowed" boolean DEFAULT false NOT NULL,
	"location_allowed" boolean DEFAULT false NOT NULL,
	"order_alarm" boolean DEFAULT true NOT NULL,
	"terms_agreed_at" timestamp with time zone NOT NULL,
	"marketing_agreed_at" timestamp with time zone,
	"referral_code" text NOT NULL,
	"invited_by_id" integer,
	"joined_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdraw_reasons" text[],
	"withdraw_detail" text,
	"night_agreed_at" timestamp with time zone,
	"consent_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"status" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"total_count" integer DEFAULT 0 NOT NULL,
	"total_discount_won" integer DEFAULT 0 NOT NULL,
	"fail_message" text,
	"due_from" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"reminded_of" timestamp with time zone,
	CONSTRAINT "memberships_member_id_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "membership_uses" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"discount_won" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" integer,
	"at" timestamp with time zone NOT NULL,
	"reason_code" text,
	"reason" text,
	"photo_ids" integer[] NOT NULL,
	"event" text DEFAULT 'moved' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "my_laundries" (
	"member_id" integer NOT NULL,
	"division" text NOT NULL,
	"laundry_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "my_laundries_member_id_division_pk" PRIMARY KEY("member_id","division")
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
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "request_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"estimated_won" integer,
	"price_won" integer NOT NULL,
	"note" text NOT NULL,
	"declined" boolean DEFAULT false NOT NULL,
	"photo_ids" integer[] NOT NULL,
	"offer_version" integer NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "outbox_messages_key_unique" UNIQUE("key"),
	CONSTRAINT "outbox_messages_done" CHECK (("outbox_messages"."ended_at" is not null) = ("outbox_messages"."state" in ('sent', 'failed', 'dropped')))
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
CREATE TABLE "request_mends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_mends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"mend_name" text NOT NULL,
	"with_laundry" boolean NOT NULL,
	"mend_detail" text NOT NULL,
	"cloth_type" text,
	"cloth_no" integer
);
--> statement-breakpoint
CREATE TABLE "request_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"mend_id" integer,
	"kind" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"laundry_id" integer NOT NULL,
	"status" text NOT NULL,
	"payment_status" text DEFAULT 'None' NOT NULL,
	"collection_time" timestamp with time zone NOT NULL,
	"laundry_num_by_user" integer NOT NULL,
	"has_premium" boolean NOT NULL,
	"has_stain" boolean NOT NULL,
	"etc" text NOT NULL,
	"has_password" boolean NOT NULL,
	"entrance_password" text,
	"delivery_bag" boolean NOT NULL,
	"credit_card_id" integer,
	"coupon_id" integer,
	"paid_services" jsonb NOT NULL,
	"pickup_address" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"estimate_min_won" integer NOT NULL,
	"estimate_max_won" integer NOT NULL,
	"has_membership_discount" boolean DEFAULT false NOT NULL,
	"price_lines" jsonb,
	"total_won" integer,
	"pieces" integer,
	"due_date" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"status_at" timestamp with time zone NOT NULL,
	"no_show_fee_won" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status_by" text DEFAULT 'customer' NOT NULL,
	"address_erased_at" timestamp with time zone,
	"offer_version" integer,
	"approved_version" integer,
	"announced_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"advance_limit_won" integer,
	"expected_return_at" timestamp with time zone,
	"price_reminders_sent" integer DEFAULT 0 NOT NULL,
	"approved_coupon_id" integer,
	"approved_points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "requests_washed_with_approval" CHECK ("requests"."status" not in ('Processing', 'WashCompleted', 'Delivering', 'Delivered', 'Completed') or ("requests"."approved_at" is not null and "requests"."approved_by" is not null and "requests"."total_won" is not null and "requests"."approved_version" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"is_upheld" boolean
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"laundry_id" integer NOT NULL,
	"member_id" integer,
	"request_id" integer,
	"writer" text NOT NULL,
	"rating" integer NOT NULL,
	"keywords" text[] NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "laundry_holidays" (
	"laundry_id" integer NOT NULL,
	"day" date NOT NULL,
	"reason" text,
	CONSTRAINT "laundry_holidays_laundry_id_day_pk" PRIMARY KEY("laundry_id","day")
);
--> statement-breakpoint
CREATE TABLE "laundry_slots" (
	"laundry_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"booked" integer NOT NULL,
	"capacity" integer,
	CONSTRAINT "laundry_slots_laundry_id_starts_at_pk" PRIMARY KEY("laundry_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "social_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"account_hint" text,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "social_identities_member" UNIQUE("member_id","provider")
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
CREATE TABLE "web_push_subscriptions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"version" text NOT NULL,
	"shell" text NOT NULL,
	"drawn_by" text NOT NULL,
	"navigation" text NOT NULL,
	"network" text NOT NULL,
	"is_native_app" boolean NOT NULL,
	"name" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vitals_of" PRIMARY KEY("day","route","version","shell","drawn_by","navigation","network","is_native_app","name","bucket")
);
--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_registered_member_id_members_id_fk" FOREIGN KEY ("registered_member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_campaign_id_coupon_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."coupon_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_used_request_id_requests_id_fk" FOREIGN KEY ("used_request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_lot_id_point_entries_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_reviewed_request_id_requests_id_fk" FOREIGN KEY ("reviewed_request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_sessions" ADD CONSTRAINT "card_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_bag_order_id_delivery_bag_orders_id_fk" FOREIGN KEY ("bag_order_id") REFERENCES "public"."delivery_bag_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_step_id_claim_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."claim_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_steps" ADD CONSTRAINT "claim_steps_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_item_id_request_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."request_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_campaigns" ADD CONSTRAINT "coupon_campaigns_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_bag_orders" ADD CONSTRAINT "delivery_bag_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_plays" ADD CONSTRAINT "event_plays_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_shops" ADD CONSTRAINT "favourite_shops_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_shops" ADD CONSTRAINT "favourite_shops_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_refunds" ADD CONSTRAINT "item_refunds_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_refunds" ADD CONSTRAINT "item_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_refunds" ADD CONSTRAINT "item_refunds_voucher_refund_id_voucher_refunds_id_fk" FOREIGN KEY ("voucher_refund_id") REFERENCES "public"."voucher_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_addresses" ADD CONSTRAINT "kept_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laundry_paid_services" ADD CONSTRAINT "laundry_paid_services_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laundry_prices" ADD CONSTRAINT "laundry_prices_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_photos" ADD CONSTRAINT "shop_photos_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_numbers" ADD CONSTRAINT "lost_numbers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_addresses" ADD CONSTRAINT "member_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_uses" ADD CONSTRAINT "membership_uses_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_uses" ADD CONSTRAINT "membership_uses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_moves" ADD CONSTRAINT "request_moves_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_laundries" ADD CONSTRAINT "my_laundries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_laundries" ADD CONSTRAINT "my_laundries_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_questions" ADD CONSTRAINT "item_questions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_questions" ADD CONSTRAINT "item_questions_item_id_request_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."request_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_offer" FOREIGN KEY ("request_id","offer_version") REFERENCES "public"."request_offers"("request_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_friend_id_members_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_rewards" ADD CONSTRAINT "invite_rewards_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_notices" ADD CONSTRAINT "point_notices_lot_id_point_entries_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_mends" ADD CONSTRAINT "request_mends_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_photos" ADD CONSTRAINT "request_photos_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_photos" ADD CONSTRAINT "request_photos_mend_id_request_mends_id_fk" FOREIGN KEY ("mend_id") REFERENCES "public"."request_mends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_offers" ADD CONSTRAINT "request_offers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_offer" FOREIGN KEY ("id","offer_version") REFERENCES "public"."request_offers"("request_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_approved_offer" FOREIGN KEY ("id","approved_version") REFERENCES "public"."request_offers"("request_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laundry_holidays" ADD CONSTRAINT "laundry_holidays_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laundry_slots" ADD CONSTRAINT "laundry_slots_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_refunds" ADD CONSTRAINT "voucher_refunds_use_id_voucher_uses_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."voucher_uses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_push_subscriptions" ADD CONSTRAINT "web_push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otps_phone_number" ON "otps" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_parent" ON "refresh_tokens" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "coupons_member" ON "coupons" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_once_a_member" ON "coupons" USING btree ("member_id","campaign_id");--> statement-breakpoint
CREATE INDEX "coupons_of_campaign" ON "coupons" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_once_a_request" ON "coupons" USING btree ("used_request_id");--> statement-breakpoint
CREATE INDEX "point_entries_member" ON "point_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "point_entries_of_lot" ON "point_entries" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "point_entries_of_request" ON "point_entries" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "point_entries_of_review" ON "point_entries" USING btree ("reviewed_request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_earned_once" ON "point_entries" USING btree ("request_id") WHERE "point_entries"."kind" = 'earned';--> statement-breakpoint
CREATE INDEX "point_entries_ending" ON "point_entries" USING btree ("expires_at") WHERE "point_entries"."kind" = 'earned';--> statement-breakpoint
CREATE INDEX "buildings_road" ON "buildings" USING btree ("road","main_number","sub_number");--> statement-breakpoint
CREATE INDEX "buildings_lot" ON "buildings" USING btree ("emd_code","lot_main","lot_sub");--> statement-breakpoint
CREATE INDEX "buildings_position" ON "buildings" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "card_sessions_member" ON "card_sessions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "card_sessions_claimed" ON "card_sessions" USING btree ("claimed_at") WHERE "card_sessions"."state" = 'claimed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cards_active" ON "payment_cards" USING btree ("member_id") WHERE "payment_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_cards_to_end" ON "payment_cards" USING btree ("id") WHERE "payment_cards"."removed_at" is not null and "payment_cards"."key_ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_of_request" ON "charges" USING btree ("request_id") WHERE "charges"."status" <> 'Void';--> statement-breakpoint
CREATE UNIQUE INDEX "charges_of_bag" ON "charges" USING btree ("bag_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_of_membership" ON "charges" USING btree ("membership_id","period_starts_at");--> statement-breakpoint
CREATE INDEX "charges_of_member" ON "charges" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "charges_due" ON "charges" USING btree ("next_try_at") WHERE "charges"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "charges_failed" ON "charges" USING btree ("first_refused_at") WHERE "charges"."status" = 'Failed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one" ON "payment_attempts" USING btree ("charge_id") WHERE "payment_attempts"."state" in ('window', 'sent', 'unknown', 'approved');--> statement-breakpoint
CREATE INDEX "payment_attempts_of_charge" ON "payment_attempts" USING btree ("charge_id","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("sent_at") WHERE "payment_attempts"."state" in ('sent', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_dropped" ON "payment_attempts" USING btree ("sent_at") WHERE "payment_attempts"."state" = 'dropped';--> statement-breakpoint
CREATE INDEX "payment_attempts_tid" ON "payment_attempts" USING btree ("tid");--> statement-breakpoint
CREATE INDEX "payment_attempts_settled" ON "payment_attempts" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "refunds_of_charge" ON "refunds" USING btree ("charge_id","id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("sent_at") WHERE "refunds"."state" in ('wanted', 'sent', 'unknown');--> statement-breakpoint
CREATE INDEX "refunds_settled" ON "refunds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "claim_photos_of_step" ON "claim_photos" USING btree ("step_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_photos_file" ON "claim_photos" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_steps_once" ON "claim_steps" USING btree ("claim_id","event");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_per_item" ON "claims" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "claims_of_request" ON "claims" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "claims_undecided" ON "claims" USING btree ("id") WHERE "claims"."decision" is null;--> statement-breakpoint
CREATE INDEX "client_events_received" ON "client_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "limited_uses_bucket" ON "limited_uses" USING btree ("bucket","at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_to" ON "outgoing_messages" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "outgoing_messages_key" ON "outgoing_messages" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_messages_device" ON "outgoing_messages" USING btree ("token","key");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","term","id");--> statement-breakpoint
CREATE INDEX "delivery_bag_orders_member" ON "delivery_bag_orders" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "delivery_bag_orders_open" ON "delivery_bag_orders" USING btree ("deliver_by","id") WHERE "delivery_bag_orders"."delivered_at" is null and "delivery_bag_orders"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "favourite_shops_laundry" ON "favourite_shops" USING btree ("laundry_id");--> statement-breakpoint
CREATE INDEX "inquiries_of_member" ON "inquiries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "inquiries_waiting" ON "inquiries" USING btree ("id") WHERE "inquiries"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "inquiry_messages_of_inquiry" ON "inquiry_messages" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "item_refunds_of_request" ON "item_refunds" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_addresses_door" ON "kept_addresses" USING btree ("member_id","address","road_address","sub_address");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_addresses_label" ON "kept_addresses" USING btree ("member_id","label") WHERE "kept_addresses"."label" <> '';--> statement-breakpoint
CREATE INDEX "kept_addresses_recent" ON "kept_addresses" USING btree ("member_id","used_at");--> statement-breakpoint
CREATE INDEX "laundries_position" ON "laundries" USING gist ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_photos_place" ON "shop_photos" USING btree ("laundry_id","place");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_posting" ON "ledger_entries" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_charge" ON "ledger_postings" USING btree ("charge_id","id");--> statement-breakpoint
CREATE INDEX "ledger_postings_at" ON "ledger_postings" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_attempt" ON "ledger_postings" USING btree ("attempt_id") WHERE "ledger_postings"."kind" in ('paid', 'surplus');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_refund" ON "ledger_postings" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_paid" ON "ledger_postings" USING btree ("charge_id") WHERE "ledger_postings"."kind" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "lost_numbers_open" ON "lost_numbers" USING btree ("member_id") WHERE "lost_numbers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "lost_numbers_due" ON "lost_numbers" USING btree ("due_at") WHERE "lost_numbers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "lost_numbers_member" ON "lost_numbers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "lost_numbers_session" ON "lost_numbers" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone_number" ON "members" USING btree ("phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "members_referral_code" ON "members" USING btree ("referral_code");--> statement-breakpoint
CREATE INDEX "members_consenting" ON "members" USING btree ("id") WHERE "members"."marketing_allowed";--> statement-breakpoint
CREATE INDEX "members_invited_by" ON "members" USING btree ("invited_by_id","id") WHERE "members"."invited_by_id" is not null;--> statement-breakpoint
CREATE INDEX "members_withdrawn_phone" ON "members" USING btree ("phone_hash") WHERE "members"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "memberships_to_renew" ON "memberships" USING btree ("paid_until") WHERE "memberships"."status" in ('Active', 'Leaving');--> statement-breakpoint
CREATE INDEX "membership_uses_of_member" ON "membership_uses" USING btree ("member_id","used_at");--> statement-breakpoint
CREATE INDEX "request_moves_of_request" ON "request_moves" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "no_shows_of_member" ON "no_shows" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "no_shows_of_request" ON "no_shows" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "no_shows_objected" ON "no_shows" USING btree ("objected_at") WHERE "no_shows"."objected_at" is not null and "no_shows"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_of_member" ON "notifications" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("member_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "item_questions_of_request" ON "item_questions" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_items_of_request" ON "request_items" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("due_at") WHERE "outbox_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_messages_of_request" ON "outbox_messages" USING btree ("request_id","id") WHERE "outbox_messages"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_messages_to" ON "outbox_messages" USING btree ("to");--> statement-breakpoint
CREATE INDEX "outbox_messages_ended" ON "outbox_messages" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_once" ON "outbox_messages" USING btree ("member_id","once_key");--> statement-breakpoint
CREATE INDEX "request_mends_of_request" ON "request_mends" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_photos_of_request" ON "request_photos" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "request_photos_file" ON "request_photos" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "requests_of_member" ON "requests" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "requests_of_laundry" ON "requests" USING btree ("laundry_id","status","id");--> statement-breakpoint
CREATE INDEX "requests_waiting" ON "requests" USING btree ("status","status_at");--> statement-breakpoint
CREATE INDEX "requests_with_password" ON "requests" USING btree ("status") WHERE "requests"."entrance_password" is not null;--> statement-breakpoint
CREATE INDEX "requests_with_address" ON "requests" USING btree ("status_at") WHERE "requests"."address_erased_at" is null;--> statement-breakpoint
CREATE INDEX "review_photos_of_review" ON "review_photos" USING btree ("review_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_photos_file" ON "review_photos" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_once" ON "review_reports" USING btree ("review_id","member_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("id") WHERE "review_reports"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_of_laundry" ON "reviews" USING btree ("laundry_id","id");--> statement-breakpoint
CREATE INDEX "reviews_of_member" ON "reviews" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_request" ON "reviews" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "social_attempts_expiry" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "voucher_refunds_of_use" ON "voucher_refunds" USING btree ("use_id");--> statement-breakpoint
CREATE INDEX "voucher_refunds_settled" ON "voucher_refunds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "voucher_refunds_open" ON "voucher_refunds" USING btree ("sent_at") WHERE "voucher_refunds"."state" in ('sent', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_uses_once" ON "voucher_uses" USING btree ("request_id") WHERE "voucher_uses"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "voucher_uses_of_request" ON "voucher_uses" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "voucher_uses_of_member" ON "voucher_uses" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "voucher_uses_settled" ON "voucher_uses" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "voucher_uses_open" ON "voucher_uses" USING btree ("sent_at") WHERE "voucher_uses"."state" in ('sent', 'unknown');--> statement-breakpoint
CREATE MATERIALIZED VIEW "public"."shop_heaps" AS (
  select level, floor(latitude * 2 ^ level / 0.5)::int as "row",
    floor(longitude * 2 ^ level / 0.5)::int as "column",
    can_mend, is_free_delivery, is_parking, has_membership_service, handle_items,
    count(*)::int as shops, sum(latitude) as latitude_sum, sum(longitude) as longitude_sum, max(id) as last_id
  from laundries, generate_series(0, 5) as level
  group by 1, 2, 3, 4, 5, 6, 7, 8);--> statement-breakpoint
-- Cells are unique, so that the view can be refreshed without a lock on its readers.
CREATE UNIQUE INDEX "shop_heaps_cell" ON "shop_heaps" ("level", "row", "column", "can_mend", "is_free_delivery", "is_parking", "has_membership_service", "handle_items");--> statement-breakpoint
-- Ledgers are append-only, also for other writers of this database.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of the ledger are added only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_postings_append_only" BEFORE UPDATE OR DELETE ON "ledger_postings" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "point_entries_append_only" BEFORE UPDATE OR DELETE ON "point_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
-- Entries of a posting sum to zero when its transaction ends.
CREATE FUNCTION "check_ledger_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT coalesce(sum(amount_won), 0) FROM ledger_entries WHERE posting_id = NEW.posting_id) <> 0 THEN
		RAISE EXCEPTION 'entries of movement % do not sum to zero', NEW.posting_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_sum" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_sum"();--> statement-breakpoint
-- A lot of points never gives more than it has or gets back more than it gave.
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
-- Committed changes of a member are notified to all processes (docs/domain/live.md).
CREATE FUNCTION "tell_change"("member_id" integer, "kind" text, "application_id" integer) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live_changes', json_build_object('kind', "kind", 'memberId', "member_id", 'applicationId', "application_id")::text);
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change(NEW.member_id, 'request', NEW.id);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_part_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change(requests.member_id, 'request', requests.id) FROM requests WHERE requests.id = NEW.request_id;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change(charges.member_id, 'request', charges.request_id)
    FROM charges WHERE charges.id = NEW.charge_id AND charges.request_id IS NOT NULL;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_notification"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change(NEW.member_id, 'notification', NULL);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION "tell_of_ended_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_changes', json_build_object('kind', 'session', 'sessionId', NEW.id)::text);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "requests_live" AFTER INSERT OR UPDATE ON "requests" FOR EACH ROW EXECUTE FUNCTION "tell_of_request"();--> statement-breakpoint
CREATE TRIGGER "request_moves_live" AFTER INSERT OR UPDATE ON "request_moves" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "request_offers_live" AFTER INSERT OR UPDATE ON "request_offers" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "request_items_live" AFTER INSERT OR UPDATE ON "request_items" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "item_questions_live" AFTER INSERT OR UPDATE ON "item_questions" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "no_shows_live" AFTER INSERT OR UPDATE ON "no_shows" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "item_refunds_live" AFTER INSERT OR UPDATE ON "item_refunds" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "charges_live" AFTER INSERT OR UPDATE ON "charges" FOR EACH ROW WHEN (NEW.request_id IS NOT NULL) EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "claims_live" AFTER INSERT OR UPDATE ON "claims" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();--> statement-breakpoint
CREATE TRIGGER "refunds_live" AFTER INSERT OR UPDATE ON "refunds" FOR EACH ROW EXECUTE FUNCTION "tell_of_refund"();--> statement-breakpoint
CREATE TRIGGER "notifications_live" AFTER INSERT OR UPDATE ON "notifications" FOR EACH ROW EXECUTE FUNCTION "tell_of_notification"();--> statement-breakpoint
CREATE TRIGGER "sessions_live" AFTER UPDATE OF "ended_at" ON "sessions" FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION "tell_of_ended_session"();
