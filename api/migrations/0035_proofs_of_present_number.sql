ALTER TABLE "otps" ADD COLUMN "purpose" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;