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
ALTER TABLE "card_sessions" ADD CONSTRAINT "card_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_sessions_member" ON "card_sessions" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "card_sessions_claimed" ON "card_sessions" USING btree ("claimed_at") WHERE "card_sessions"."state" = 'claimed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cards_active" ON "payment_cards" USING btree ("member_id") WHERE "payment_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_cards_to_end" ON "payment_cards" USING btree ("id") WHERE "payment_cards"."removed_at" is not null and "payment_cards"."key_ended_at" is null;