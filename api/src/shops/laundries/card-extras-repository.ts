import { sql, type SQL } from 'drizzle-orm';
import { EVERYDAY_CATEGORIES, type ItemCategory } from '@dongne/contract';
import type { Held } from '#base';
import { laundries, laundryHolidays, laundryPrices, laundrySlots } from '#tables';

/** What decides what a card says besides the shop's own columns. */
export interface CardQuestion {
  /** Slots from this instant on, ISO 8601. */
  readonly now: Held<string>;
  /** YYYY-MM-DD in Seoul. */
  readonly today: Held<string>;
  /** The cheapest of these is told. */
  readonly categories: Held<readonly ItemCategory[]>;
}

/** A slot with bookings or a capacity of its own: its start in milliseconds, the bookings, the capacity. */
export type SlotTuple = readonly [number, number, number | null];

/** What a card says of other tables. */
export interface CardExtras {
  /** Days from today on that the shop has closed. */
  readonly holidays: readonly string[];
  readonly slots: readonly SlotTuple[];
  /** `turnaroundDaysOf` of the contract for what people mostly hand over; null when it has no such price. */
  readonly turnaroundDays: number | null;
  readonly comparedPrice: { readonly category: ItemCategory; readonly priceWon: number } | null;
}

// Inside of another piece of SQL, so that it keeps its table's name where a statement reads from one table alone.
const shopId = sql`${laundries.id}`;

const isAnyOf = (column: SQL, values: Held<readonly string[]>): SQL => sql`${column} = any(${sql.param(values)})`;
const category = sql`${laundryPrices.category}`;

/** These, as columns of a statement that reads from the shops: one round trip however many tables a card speaks of. */
export const cardExtras = ({ now, today, categories }: CardQuestion) => ({
  holidays: sql<CardExtras['holidays']>`array(select ${laundryHolidays.day}::text from ${laundryHolidays}
    where ${laundryHolidays.laundryId} = ${shopId} and ${laundryHolidays.day} >= ${today})`,
  slots: sql<CardExtras['slots']>`coalesce((select json_agg(json_build_array(
      (extract(epoch from ${laundrySlots.startsAt}) * 1000)::bigint, ${laundrySlots.booked}, ${laundrySlots.capacity}))
    from ${laundrySlots}
    where ${laundrySlots.laundryId} = ${shopId} and ${laundrySlots.startsAt} >= ${now}), '[]')`,
  turnaroundDays: sql<CardExtras['turnaroundDays']>`(select max(${laundryPrices.turnaroundDays}) from ${laundryPrices}
    where ${laundryPrices.laundryId} = ${shopId} and ${isAnyOf(category, [...EVERYDAY_CATEGORIES])})`,
  comparedPrice: sql<CardExtras['comparedPrice']>`(select json_build_object('category', ${category},
      'priceWon', ${laundryPrices.priceWon})
    from ${laundryPrices} where ${laundryPrices.laundryId} = ${shopId} and ${isAnyOf(category, categories)}
    order by ${laundryPrices.priceWon} limit 1)`,
});
