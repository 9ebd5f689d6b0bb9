import { formatCalendarDay, formatTimeRange, seoulDate } from '@dongne/contract';
import { invalidField, type Needs, type Transaction } from '#base';
import { freePlace, slotEnd, type ShopOffer } from '#shops';
import type { RequestRow } from '../requests/request-repository';
import type { EditedRequest } from './request-input';
import { bookSlot, whyNotOrderable } from './request-shop';

/** A collection time as the timeline and the message say it: `3월 4일 (수) 13:00~15:00`. */
export const spokenTime = (startsAt: Date): string =>
  `${formatCalendarDay(seoulDate(startsAt))} ${formatTimeRange(startsAt.toISOString(), slotEnd(startsAt).toISOString())}`;

/** The other time that an edit wants; undefined for one that says nothing of it, or the time that the request has. */
export const newTimeOf = (
  { collectionTime: now }: Pick<RequestRow, 'collectionTime'>,
  { collectionTime: wanted }: Pick<EditedRequest, 'collectionTime'>,
): Date | undefined => (wanted === null || wanted.getTime() === now.getTime() ? undefined : wanted);

/**
 * Takes a place at the new time and gives the old one back. The earlier slot is written first, so that two requests that
 * change places never wait for each other; a refusal takes both back with its transaction.
 *
 * @param request `Requested`, as `lockRequest` gave it in this transaction.
 * @throws {Refusal} `VALIDATION` naming `collectionTime` when a new request could not have it either, `SLOT_FULL`.
 */
export const moveToTime = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  { laundryId, collectionTime: from }: Pick<RequestRow, 'laundryId' | 'collectionTime'>,
  laundry: ShopOffer,
  to: Date,
): Promise<void> => {
  const problem = whyNotOrderable(laundry, clock);
  if (problem !== undefined) throw invalidField('collectionTime', problem);
  if (from < to) await freePlace(tx, laundryId, from);
  await bookSlot(tx, laundry, to, clock);
  if (from > to) await freePlace(tx, laundryId, from);
};
