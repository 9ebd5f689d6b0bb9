import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { laundryHolidays, laundrySlots } from '#tables';

/** Bookings and capacities of a shop's slots that start in [from, to), by start in milliseconds. */
export const takenSlots = async (executor: Executor, laundryId: number, from: Date, to: Date) => {
  const rows = await executor
    .select({ startsAt: laundrySlots.startsAt, booked: laundrySlots.booked, capacity: laundrySlots.capacity })
    .from(laundrySlots)
    .where(and(eq(laundrySlots.laundryId, laundryId), gte(laundrySlots.startsAt, from), lt(laundrySlots.startsAt, to)));
  return new Map(rows.map(({ startsAt, booked, capacity }) => [startsAt.getTime(), { booked, capacity }]));
};

/**
 * Books a place in a slot; false when it is full. One statement that locks the slot's row, so that the last place is
 * sold once, and a rollback frees it.
 *
 * @param capacity of the shop, for a slot without its own.
 */
export const takePlace = async (
  tx: Transaction,
  laundryId: number,
  startsAt: Date,
  capacity: number,
): Promise<boolean> => {
  if (capacity < 1) return false;
  const taken = await tx
    .insert(laundrySlots)
    .values({ laundryId, startsAt, booked: 1 })
    .onConflictDoUpdate({
      target: [laundrySlots.laundryId, laundrySlots.startsAt],
      set: { booked: sql`${laundrySlots.booked} + 1` },
      setWhere: sql`${laundrySlots.booked} < coalesce(${laundrySlots.capacity}, ${capacity})`,
    })
    .returning({ booked: laundrySlots.booked });
  return taken.length > 0;
};

/** Frees a place. */
export const freePlace = async (tx: Transaction, laundryId: number, startsAt: Date): Promise<void> => {
  await tx
    .update(laundrySlots)
    .set({ booked: sql`greatest(${laundrySlots.booked} - 1, 0)` })
    .where(and(eq(laundrySlots.laundryId, laundryId), eq(laundrySlots.startsAt, startsAt)));
};

/** Sets the capacity of one slot; null for the shop's usual one. */
export const setSlotCapacity = async (
  executor: Executor,
  laundryId: number,
  startsAt: Date,
  capacity: number | null,
): Promise<void> => {
  await executor
    .insert(laundrySlots)
    .values({ laundryId, startsAt, booked: 0, capacity })
    .onConflictDoUpdate({ target: [laundrySlots.laundryId, laundrySlots.startsAt], set: { capacity } });
};

/** Closed days of a shop from `day` (YYYY-MM-DD) on. */
export const holidaysFrom = async (executor: Executor, laundryId: number, day: string): Promise<string[]> => {
  const rows = await executor
    .select({ day: laundryHolidays.day })
    .from(laundryHolidays)
    .where(and(eq(laundryHolidays.laundryId, laundryId), gte(laundryHolidays.day, day)))
    .orderBy(asc(laundryHolidays.day));
  return rows.map((row) => row.day);
};

/** Adds a closed day. */
export const addHoliday = async (executor: Executor, laundryId: number, day: string): Promise<void> => {
  await executor.insert(laundryHolidays).values({ laundryId, day }).onConflictDoNothing();
};

/** Removes a closed day. */
export const removeHoliday = async (executor: Executor, laundryId: number, day: string): Promise<void> => {
  await executor
    .delete(laundryHolidays)
    .where(and(eq(laundryHolidays.laundryId, laundryId), eq(laundryHolidays.day, day)));
};
