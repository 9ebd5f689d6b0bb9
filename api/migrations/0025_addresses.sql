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
ALTER TABLE "kept_addresses" ADD CONSTRAINT "kept_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_addresses_door" ON "kept_addresses" USING btree ("member_id","address","road_address","sub_address");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_addresses_label" ON "kept_addresses" USING btree ("member_id","label") WHERE "kept_addresses"."label" <> '';--> statement-breakpoint
CREATE INDEX "kept_addresses_recent" ON "kept_addresses" USING btree ("member_id","used_at");--> statement-breakpoint
-- by hand
-- The address that a member has now is the first that is kept.
INSERT INTO "kept_addresses" ("member_id", "address", "road_address", "sub_address", "address_type", "postal_code", "entrance_info", "recipient", "sido", "gungu", "dong", "emd", "bcode", "latitude", "longitude", "used_at")
SELECT "member_id", "address", "road_address", "sub_address", "address_type", "postal_code", "entrance_info", "recipient", "sido", "gungu", "dong", "emd", "bcode", "latitude", "longitude", "updated_at" FROM "member_addresses";
