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
ALTER TABLE "sessions" ADD COLUMN "device_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","term","id");--> statement-breakpoint
-- by hand
-- What members agreed to before answers were kept: the first wording of each term, at the time that is known.
INSERT INTO "consents" ("member_id", "term", "version", "is_agreed", "said_in", "at")
SELECT "id", "term", 1, true, 'registration', "at" FROM "members", LATERAL (VALUES
	('service', "terms_agreed_at"),
	('privacy', "terms_agreed_at"),
	('location', CASE WHEN "location_allowed" THEN "terms_agreed_at" END),
	('marketing', CASE WHEN "marketing_allowed" THEN "marketing_agreed_at" END),
	('night', CASE WHEN "night_allowed" THEN "night_agreed_at" END)
) AS said("term", "at") WHERE said."at" IS NOT NULL;
