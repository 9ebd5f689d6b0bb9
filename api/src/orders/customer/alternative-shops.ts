import { ALTERNATIVE_SHOPS, SHOP_DISTANCE_M, seoulDate } from '@dongne/contract';
import { Refusal, type Needs, type Clock, type Executor } from '#base';
import {
  findShopOffer,
  nearestShops,
  listedShop,
  shopCard,
  type ListedShop,
  placeOfViewer,
  bookableStarts,
  slotEnd,
  type OfferedSlot,
  offeredSlots,
} from '#shops';
import { countMends, findRequest, type RequestRow } from '../order';
import type { AlternativeShopView } from './request-schemas';

const DAY_MS = 86_400_000;

/** Number of nearest shops to check; the list has the others. */
const ASKED = 20;

const ANY_SHOP = {
  beginM: 0,
  endM: SHOP_DISTANCE_M.max,
  isFreeDelivery: false,
  isMembershipService: false,
  isParking: false,
  handleItem: null,
  words: [],
  favouritesOf: null,
};

/** Whether a request ended because its shop did not come, not by the customer's own cancellation. */
const isLetDown = ({ status, statusBy }: RequestRow): boolean =>
  status === 'Denied' || (status === 'Cancelled' && statusBy === 'system');

/** The nearest other shops that cover the member's address and take orders today. */
const otherShops = async (
  { database, clock }: Needs<'clock' | 'database'>,
  { id, memberId, laundryId }: RequestRow,
): Promise<ListedShop[]> => {
  const place = await placeOfViewer(database, memberId, {});
  if (place === null) return [];
  const canMend = (await countMends(database, id)) > 0;
  const today = seoulDate(clock.now());
  const near = await nearestShops(database, place, { ...ANY_SHOP, canMend }, 10 * ASKED);
  return near
    .map((shop) => listedShop(shop, place, today))
    .filter((shop) => shop.id !== laundryId && shop.canNewRequest && !shop.isPaused && shop.coverage !== 'none')
    .slice(0, ASKED);
};

/** Loads the slots of each shop once per day. */
const slotsByShop = (parts: { readonly database: Executor; readonly clock: Clock }) => {
  const known = new Map<string, Promise<OfferedSlot[]>>();
  const ask = async (shopId: number, day: string): Promise<OfferedSlot[]> => {
    const laundry = await findShopOffer(parts.database, shopId, seoulDate(parts.clock.now()));
    return laundry === undefined ? [] : offeredSlots(parts, laundry, day);
  };
  return (shopId: number, day: string): Promise<OfferedSlot[]> => {
    const key = `${shopId} ${day}`;
    const slots = known.get(key) ?? ask(shopId, day);
    known.set(key, slots);
    return slots;
  };
};

/**
 * Up to three other shops for a request whose own shop did not come: the nearest with a place at the same time, or,
 * where that is too near to be booked or full everywhere, at the next time of that day or the day after.
 *
 * @returns none for a request that is open, or ended in another way.
 * @throws {Refusal} `NOT_FOUND`, also for another member's.
 */
export const alternativesOf = async (
  parts: Needs<'clock' | 'database'>,
  memberId: number,
  requestId: number,
): Promise<AlternativeShopView[]> => {
  const request = await findRequest(parts.database, { memberId }, requestId);
  if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
  if (!isLetDown(request)) return [];
  const now = parts.clock.now();
  const wanted = request.collectionTime;
  const firstDay = wanted > now ? wanted : now;
  const days = [firstDay, new Date(firstDay.getTime() + DAY_MS)].map(seoulDate);
  const times = days.flatMap((day) => bookableStarts(day, now)).filter((startsAt) => startsAt >= wanted);
  const shops = await otherShops(parts, request);
  const slotsOf = slotsByShop(parts);
  for (const time of times) {
    const found: ListedShop[] = [];
    for (const shop of shops) {
      const slots = await slotsOf(shop.id, seoulDate(time));
      if (slots.some(({ startsAt, left }) => startsAt.getTime() === time.getTime() && left > 0)) found.push(shop);
      if (found.length === ALTERNATIVE_SHOPS) break;
    }
    if (found.length > 0)
      return found.map((shop) => ({
        // Leaves out the first slot of the shop, because the alternative has its own time.
        shop: shopCard(shop, undefined),
        startsAt: time.toISOString(),
        endsAt: slotEnd(time).toISOString(),
        isSameTime: time.getTime() === wanted.getTime(),
      }));
  }
  return [];
};
