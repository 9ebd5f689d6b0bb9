import { and, gte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { EVERYDAY_CATEGORIES } from '@dongne/contract';
import type { Executor } from '../database';
import { laundryHolidays, laundryPrices, laundrySlots } from '../tables';

/** Like `inArray`, as one parameter: a hundred of them took longer to send than to look up. */
const isAnyOf = (column: AnyPgColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`;

/** `turnaroundDaysOf` of the contract for what people mostly hand over, of many shops at once. */
export const usualTurnarounds = async (
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await executor
    .select({
      laundryId: laundryPrices.laundryId,
      days: sql<number>`max(${laundryPrices.turnaroundDays})`.mapWith(Number),
    })
    .from(laundryPrices)
    .where(and(isAnyOf(laundryPrices.laundryId, ids), isAnyOf(laundryPrices.category, [...EVERYDAY_CATEGORIES])))
    .groupBy(laundryPrices.laundryId);
  return new Map(rows.map(({ laundryId, days }) => [laundryId, days]));
};

/** Days from a day (YYYY-MM-DD) on that shops have closed. */
export const holidaysOfShops = (executor: Executor, ids: readonly number[], from: string) =>
  executor
    .select({ laundryId: laundryHolidays.laundryId, day: laundryHolidays.day })
    .from(laundryHolidays)
    .where(and(isAnyOf(laundryHolidays.laundryId, ids), gte(laundryHolidays.day, from)));

/** Slots of shops that have bookings or a capacity of their own. */
export const slotsOfShops = (executor: Executor, ids: readonly number[], from: Date) =>
  executor
    .select()
    .from(laundrySlots)
    .where(and(isAnyOf(laundrySlots.laundryId, ids), gte(laundrySlots.startsAt, from)));
