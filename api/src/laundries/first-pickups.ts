import { isOpenDay, type OpenDays, seoulDate } from '@dongne/contract';
import type { Executor } from '../database';
import { returnAfter } from './slots/expected-return';
import { bookableStarts, lastBookableDay, placesLeft, type SlotCalendar } from './slots/slot-rules';
import { holidaysOfShops, slotsOfShops, usualTurnarounds } from './first-pickup-repository';
import { canBeOrderedFrom, pauseDaysOf, type FirstPickup, type ListedShop } from './shop-view';

/** What of a row belongs to each shop. */
const byShop = <Row extends { readonly laundryId: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> => {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const known = grouped.get(row.laundryId);
    if (known === undefined) grouped.set(row.laundryId, [row]);
    else known.push(row);
  }
  return grouped;
};

/** The days from today to the last that can be booked, each with its slots; worked out only as far as they are looked at. */
const bookableDays = (now: Date): (() => Generator<{ readonly day: string; readonly starts: readonly Date[] }>) => {
  const known: { readonly day: string; readonly starts: readonly Date[] }[] = [];
  const last = lastBookableDay(now);
  return function* () {
    for (let ahead = 0; ; ahead += 1) {
      const day = seoulDate(new Date(now.getTime() + ahead * DAY_MS));
      if (day > last) return;
      yield (known[ahead] ??= { day, starts: bookableStarts(day, now) });
    }
  };
};

const DAY_MS = 24 * 3600_000;

/**
 * The first free slots of shops of a list: three statements for all of them, however many they are. A shop from which nothing
 * can be ordered now, or that is full for all days to come, has none.
 */
export const firstPickups = async (
  executor: Executor,
  shops: readonly ListedShop[],
  now: Date,
): Promise<ReadonlyMap<number, FirstPickup>> => {
  const open = shops.filter(canBeOrderedFrom);
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [holidays, slots, turnarounds] = await Promise.all([
    holidaysOfShops(executor, ids, seoulDate(now)),
    slotsOfShops(executor, ids, now),
    usualTurnarounds(executor, ids),
  ]);
  const holidaysOf = byShop(holidays);
  const slotsOf = byShop(slots);
  const days = bookableDays(now);

  const firstPickupOf = (shop: ListedShop): FirstPickup | undefined => {
    const openDays: OpenDays = {
      closedWeekdays: shop.closedWeekdays,
      holidays: holidaysOf.get(shop.id)?.map(({ day }) => day) ?? [],
      pause: pauseDaysOf(shop),
    };
    const taken: SlotCalendar['taken'] = new Map(slotsOf.get(shop.id)?.map((slot) => [slot.startsAt.getTime(), slot]));
    for (const { day, starts } of days()) {
      if (!isOpenDay(openDays, day)) continue;
      const startsAt = starts.find((start) => placesLeft({ capacity: shop.slotCapacity, taken }, start) > 0);
      if (startsAt !== undefined)
        return { startsAt, returnAt: returnAfter(day, turnarounds.get(shop.id) ?? null, openDays) };
    }
    return undefined;
  };
  return new Map(
    open.flatMap((shop): [number, FirstPickup][] => {
      const pickup = firstPickupOf(shop);
      return pickup === undefined ? [] : [[shop.id, pickup]];
    }),
  );
};
