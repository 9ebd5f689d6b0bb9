DROP INDEX "laundries_position";--> statement-breakpoint
ALTER TABLE "laundries" ADD COLUMN "position" "cube" GENERATED ALWAYS AS (cube(ARRAY[
  6378168 * cos(radians(latitude)) * cos(radians(longitude)),
  6378168 * cos(radians(latitude)) * sin(radians(longitude)),
  6378168 * sin(radians(latitude))])) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "laundries_position" ON "laundries" USING gist ("position");