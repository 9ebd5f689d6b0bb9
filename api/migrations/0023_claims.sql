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
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_step_id_claim_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."claim_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_steps" ADD CONSTRAINT "claim_steps_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_item_id_request_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."request_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_photos_of_step" ON "claim_photos" USING btree ("step_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_photos_file" ON "claim_photos" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_steps_once" ON "claim_steps" USING btree ("claim_id","event");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_per_item" ON "claims" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "claims_of_request" ON "claims" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "claims_undecided" ON "claims" USING btree ("id") WHERE "claims"."decision" is null;--> statement-breakpoint
-- by hand
CREATE TRIGGER "claims_live" AFTER INSERT OR UPDATE ON "claims" FOR EACH ROW EXECUTE FUNCTION "tell_of_part_of_request"();
