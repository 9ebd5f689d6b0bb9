import { type AnnouncedItem, type ItemCategory, type RequestStatus, seoulDate } from '@dongne/contract';
import { chargeOfRequest } from '#money';
import type { Transaction } from '#base';
import { pricesOf, type Laundry, slotsOfDay, openDaysOf } from '#shops';
import { type Actor, approvePrice, transitionRequest, offerPrice, placeRequest, type RequestRow } from '#orders';
import { partsAt } from './parts-at';
import type { SeedNeeds } from './seed-part';
import { payAt } from './seed-payments';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Statuses of a successful request, with the hours of each step. */
const GOOD_WAY: readonly { readonly to: RequestStatus; readonly hours: number }[] = [
  { to: 'Collected', hours: 1 },
  { to: 'Registering', hours: 3 },
  { to: 'Registered', hours: 1 },
  { to: 'Processing', hours: 5 },
  { to: 'WashCompleted', hours: 20 },
  { to: 'Delivering', hours: 16 },
  { to: 'Delivered', hours: 2 },
  { to: 'Completed', hours: 10 },
];

const firstSlot = async (tx: Transaction, laundry: Laundry, after: Date): Promise<Date> => {
  const calendar = {
    ...(await openDaysOf(tx, laundry, { now: () => after })),
    capacity: 1,
    taken: new Map(),
  };
  for (let day = 1; day <= 7; day += 1) {
    const [slot] = slotsOfDay(calendar, seoulDate(new Date(after.getTime() + day * DAY_MS)), after);
    if (slot !== undefined) return slot.startsAt;
  }
  throw new Error('a seeded shop without open slots');
};

const countedOf = (pieces: readonly ItemCategory[]): AnnouncedItem[] =>
  [...new Set(pieces)].map((category) => ({ category, count: pieces.filter((piece) => piece === category).length }));

/**
 * Orders at a shop as if at that moment, for its first open slot from the next day on, with those pieces; the shop
 * accepts it.
 */
export const orderAt = async (
  tx: Transaction,
  memberId: number,
  laundry: Laundry,
  at: Date,
  pieces: readonly ItemCategory[],
): Promise<RequestRow> =>
  placeRequest(
    tx,
    partsAt(at),
    memberId,
    {
      laundryId: laundry.id,
      collectionTime: await firstSlot(tx, laundry, at),
      laundryNumByUser: Math.max(1, pieces.length),
      items: countedOf(pieces),
      hasPremium: false,
      hasStain: false,
      etc: '문 앞에 걸어 둘게요.',
      serviceCodes: [],
      mends: [],
      stains: [],
      advanceLimitWon: null,
      hasPassword: false,
      entrancePassword: null,
      deliveryBag: false,
      creditCardId: null,
      couponId: null,
      washingPreferences: null,
      valuables: null,
    },
    { keys: new Map(), named: new Set() },
  );

/** Offers everything at list price, ready two days later; approved at once with an agreement in advance. */
const offerPieces = async (tx: Transaction, request: RequestRow, pieces: readonly ItemCategory[], at: Date) => {
  const listPrice = new Map(
    (await pricesOf(tx, request.laundryId)).map(({ category, priceWon }) => [category, priceWon]),
  );
  const items = pieces.map((category) => {
    const priceWon = listPrice.get(category);
    if (priceWon === undefined) throw new Error(`a seeded shop has no price for ${category}`);
    return {
      kind: 'wash' as const,
      category,
      name: category,
      estimatedWon: priceWon,
      priceWon,
      note: '',
      photoIds: [],
    };
  });
  const dueDate = new Date(at.getTime() + 2 * DAY_MS);
  const offer = { items, dueDate, piecesNote: null, contentHash: null, hasMembershipDiscount: true };
  const actor = { type: 'shop', id: request.laundryId } as const;
  return offerPrice(tx, partsAt(at), request, { actor, offer, difference: null });
};

/** Final status of a request, with its pieces, no later than now. */
interface GoodWay {
  readonly until: RequestStatus;
  readonly pieces: readonly ItemCategory[];
  readonly now: Date;
  readonly parts: Pick<SeedNeeds, 'cards' | 'config' | 'payables'>;
}

/** Moves a request through its statuses, hour by hour, with the calls of shop and customer. */
export const advanceRequest = async (
  tx: Transaction,
  request: RequestRow,
  { until, pieces, now, parts }: GoodWay,
): Promise<void> => {
  const shop: Actor = { type: 'shop', id: request.laundryId };
  const customer = { type: 'customer', id: request.memberId } as const;
  let current = request;
  let at = request.collectionTime;
  for (const { to, hours } of GOOD_WAY) {
    at = new Date(Math.min(at.getTime() + hours * HOUR_MS, now.getTime()));
    if (to === 'Registered') {
      current = await offerPieces(tx, current, pieces, at);
      if (to === until) return;
      continue;
    }
    if (to === 'Processing' && current.approvedAt === null) {
      const { offerVersion, totalWon } = current;
      if (offerVersion === null || totalWon === null) throw new Error('a seeded request without its offer');
      const everything = { offerVersion, totalWon, declinedItemIds: [] };
      current = await approvePrice(tx, { ...partsAt(at), config: parts.config }, current, {
        ...everything,
        actor: customer,
      });
    }
    if (to === 'Processing') {
      const charge = await chargeOfRequest(tx, current.id);
      if (charge !== undefined) await payAt(tx, parts, charge, at);
    }
    const changes = to === 'Collected' ? { pieces: pieces.length } : {};
    current = await transitionRequest(tx, partsAt(at), current, {
      to,
      actor: to === 'Completed' ? customer : shop,
      changes,
    });
    if (to === until) return;
  }
};
