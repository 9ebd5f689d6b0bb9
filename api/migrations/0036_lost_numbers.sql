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
ALTER TABLE "lost_numbers" ADD CONSTRAINT "lost_numbers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lost_numbers_open" ON "lost_numbers" USING btree ("member_id") WHERE "lost_numbers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "lost_numbers_due" ON "lost_numbers" USING btree ("due_at") WHERE "lost_numbers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "lost_numbers_member" ON "lost_numbers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "lost_numbers_session" ON "lost_numbers" USING btree ("session_id");