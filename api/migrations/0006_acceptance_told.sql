ALTER TABLE "request_moves" ADD COLUMN "event" text DEFAULT 'moved' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "status_by" text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
UPDATE "requests" SET "status_by" = "latest"."actor_type" FROM (
	SELECT DISTINCT ON ("request_id") "request_id", "to_status", "actor_type" FROM "request_moves" ORDER BY "request_id", "id" DESC
) AS "latest" WHERE "latest"."request_id" = "requests"."id" and "latest"."to_status" = "requests"."status";
