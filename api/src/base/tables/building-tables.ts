import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Buildings of the national address register. Its files are imported separately: one has lots and names, another
 * positions, both the postal code. Empty without an import.
 */
export const buildings = pgTable(
  'buildings',
  {
    /** Five-digit district code plus seven-digit road code. */
    roadCode: text('road_code').notNull(),
    isUnderground: boolean('is_underground').notNull(),
    mainNumber: integer('main_number').notNull(),
    subNumber: integer('sub_number').notNull(),
    road: text('road').notNull(),
    /** Eight-digit code of the 읍, 면 or 동; a 리 below it has a name only. */
    emdCode: text('emd_code').notNull(),
    ri: text('ri').notNull(),
    postalCode: text('postal_code').notNull(),
    isHill: boolean('is_hill'),
    lotMain: integer('lot_main'),
    lotSub: integer('lot_sub'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    primaryKey({ columns: [table.roadCode, table.mainNumber, table.subNumber, table.isUnderground] }),
    index('buildings_road').on(table.road, table.mainNumber, table.subNumber),
    index('buildings_lot').on(table.emdCode, table.lotMain, table.lotSub),
    index('buildings_position').on(table.latitude, table.longitude),
  ],
);
