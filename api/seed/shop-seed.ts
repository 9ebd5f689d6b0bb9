import { ITEM_CATEGORIES, MAIN_SERVICES, PAID_SERVICES, type ShopDivision } from '@dongne/contract';
import type { Random } from '#base';
import { seedAddress } from './shop-address';
import { seedNotice, seedPauseReason } from './shop-notices';
import type { SeedPlace } from './seed-place';
import { FAMILY_NAMES } from './shop-words';

const DAY_MS = 24 * 3600_000;
const SEOUL_CODE = '11';

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const pauseOf = (random: Random, now: Date) => {
  if (!random.chance(0.06)) return { reasonForPause: null, pauseStartDate: null, pauseEndDate: null };
  return {
    reasonForPause: seedPauseReason(random, now),
    pauseStartDate: dayAfter(now, -random.between(1, 5)),
    pauseEndDate: dayAfter(now, random.between(3, 14)),
  };
};

const closedWeekdaysOf = (random: Random): number[] => {
  if (random.chance(0.6)) return [0];
  if (random.chance(0.5)) return [];
  return random.chance(0.5) ? [0, 6] : [random.between(1, 3)];
};

const handleItemsOf = (random: Random, canMend: boolean): string[] =>
  MAIN_SERVICES.filter((service) => service === '일반 세탁' || (service === '수선' ? canMend : random.chance(0.55)));

const servicesOf = (random: Random, canMend: boolean, now: Date) => {
  const handleItems = handleItemsOf(random, canMend);
  return { handleItems, notice: seedNotice(random, handleItems, now) };
};

/** Vans cross all of Seoul; in Gyeonggi they go 8 to 15 km. About one shop in eight is walk-in only. */
const deliveryOf = (random: Random, place: SeedPlace) => {
  const isVisitOnly = random.chance(0.12);
  const canDelivery = !isVisitOnly && random.chance(0.8);
  const isFreeDelivery = !isVisitOnly && random.chance(0.3);
  return {
    canDelivery,
    useDeliveryAgency: !isVisitOnly && (!canDelivery || random.chance(0.2)),
    deliveryRadiusM: place.bcode.startsWith(SEOUL_CODE) ? 20_000 : random.between(8, 15) * 1_000,
    isFreeDelivery,
    deliveryFeeWon: isFreeDelivery || isVisitOnly ? 0 : random.between(2, 8) * 500,
    freeFromWon: isFreeDelivery ? 0 : random.between(4, 10) * 5_000,
  };
};

/** An expensive shop takes a day less than most, a cheap one a day more. */
const daysAheadOfMost = (priceLevel: number): number => {
  if (priceLevel > 1.15) return 1;
  return priceLevel < 0.93 ? -1 : 0;
};

const pricesOf = (random: Random) => {
  // Price level of the whole shop; single items vary a little, within 0.8 to 1.3 times.
  const level = 0.85 + random.next() * 0.4;
  return ITEM_CATEGORIES.map(({ category, seedPriceWon, seedTurnaroundDays }) => {
    const factor = Math.min(1.3, Math.max(0.8, level + (random.next() - 0.5) * 0.1));
    const lowest = Math.ceil((seedPriceWon * 0.8) / 100);
    const highest = Math.floor((seedPriceWon * 1.3) / 100);
    return {
      category,
      priceWon: Math.min(highest, Math.max(lowest, Math.round((seedPriceWon * factor) / 100))) * 100,
      turnaroundDays: Math.max(1, seedTurnaroundDays - daysAheadOfMost(level)),
    };
  });
};

const paidServicesOf = (random: Random, division: ShopDivision) =>
  division === 'DAILY' ? PAID_SERVICES.map((code) => ({ code, priceWon: random.between(2, 8) * 500 })) : [];

/**
 * A fake shop in a dong: deterministic for the same state of `random`, apart from the season. @param nameIn names it.
 */
export const seedShop = (
  random: Random,
  place: SeedPlace,
  now: Date,
  nameIn: (random: Random, place: SeedPlace) => string,
) => {
  const division: ShopDivision = random.chance(0.15) ? 'DAILY' : 'GENERAL';
  const canMend = random.chance(0.6);
  const prices = pricesOf(random);
  return {
    laundry: {
      laundryName: nameIn(random, place),
      representive: `${random.pick(FAMILY_NAMES)}○○`,
      career: random.between(2, 38),
      profilePicture: null,
      division,
      bcode: place.bcode,
      sido: place.sido,
      gungu: place.gungu,
      dong: place.dong,
      address: seedAddress(random, place),
      latitude: place.latitude,
      longitude: place.longitude,
      safetyNumber: `0504-0000-${String(random.between(0, 9_999)).padStart(4, '0')}`,
      canMend,
      ...deliveryOf(random, place),
      isParking: random.chance(0.35),
      isSpecialized: random.chance(0.2),
      hasMembershipService: random.chance(0.4),
      canNewRequest: !random.chance(0.04),
      ...pauseOf(random, now),
      opensAt: random.pick(['08:00', '08:30', '09:00', '10:00']),
      closesAt: random.pick(['19:00', '20:00', '21:00', '22:00']),
      closedWeekdays: closedWeekdaysOf(random),
      slotCapacity: random.between(3, 8),
      ...servicesOf(random, canMend, now),
      priceFromWon: Math.min(...prices.map(({ priceWon }) => priceWon)),
      usageCount: random.between(5, 900),
    },
    /** Average rating, 3.4 to 4.9. */
    standing: 3.4 + random.next() * 1.5,
    prices,
    paidServices: paidServicesOf(random, division),
  };
};
