ALTER TABLE "notifications" ADD COLUMN "request_id" integer;--> statement-breakpoint
UPDATE "notifications" SET "request_id" = substring("path" from '^/usage/(?:detail|approve|noshow)\?id=([0-9]{1,9})$')::integer WHERE "path" ~ '^/usage/(detail|approve|noshow)\?id=[0-9]{1,9}$';
