import { formatWon, ITEM_PRICE_WON, PRICE_STEP_WON, seoulDate } from '@dongne/contract';
import { invalidField, type Needs } from '#base';
import {
  addHoliday,
  existingLaundry,
  isSlotStart,
  type PriceChange,
  pricesOf,
  removeHoliday,
  setPause,
  setPrices,
  setSlotCapacity,
} from '#shops';

/** A pause from one day to another (YYYY-MM-DD); null days end it. */
export interface Pause {
  readonly reason?: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Plausible days; others are mistakes, and some do not fit a database. */
const isSensibleDay = (day: string): boolean => day >= '2020-01-01' && day <= '2100-12-31';

/** Pauses a shop, or ends its pause. @throws {Refusal} `VALIDATION` for half a pause or one that ends before it starts. */
export const pauseLaundry = async (
  { database }: Needs<'database'>,
  laundryId: number,
  { reason, startDate, endDate }: Pause,
) => {
  if ((startDate === null) !== (endDate === null))
    throw invalidField('endDate', '쉬는 기간의 시작과 끝을 모두 골라 주세요.');
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw invalidField('endDate', '끝나는 날이 시작하는 날보다 빨라요.');
  }
  if ([startDate, endDate].some((day) => day !== null && !isSensibleDay(day)))
    throw invalidField('startDate', '날짜를 다시 확인해 주세요.');
  const pause = {
    reasonForPause: startDate === null ? null : (reason ?? null),
    pauseStartDate: startDate,
    pauseEndDate: endDate,
  };
  await setPause(database, laundryId, pause);
  return pause;
};

/** Changes of a day: closed or open, and the capacity of single slots (null: default). */
export interface DaySettings {
  readonly day: string;
  readonly isClosed?: boolean;
  readonly slots?: readonly { readonly startsAt: string; readonly capacity: number | null }[];
}

/** Sets a shop's day. @throws {Refusal} `VALIDATION` for an unknown slot or one of another day. */
export const setDay = async (
  { database }: Needs<'database'>,
  laundryId: number,
  { day, isClosed, slots }: DaySettings,
): Promise<void> => {
  const changed = (slots ?? []).map(({ startsAt, capacity }) => ({ startsAt: new Date(startsAt), capacity }));
  if (changed.some(({ startsAt }) => !isSlotStart(startsAt) || seoulDate(startsAt) !== day)) {
    throw invalidField('slots', '그날의 수거 시간이 아니에요.');
  }
  if (!isSensibleDay(day)) throw invalidField('day', '날짜를 다시 확인해 주세요.');
  await existingLaundry(database, laundryId);
  await database.transaction(async (tx) => {
    if (isClosed === true) await addHoliday(tx, laundryId, day);
    if (isClosed === false) await removeHoliday(tx, laundryId, day);
    for (const { startsAt, capacity } of changed) await setSlotCapacity(tx, laundryId, startsAt, capacity);
  });
};

const LIST_PRICE = `가격표의 금액은 ${formatWon(PRICE_STEP_WON)} 단위로 ${formatWon(ITEM_PRICE_WON.max)}까지 적을 수 있어요.`;

const isListPrice = (won: number): boolean =>
  won >= PRICE_STEP_WON && won <= ITEM_PRICE_WON.max && won % PRICE_STEP_WON === 0;

/**
 * Changes lines of a shop's price list. Existing requests keep the price that their customer saw; offers are compared
 * with the present list.
 *
 * @throws {Refusal} `VALIDATION` for an invalid price, a duplicate category, or an empty list.
 */
export const changePrices = (
  { database }: Needs<'database'>,
  laundryId: number,
  changes: readonly PriceChange[],
): Promise<Awaited<ReturnType<typeof pricesOf>>> => {
  for (const [place, { priceWon }] of changes.entries())
    if (priceWon !== null && !isListPrice(priceWon)) throw invalidField(`prices.${place}.priceWon`, LIST_PRICE);
  if (new Set(changes.map(({ category }) => category)).size !== changes.length)
    throw invalidField('prices', '같은 품목을 두 번 적었어요.');
  return database.transaction(async (tx) => {
    await setPrices(tx, laundryId, changes);
    const prices = await pricesOf(tx, laundryId);
    if (prices.length === 0) throw invalidField('prices', '받을 품목을 하나는 남겨 주세요.');
    return prices;
  });
};
