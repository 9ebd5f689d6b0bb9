import { isOpenDay, type OpenDays, seoulDate } from '@dongne/contract';
import type { CardExtras } from './card-extras-repository';
import { returnAfter } from './slots/expected-return';
import { bookableStarts, lastBookableDay, placesLeft, type SlotCalendar } from './slots/slot-rules';
import { canBeOrderedFrom, pauseDaysOf, type FirstPickup, type ListedShop } from './shop-view';

const DAY_MS = 24 * 3600_000;

/** Days that can be booked with their slots, computed lazily. */
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

/** Cache key of a first slot and its return: shops without bookings and with equal days share it. */
const decidedBy = (shop: ListedShop & CardExtras): string =>
  JSON.stringify([
    ...[shop.closedWeekdays, shop.holidays, pauseDaysOf(shop)],
    ...[shop.slotCapacity, shop.slots, shop.turnaroundDays],
  ]);

/**
 * Creates a finder of first free slots for listed shops; none for a shop that takes no orders now or is fully booked.
 */
export const firstPickupsAt = (now: Date): ((shop: ListedShop & CardExtras) => FirstPickup | undefined) => {
  const days = bookableDays(now);
  const firstPickup = (shop: ListedShop & CardExtras): FirstPickup | undefined => {
    const { closedWeekdays, holidays, slotCapacity, slots, turnaroundDays } = shop;
    const openDays: OpenDays = { closedWeekdays, holidays, pause: pauseDaysOf(shop) };
    const taken: SlotCalendar['taken'] = new Map(
      slots.map(([startsAt, booked, capacity]) => [startsAt, { booked, capacity }]),
    );
    for (const { day, starts } of days()) {
      if (!isOpenDay(openDays, day)) continue;
      const startsAt = starts.find((start) => placesLeft({ capacity: slotCapacity, taken }, start) > 0);
      if (startsAt !== undefined) return { startsAt, returnAt: returnAfter(day, turnaroundDays, openDays) };
    }
    return undefined;
  };
  const known = new Map<string, FirstPickup | undefined>();
  return (shop) => {
    if (!canBeOrderedFrom(shop)) return undefined;
    const key = decidedBy(shop);
    if (!known.has(key)) known.set(key, firstPickup(shop));
    return known.get(key);
  };
};
