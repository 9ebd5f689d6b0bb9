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
	CONSTRAINT "laundry_prices_laundry_id_category_pk" PRIMARY KEY("laundry_id","category")
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
	"photo_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_mends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_mends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"mend_name" text NOT NULL,
	"with_laundry" boolean NOT NULL,
	"mend_detail" text NOT NULL
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
	"photo_ids" integer[] NOT NULL
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
	"status_at" timestamp with time zone NOT NULL,
	"no_show_fee_won" integer DEFAULT 0 NOT NULL,
	"objection" text,
	"created_at" timestamp with time zone NOT NULL
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
	"created_at" timestamp with time zone NOT NULL
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
ALTER TABLE "laundry_paid_services" ADD CONSTRAINT "laundry_paid_services_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laundry_prices" ADD CONSTRAINT "laundry_prices_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_laundries" ADD CONSTRAINT "my_laundries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_laundries" ADD CONSTRAINT "my_laundries_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_mends" ADD CONSTRAINT "request_mends_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_moves" ADD CONSTRAINT "request_moves_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_photos" ADD CONSTRAINT "request_photos_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_photos" ADD CONSTRAINT "request_photos_mend_id_request_mends_id_fk" FOREIGN KEY ("mend_id") REFERENCES "public"."request_mends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laundry_holidays" ADD CONSTRAINT "laundry_holidays_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laundry_slots" ADD CONSTRAINT "laundry_slots_laundry_id_laundries_id_fk" FOREIGN KEY ("laundry_id") REFERENCES "public"."laundries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "laundries_position" ON "laundries" USING gist (ll_to_earth(latitude, longitude));--> statement-breakpoint
CREATE INDEX "request_items_of_request" ON "request_items" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_mends_of_request" ON "request_mends" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_moves_of_request" ON "request_moves" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_photos_of_request" ON "request_photos" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "request_photos_file" ON "request_photos" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "requests_of_member" ON "requests" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "requests_of_laundry" ON "requests" USING btree ("laundry_id","status","id");--> statement-breakpoint
CREATE INDEX "requests_waiting" ON "requests" USING btree ("status","status_at");--> statement-breakpoint
CREATE INDEX "reviews_of_laundry" ON "reviews" USING btree ("laundry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_request" ON "reviews" USING btree ("request_id");