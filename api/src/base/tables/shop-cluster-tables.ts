import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, pgMaterializedView, text } from 'drizzle-orm/pg-core';

/** Side of a level-0 cell in degrees; each further level halves it. */
export const CLUSTER_CELL_DEGREES = 0.5;

/** Number of levels; cells of the last one are 1.7 km from south to north. */
export const CLUSTER_LEVELS = 6;

/**
 * Number of shops per kind and cell of a nationwide grid, at every level, for maps too wide to count them per request.
 * A snapshot, renewed by `refreshClusters`.
 */
export const shopClusters = pgMaterializedView('shop_heaps', {
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
  select level, floor(latitude * 2 ^ level / ${CLUSTER_CELL_DEGREES})::int as "row",
    floor(longitude * 2 ^ level / ${CLUSTER_CELL_DEGREES})::int as "column",
    can_mend, is_free_delivery, is_parking, has_membership_service, handle_items,
    count(*)::int as shops, sum(latitude) as latitude_sum, sum(longitude) as longitude_sum, max(id) as last_id
  from laundries, generate_series(0, ${CLUSTER_LEVELS - 1}) as level
  group by 1, 2, 3, 4, 5, 6, 7, 8`),
);
