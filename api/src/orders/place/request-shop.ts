import {
  formatCalendarDay,
  handedOver,
  isOpenDay,
  LAUNDRY_COUNT,
  type AnnouncedItem,
  seoulDate,
  type WantedMend,
} from '@dongne/contract';
import { invalidField, Refusal, type Clock, type Executor, type Transaction } from '#base';
import {
  findShopOffer,
  paidServicesOf,
  type Laundry,
  coverageFor,
  isPausedOn,
  sidoCodeOf,
  expectedReturn,
  takePlace,
  isBookable,
  isSlotStart,
  openDaysIn,
  type ShopOffer,
  straightMetres,
} from '#shops';
import type { AddressRow } from '#customers';
import type { OrderedService } from '#tables';
import type { MendInput } from './request-wishes';

const pauseSentence = ({ pauseEndDate }: Pick<Laundry, 'pauseEndDate'>): string =>
  pauseEndDate === null
    ? '지금은 쉬고 있는 세탁소예요.'
    : `${formatCalendarDay(pauseEndDate)}까지 쉬는 세탁소예요. 그동안은 새로 신청하거나 시간을 바꿀 수 없어요.`;

/** Reason why a shop takes no booking now, in the customer's words; undefined when it does. */
export const whyNotOrderable = (laundry: Laundry, clock: Clock): string | undefined => {
  if (isPausedOn(laundry, seoulDate(clock.now()))) return pauseSentence(laundry);
  return laundry.canNewRequest ? undefined : '지금은 새 신청을 받지 않는 세탁소예요.';
};

/** Narrows a found shop. @throws {Refusal} `VALIDATION` for an unknown one. */
export const existingShop = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw invalidField('laundryId', '찾는 세탁소가 없어요.');
  return found;
};

/** @throws {Refusal} `VALIDATION` when the shop is paused, or takes no new request. */
export const checkOrderable = (laundry: Laundry, clock: Clock): void => {
  const problem = whyNotOrderable(laundry, clock);
  if (problem !== undefined) throw invalidField('laundryId', problem);
};

/** The shop of a new booking. @throws {Refusal} `VALIDATION` when it is unknown, paused, or takes no new request. */
export const orderableLaundry = async (executor: Executor, laundryId: number, clock: Clock): Promise<ShopOffer> => {
  const laundry = existingShop(await findShopOffer(executor, laundryId, seoulDate(clock.now())));
  checkOrderable(laundry, clock);
  return laundry;
};

/**
 * Address of the collection.
 *
 * @throws {Refusal} `VALIDATION` without an address, `OUT_OF_AREA` when the shop does not cover it.
 */
export const coveredAddress = (address: AddressRow | null, laundry: Laundry): AddressRow => {
  if (address === null) throw invalidField('address', '주소를 먼저 등록해 주세요.');
  const place = { sidoCode: sidoCodeOf(address.bcode) };
  if (coverageFor(laundry, straightMetres(laundry, address), place) === 'none') {
    throw new Refusal('OUT_OF_AREA', { svMessage: '이 세탁소는 고객님 위치에 수거·배송을 지원하지 않아요.' });
  }
  return address;
};

/** @throws {Refusal} `VALIDATION` when it is not a slot of the shop or can no longer be booked. */
export const checkSlot = (laundry: ShopOffer, startsAt: Date, clock: Clock): void => {
  if (!isSlotStart(startsAt)) throw invalidField('collectionTime', '고를 수 없는 시간이에요.');
  if (!isBookable(startsAt, clock.now()))
    throw invalidField('collectionTime', '지금은 신청할 수 없는 시간이에요. 다른 시간을 골라 주세요.');
  if (!isOpenDay(openDaysIn(laundry), seoulDate(startsAt))) {
    throw invalidField('collectionTime', '세탁소가 쉬는 날이에요. 다른 날을 골라 주세요.');
  }
};

/** Takes a place in a checked slot. @throws {Refusal} `SLOT_FULL`. */
export const takeSlot = async (tx: Transaction, laundry: ShopOffer, startsAt: Date): Promise<void> => {
  if (!(await takePlace(tx, laundry.id, startsAt, laundry.slotCapacity))) throw new Refusal('SLOT_FULL');
};

/**
 * Books a place in a slot for a request.
 *
 * @throws {Refusal} `VALIDATION` when it is not a slot of the shop or can no longer be booked, `SLOT_FULL`.
 */
export const bookSlot = async (tx: Transaction, laundry: ShopOffer, startsAt: Date, clock: Clock): Promise<void> => {
  checkSlot(laundry, startsAt, clock);
  await takeSlot(tx, laundry, startsAt);
};

/** Expected return of an order, shown until the shop's offer sets the due date. */
export const expectedReturnOf = (
  laundry: ShopOffer,
  collectionTime: Date,
  { laundryNumByUser, items }: { readonly laundryNumByUser: number; readonly items: readonly AnnouncedItem[] },
): Date | null => expectedReturn(laundry, { collectionTime, pieces: { count: laundryNumByUser, items } });

/** The chosen paid extras, at the shop's present price. @throws {Refusal} `VALIDATION` for one it does not offer. */
export const orderedServices = async (
  executor: Executor,
  laundryId: number,
  codes: readonly string[],
): Promise<readonly OrderedService[]> => {
  if (codes.length === 0) return [];
  const offered = await paidServicesOf(executor, laundryId);
  const chosen = offered.filter(({ code }) => codes.includes(code));
  if (chosen.length < codes.length)
    throw invalidField('dailyLaundryPaidService', '이 세탁소에서 제공하지 않는 서비스예요.');
  return chosen;
};

/** @throws {Refusal} `VALIDATION` for mends at a shop that does not mend. */
export const checkMends = (laundry: Pick<Laundry, 'canMend'>, mends: readonly MendInput[]): void => {
  if (mends.length > 0 && !laundry.canMend) throw invalidField('mendInfo', '수선을 하지 않는 세탁소예요.');
};

/**
 * Number of pieces of a form, including the garments of its mends.
 *
 * @throws {Refusal} `VALIDATION` for more than an order may hold.
 */
export const piecesHandedOver = (said: {
  readonly count: number;
  readonly items: readonly AnnouncedItem[];
  readonly mends: readonly WantedMend[];
}): number => {
  const pieces = handedOver(said);
  if (pieces > LAUNDRY_COUNT.max)
    throw invalidField(
      'laundryNumByUser',
      `수선할 옷까지 ${pieces}개예요. 한 번에 ${LAUNDRY_COUNT.max}개까지 신청할 수 있어요.`,
    );
  return pieces;
};
