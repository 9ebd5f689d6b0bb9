-- A request that was washed although nobody agreed to a price can only stem from a hand in the database. The constraint below
-- would hold it fast for ever, and an approval cannot be made up: nothing was agreed to, so nothing is owed.
UPDATE "requests" SET
	"approved_at" = coalesce("approved_at", "status_at"),
	"approved_by" = coalesce("approved_by", 'system'),
	"price_lines" = '[]'::jsonb,
	"total_won" = 0,
	"payment_status" = CASE "payment_status" WHEN 'Issued' THEN 'None' WHEN 'Failed' THEN 'None' WHEN 'Overdue' THEN 'None' ELSE "payment_status" END
WHERE "status" in ('Processing', 'WashCompleted', 'Delivering', 'Delivered', 'Completed')
	and ("approved_at" is null or "approved_by" is null or "total_won" is null);--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_washed_with_approval" CHECK ("requests"."status" not in ('Processing', 'WashCompleted', 'Delivering', 'Delivered', 'Completed') or ("requests"."approved_at" is not null and "requests"."approved_by" is not null and "requests"."total_won" is not null));
