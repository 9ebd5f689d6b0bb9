import { formatCalendarDay, formatTimeRange, seoulDate } from '@dongne/contract';
import { invalidField, type Needs, type Transaction } from '#base';
import { freePlace, slotEnd, type ShopOffer } from '#shops';
import type { RequestRow } from '../order';
import type { EditedRequest } from './request-input';
import { bookSlot, whyNotOrderable } from './request-shop';

/** A collection time for the timeline and the message: `3월 4일 (수) 13:00~15:00`. */
export const spokenTime = (startsAt: Date): string =>
  `${formatCalendarDay(seoulDate(startsAt))} ${formatTimeRange(startsAt.toISOString(), slotEnd(startsAt).toISOString())}`;

/** The new time of an edit; undefined when it is omitted or unchanged. */
export const newTimeOf = (
  { collectionTime: now }: Pick<RequestRow, 'collectionTime'>,
  { collectionTime: wanted }: Pick<EditedRequest, 'collectionTime'>,
): Date | undefined => (wanted === null || wanted.getTime() === now.getTime() ? undefined : wanted);

/**
 * Books a place at the new time and frees the old one. Writes the earlier slot first, so that two requests that swap
 * places do not deadlock; a refusal rolls both back with its transaction.
 *
 * @param request `Requested`, as `lockRequest` returned it in this transaction.
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
