CREATE TABLE "delivery_bag_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_bag_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"price_won" integer NOT NULL,
	"delivery_address" text NOT NULL,
	"entrance_info" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"deliver_by" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_bag_orders" ADD CONSTRAINT "delivery_bag_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_bag_orders_member" ON "delivery_bag_orders" USING btree ("member_id","id");