CREATE TABLE "membership_uses" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"discount_won" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "due_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_uses" ADD CONSTRAINT "membership_uses_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_uses" ADD CONSTRAINT "membership_uses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_uses_of_member" ON "membership_uses" USING btree ("member_id","used_at");--> statement-breakpoint
CREATE INDEX "memberships_to_renew" ON "memberships" USING btree ("paid_until") WHERE "memberships"."status" in ('Active', 'Leaving');--> statement-breakpoint
-- by hand
-- Months are counted from the first day from now on: a paid period that ends between two of them is given to the end of its month.
UPDATE "memberships" SET "paid_until" = (
	SELECT min("ends") FROM (
		SELECT ("registered_at" AT TIME ZONE 'Asia/Seoul' + make_interval(months => "n")) AT TIME ZONE 'Asia/Seoul' AS "ends"
		FROM generate_series(1, 1200) AS "n"
	) AS "months" WHERE "ends" >= "memberships"."paid_until"
) WHERE "status" IN ('Active', 'Failing', 'Leaving');
