import { seoulDate } from '@dongne/contract';
import type { Needs } from '#base';
import { existing } from '../laundry-detail';
import { findShopOffer } from '../shop-page-repository';
import { expectedReturn } from './expected-return';
import type { PickupSlotView } from './slot-schemas';
import { offeredSlots } from './slot-service';

/** Slots of a shop's day, for customers and the shop itself. @throws {Refusal} `NOT_FOUND`. */
export const slotsOfShop = async (
  parts: Needs<'clock' | 'database'>,
  laundryId: number,
  day: string,
): Promise<PickupSlotView[]> => {
  const laundry = existing(await findShopOffer(parts.database, laundryId, seoulDate(parts.clock.now())));
  const slots = await offeredSlots(parts, laundry, day);
  const [first] = slots;
  if (first === undefined) return [];
  // All slots of a day have the same return day.
  const returnAt = expectedReturn(laundry, { collectionTime: first.startsAt });
  return slots.map(({ startsAt, endsAt, left }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    left,
    returnAt: returnAt?.toISOString() ?? null,
  }));
};
