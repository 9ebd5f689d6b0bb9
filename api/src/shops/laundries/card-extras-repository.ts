import { sql, type SQL } from 'drizzle-orm';
import type { ItemCategory } from '@dongne/contract';
import type { Bindable } from '#base';
import { laundries, laundryHolidays, laundryPrices, laundrySlots } from '#tables';

/** Parameters of a card besides the shop's own columns. */
export interface CardQuery {
  /** Start of the slots, ISO 8601. */
  readonly now: Bindable<string>;
  /** Date in Seoul, YYYY-MM-DD. */
  readonly today: Bindable<string>;
  /** Categories of which the cheapest price is shown. */
  readonly categories: Bindable<readonly ItemCategory[]>;
  /** Categories of which the slowest decides the return date. */
  readonly dated: Bindable<readonly string[]>;
}

/** Slot with bookings or a capacity of its own: start in milliseconds, bookings, capacity. */
export type SlotTuple = readonly [number, number, number | null];

/** Data of a card from other tables. */
export interface CardExtras {
  /** Closed days from today on. */
  readonly holidays: readonly string[];
  readonly slots: readonly SlotTuple[];
  /** Open days of the slowest dated category; null when it has no such price. */
  readonly turnaroundDays: number | null;
  readonly comparedPrice: { readonly category: ItemCategory; readonly priceWon: number } | null;
}

// Raw SQL keeps the table name, which Drizzle drops in a single-table statement.
const shopId = sql`${laundries.id}`;

const isAnyOf = (column: SQL, values: Bindable<readonly string[]>): SQL => sql`${column} = any(${sql.param(values)})`;
const category = sql`${laundryPrices.category}`;

/** Columns of a card for a select from the shops, so that all tables are read in one round trip. */
export const cardExtras = ({ now, today, categories, dated }: CardQuery) => ({
  holidays: sql<CardExtras['holidays']>`array(select ${laundryHolidays.day}::text from ${laundryHolidays}
    where ${laundryHolidays.laundryId} = ${shopId} and ${laundryHolidays.day} >= ${today})`,
  slots: sql<CardExtras['slots']>`coalesce((select json_agg(json_build_array(
      (extract(epoch from ${laundrySlots.startsAt}) * 1000)::bigint, ${laundrySlots.booked}, ${laundrySlots.capacity}))
    from ${laundrySlots}
    where ${laundrySlots.laundryId} = ${shopId} and ${laundrySlots.startsAt} >= ${now}), '[]')`,
  turnaroundDays: sql<CardExtras['turnaroundDays']>`(select max(${laundryPrices.turnaroundDays}) from ${laundryPrices}
    where ${laundryPrices.laundryId} = ${shopId} and ${isAnyOf(category, dated)})`,
  comparedPrice: sql<CardExtras['comparedPrice']>`(select json_build_object('category', ${category},
      'priceWon', ${laundryPrices.priceWon})
    from ${laundryPrices} where ${laundryPrices.laundryId} = ${shopId} and ${isAnyOf(category, categories)}
    order by ${laundryPrices.priceWon} limit 1)`,
});
