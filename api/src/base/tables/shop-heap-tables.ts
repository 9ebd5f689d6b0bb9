import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, pgMaterializedView, text } from 'drizzle-orm/pg-core';

/** A cell of level 0 has sides of so many degrees; those of each further level are half as long. */
export const HEAP_CELL_DEGREES = 0.5;

/** Cells of the last level are 1.7 km from south to north. */
export const HEAP_LEVELS = 6;

/**
 * How many shops of one kind lie in each cell of a grid over the country, at every level, for a map too wide to count them one
 * by one. A snapshot: `refreshHeaps` takes the next.
 */
export const shopHeaps = pgMaterializedView('shop_heaps', {
  level: integer('level').notNull(),
  row: integer('row').notNull(),
  column: integer('column').notNull(),
  canMend: boolean('can_mend').notNull(),
  isFreeDelivery: boolean('is_free_delivery').notNull(),
  isParking: boolean('is_parking').notNull(),
  hasMembershipService: boolean('has_membership_service').notNull(),
  handleItems: text('handle_items').array().notNull(),
  shops: integer('shops').notNull(),
  latitudeSum: doublePrecision('latitude_sum').notNull(),
  longitudeSum: doublePrecision('longitude_sum').notNull(),
  lastId: integer('last_id').notNull(),
}).as(
  sql.raw(`
  select level, floor(latitude * 2 ^ level / ${HEAP_CELL_DEGREES})::int as "row",
    floor(longitude * 2 ^ level / ${HEAP_CELL_DEGREES})::int as "column",
    can_mend, is_free_delivery, is_parking, has_membership_service, handle_items,
    count(*)::int as shops, sum(latitude) as latitude_sum, sum(longitude) as longitude_sum, max(id) as last_id
  from laundries, generate_series(0, ${HEAP_LEVELS - 1}) as level
  group by 1, 2, 3, 4, 5, 6, 7, 8`),
);
