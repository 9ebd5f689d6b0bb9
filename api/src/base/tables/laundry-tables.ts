import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ItemCategory, PaidServiceCode, ShopDivision } from '@dongne/contract';

/** The earth of PostgreSQL's earthdistance, so that its functions measure the same. */
export const EARTH_RADIUS_M = 6_378_168;

const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/**
 * A point of the earth's surface in metres from its middle: what `ll_to_earth` gives, spelt out. That function finds its own
 * parts by the search path, which a restore of a backup empties; this expression needs none.
 */
const SURFACE_POINT = sql.raw(`cube(ARRAY[
  ${EARTH_RADIUS_M} * cos(radians(latitude)) * cos(radians(longitude)),
  ${EARTH_RADIUS_M} * cos(radians(latitude)) * sin(radians(longitude)),
  ${EARTH_RADIUS_M} * sin(radians(latitude))])`);

/** A neighbourhood laundry. Column names are the wire's, `representive` included. */
export const laundries = pgTable(
  'laundries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    laundryName: text('laundry_name').notNull(),
    representive: text('representive').notNull(),
    /** Years in the trade. */
    career: integer('career').notNull(),
    profilePicture: text('profile_picture'),
    division: text('division').$type<ShopDivision>().notNull().default('GENERAL'),
    /** The ten-digit legal-dong code: areas are matched by code, their names differ by source. */
    bcode: text('bcode').notNull(),
    sido: text('sido').notNull(),
    gungu: text('gungu').notNull(),
    dong: text('dong').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Kept by the database; distances are measured on it. */
    position: cube('position').notNull().generatedAlwaysAs(SURFACE_POINT),
    /** A number that forwards to the shop; its own stays with us. */
    safetyNumber: text('safety_number').notNull(),
    canMend: boolean('can_mend').notNull(),
    isFreeDelivery: boolean('is_free_delivery').notNull(),
    isParking: boolean('is_parking').notNull(),
    isSpecialized: boolean('is_specialized').notNull().default(false),
    hasMembershipService: boolean('has_membership_service').notNull(),
    /** The shop's own van: reaches as far as `deliveryRadiusM`. */
    canDelivery: boolean('can_delivery').notNull(),
    deliveryRadiusM: integer('delivery_radius_m').notNull(),
    /** A delivery agency: reaches the shop's whole sido. */
    useDeliveryAgency: boolean('use_delivery_agency').notNull(),
    canNewRequest: boolean('can_new_request').notNull(),
    reasonForPause: text('reason_for_pause'),
    /** First and last day (Asia/Seoul) of a pause; both are set or neither. */
    pauseStartDate: date('pause_start_date', { mode: 'string' }),
    pauseEndDate: date('pause_end_date', { mode: 'string' }),
    deliveryFeeWon: integer('delivery_fee_won').notNull(),
    /** Amount from which delivery is free. */
    freeFromWon: integer('free_from_won').notNull(),
    opensAt: time('opens_at').notNull(),
    closesAt: time('closes_at').notNull(),
    /** 0 is Sunday. */
    closedWeekdays: integer('closed_weekdays').array().notNull(),
    slotCapacity: integer('slot_capacity').notNull(),
    handleItems: text('handle_items').array().notNull(),
    priceFromWon: integer('price_from_won').notNull(),
    notice: text('notice'),
    /** Kept with every review and request, so that a list needs no join. */
    rating: real('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    usageCount: integer('usage_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Nearest shops first, out of a million: the cube distance operator walks this index and never sorts.
    index('laundries_position').using('gist', table.position),
  ],
);

/** A shop's price list, one line per item category. */
export const laundryPrices = pgTable(
  'laundry_prices',
  {
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    category: text('category').$type<ItemCategory>().notNull(),
    priceWon: integer('price_won').notNull(),
    /** Days on which the shop is open from the collection to the way back. */
    turnaroundDays: integer('turnaround_days').notNull().default(3),
  },
  (table) => [primaryKey({ columns: [table.laundryId, table.category] })],
);

/** Paid extras of a `DAILY` shop. */
export const laundryPaidServices = pgTable(
  'laundry_paid_services',
  {
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    code: text('code').$type<PaidServiceCode>().notNull(),
    priceWon: integer('price_won').notNull(),
  },
  (table) => [primaryKey({ columns: [table.laundryId, table.code] })],
);

/** Photographs that a shop shows of itself, each cut for a page and for a list. Everybody may see them. */
export const shopPhotos = pgTable(
  'shop_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    /** The smallest stands first, and in lists. */
    place: integer('place').notNull(),
    wideKey: text('wide_key').notNull(),
    squareKey: text('square_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('shop_photos_place').on(table.laundryId, table.place)],
);
