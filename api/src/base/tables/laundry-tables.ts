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

/** Earth radius of PostgreSQL's earthdistance, so that our distances match its functions. */
export const EARTH_RADIUS_M = 6_378_168;

const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/**
 * Point on the earth's surface in metres from its centre, as `ll_to_earth` returns it. Written out because that
 * function relies on the search path, which `pg_restore` empties.
 */
const SURFACE_POINT = sql.raw(`cube(ARRAY[
  ${EARTH_RADIUS_M} * cos(radians(latitude)) * cos(radians(longitude)),
  ${EARTH_RADIUS_M} * cos(radians(latitude)) * sin(radians(longitude)),
  ${EARTH_RADIUS_M} * sin(radians(latitude))])`);

/** Neighbourhood laundries. Column names match the wire, `representive` included. */
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
    /** Ten-digit legal-dong code. Areas match by code because their names differ by source. */
    bcode: text('bcode').notNull(),
    sido: text('sido').notNull(),
    gungu: text('gungu').notNull(),
    dong: text('dong').notNull(),
    address: text('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** Generated column for distance queries. */
    position: cube('position').notNull().generatedAlwaysAs(SURFACE_POINT),
    /** Forwarding number shown to customers; the shop's real number stays private. */
    safetyNumber: text('safety_number').notNull(),
    canMend: boolean('can_mend').notNull(),
    isFreeDelivery: boolean('is_free_delivery').notNull(),
    isParking: boolean('is_parking').notNull(),
    isSpecialized: boolean('is_specialized').notNull().default(false),
    hasMembershipService: boolean('has_membership_service').notNull(),
    /** Delivery by the shop's own van, within `deliveryRadiusM`. */
    canDelivery: boolean('can_delivery').notNull(),
    deliveryRadiusM: integer('delivery_radius_m').notNull(),
    /** Delivery by an agency, within the shop's whole sido. */
    useDeliveryAgency: boolean('use_delivery_agency').notNull(),
    canNewRequest: boolean('can_new_request').notNull(),
    reasonForPause: text('reason_for_pause'),
    /** First and last day (Asia/Seoul) of a pause; both are set or neither is. */
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
    /** Updated with every review and request, so that a list needs no join. */
    rating: real('rating').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    usageCount: integer('usage_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Supports nearest-first queries over a million shops: the cube distance operator walks this index without a sort.
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
    /** Opening days between collection and delivery. */
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

/** Photos of a shop, each cropped for a page and for a list. Public. */
export const shopPhotos = pgTable(
  'shop_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    laundryId: integer('laundry_id')
      .notNull()
      .references(() => laundries.id, { onDelete: 'cascade' }),
    /** Sort order; the smallest comes first and is shown in lists. */
    place: integer('place').notNull(),
    wideKey: text('wide_key').notNull(),
    squareKey: text('square_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('shop_photos_place').on(table.laundryId, table.place)],
);
