import { isActive } from '@dongne/contract';
import { invalidField, Refusal, type Needs, type Transaction } from '#base';
import { type ObjectionInput, objectToNoShow } from '../no-show';
import { type ApproveInput, approvePrice, revokeAdvance } from '../offer';
import { transitionRequest } from '../on-transition';
import { lockRequest, lockRequestAndMember, type RequestRow } from '../order';
import { bookSlot, expectedReturnOf, orderableLaundry } from '../place';
import { askAboutItem } from '../question';
import { payWhatIsDue, readVoucherBalance } from '../voucher';
import type { RebookInput } from './request-bodies';

/** A member and one of their requests. */
export interface OwnRequest {
  readonly memberId: number;
  readonly id: number;
}

/** Runs a command on a member's own locked request. @throws {Refusal} `NOT_FOUND` for another member's. */
const onOwn = (
  { database }: Needs<'database'>,
  { memberId, id }: OwnRequest,
  command: (tx: Transaction, request: RequestRow) => Promise<unknown>,
  lock = lockRequest,
): Promise<void> =>
  database.transaction(async (tx) => {
    const request = await lock(tx, { memberId }, id);
    if (request === undefined) throw new Refusal('NOT_FOUND', { svMessage: '찾는 신청이 없어요.' });
    await command(tx, request);
  });

/**
 * Cancels while the request is `Requested`; frees its place in the slot.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`.
 */
export const cancelRequest = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  own: OwnRequest,
  reason: string | undefined,
): Promise<void> =>
  onOwn(parts, own, (tx, request) => {
    if (isActive(request.status) && request.status !== 'Requested')
      throw new Refusal('INVALID_TRANSITION', {
        svMessage: '세탁소가 이미 수거해서 취소할 수 없어요. 세탁소에 문의해 주세요.',
      });
    return transitionRequest(tx, parts, request, {
      to: 'Cancelled',
      actor: { type: 'customer', id: own.memberId },
      ...(reason === undefined || reason.trim() === '' ? {} : { reason: reason.trim() }),
    });
  });

/**
 * Approves an offer without the declined items, at the total that was on the screen. A voucher user pays at once.
 * @throws {Refusal} `NOT_FOUND`, `OFFER_CHANGED`, `INVALID_TRANSITION`, `VALIDATION`, also for an insufficient voucher
 * balance, and `UNAVAILABLE` when the balance is unknown.
 */
export const approveRequest = async (
  parts: Needs<'clock' | 'config' | 'database' | 'messages' | 'vouchers'>,
  own: OwnRequest,
  input: ApproveInput,
): Promise<void> => {
  const vouchers = await readVoucherBalance(parts, own.memberId);
  const actor = { type: 'customer', id: own.memberId } as const;
  // Locks the member: points and vouchers are shared by concurrent approvals, of which the second must see the first.
  await onOwn(
    parts,
    own,
    (tx, request) => approvePrice(tx, parts, request, { ...input, actor, vouchers }),
    lockRequestAndMember,
  );
  if (vouchers !== undefined) await payWhatIsDue(parts, own.id);
};

/** Asks the shop about one item of the offer. @throws {Refusal} as `askAboutItem` does; `NOT_FOUND`. */
export const askShop = (
  parts: Needs<'clock' | 'database'>,
  own: OwnRequest,
  question: { readonly itemId: number; readonly text: string },
): Promise<void> => onOwn(parts, own, (tx, request) => askAboutItem(tx, parts, request, question));

/**
 * Revokes an agreement in advance, with the approval that it caused.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`.
 */
export const withdrawAdvance = (parts: Needs<'clock' | 'database'>, own: OwnRequest): Promise<void> =>
  onOwn(parts, own, (tx, request) => revokeAdvance(tx, parts, request, { type: 'customer', id: own.memberId }));

/** Confirms the delivery. @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`. */
export const confirmRequest = (parts: Needs<'clock' | 'database' | 'messages'>, own: OwnRequest): Promise<void> =>
  onOwn(parts, own, (tx, request) =>
    transitionRequest(tx, parts, request, { to: 'Completed', actor: { type: 'customer', id: own.memberId } }),
  );

/** Objects to a failed collection. @throws {Refusal} as `objectToNoShow`. */
export const objectAsCustomer = (
  parts: Needs<'clock' | 'database'>,
  own: OwnRequest,
  input: ObjectionInput,
): Promise<void> => onOwn(parts, own, (tx, request) => objectToNoShow(tx, parts, request, input), lockRequestAndMember);

/**
 * Entrance of a rebooking: the password was erased with the failed collection, and the next one would fail without it.
 */
const entranceOf = ({ hasPassword }: RequestRow, entrance: RebookInput['entrance']) => {
  if (!(entrance?.hasPassword ?? hasPassword)) return { hasPassword: false, entrancePassword: null };
  const entrancePassword = (entrance?.password ?? '').trim();
  if (entrancePassword === '') throw invalidField('entrance', '공동현관 비밀번호를 다시 알려 주세요.');
  return { hasPassword: true, entrancePassword };
};

const rebook = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  input: RebookInput,
): Promise<RequestRow> => {
  if (request.status !== 'NoShow') throw new Refusal('INVALID_TRANSITION');
  if (request.addressErasedAt !== null) {
    throw new Refusal('INVALID_TRANSITION', { svMessage: '오래된 신청이에요. 새로 신청해 주세요.' });
  }
  const entrance = entranceOf(request, input.entrance);
  const collectionTime = new Date(input.collectionTime);
  const laundry = await orderableLaundry(tx, request.laundryId, parts.clock);
  await bookSlot(tx, laundry, collectionTime, parts.clock);
  const pieces = { laundryNumByUser: request.laundryNumByUser, items: request.announcedItems };
  const expectedReturnAt = expectedReturnOf(laundry, collectionTime, pieces);
  return transitionRequest(tx, parts, request, {
    to: 'Requested',
    actor: { type: 'customer', id: request.memberId },
    changes: { ...entrance, collectionTime, expectedReturnAt, acceptedAt: null },
  });
};

/**
 * Books a failed collection again in another slot.
 *
 * @throws {Refusal} `NOT_FOUND`, `INVALID_TRANSITION`, `VALIDATION` for an invalid slot or a missing password,
 * `SLOT_FULL`.
 */
export const rebookRequest = (
  parts: Needs<'clock' | 'database' | 'messages'>,
  own: OwnRequest,
  input: RebookInput,
): Promise<void> => onOwn(parts, own, (tx, request) => rebook(tx, parts, request, input), lockRequestAndMember);
