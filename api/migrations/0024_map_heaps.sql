CREATE MATERIALIZED VIEW "public"."shop_heaps" AS (
  select level, floor(latitude * 2 ^ level / 0.5)::int as "row",
    floor(longitude * 2 ^ level / 0.5)::int as "column",
    can_mend, is_free_delivery, is_parking, has_membership_service, handle_items,
    count(*)::int as shops, sum(latitude) as latitude_sum, sum(longitude) as longitude_sum, max(id) as last_id
  from laundries, generate_series(0, 5) as level
  group by 1, 2, 3, 4, 5, 6, 7, 8);--> statement-breakpoint
-- by hand
CREATE UNIQUE INDEX "shop_heaps_cell" ON "shop_heaps" ("level", "row", "column", "can_mend", "is_free_delivery", "is_parking", "has_membership_service", "handle_items");
