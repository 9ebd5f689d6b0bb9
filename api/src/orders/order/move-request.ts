import { canMove, type RequestStatus } from '@dongne/contract';
import { earnForCompleted, returnBenefits } from '#money';
import { Refusal, type Needs, type Transaction } from '#base';
import type { RequestEvent } from '#tables';
import { insertMove } from './request-part-repository';
import { updateRequest, type RequestChanges, type RequestRow } from './request-repository';
import { endsDoorPassword } from './request-privacy';
import { countUsage, freePlace } from '#shops';
import { revertUse, MOVE_TEXTS, quoteShop, notifyMember, type RenderedMessage } from '#customers';

/** Actor of a status transition. */
export type Actor =
  | { readonly type: 'customer'; readonly id: number }
  | { readonly type: 'shop'; readonly id: number }
  | { readonly type: 'system' | 'operator' };

/** A status transition with the changes of its transaction. */
export interface Move {
  readonly to: RequestStatus;
  readonly actor: Actor;
  /** A shop's reason code. */
  readonly reasonCode?: string;
  /** Reason in the timeline. */
  readonly reason?: string;
  readonly photoIds?: readonly number[];
  /** Notification in place of the default one of this transition. */
  readonly told?: RenderedMessage | undefined;
  /** Sentence about a different number of pieces: part of the notification, with a row of its own. */
  readonly difference?: string | null;
  /** Columns that change in the same transaction; `price-approval.ts` alone writes the approval. */
  readonly changes?: Omit<
    RequestChanges,
    | 'status'
    | 'statusAt'
    | 'statusBy'
    | 'approvedAt'
    | 'approvedBy'
    | 'approvedVersion'
    | 'approvedCouponId'
    | 'approvedPoints'
  >;
}

/**
 * Builds the notification. It carries our name: a shop's words are quoted as such, and a customer's own words are left
 * out.
 */
const messageOf = (id: number, { to, actor, reason, told, difference }: Move): RenderedMessage => {
  const ours = told ?? MOVE_TEXTS[to]({ id });
  const isQuoted = actor.type === 'shop' && reason !== undefined && reason !== ours.text;
  const words = [ours.text, difference, isQuoted ? quoteShop('세탁소가 남긴 말', reason) : null];
  return { ...ours, text: words.filter(Boolean).join(' ') };
};

/** Row of a status transition or of an event within a status; the first one has no origin. */
export const moveRow = (
  from: RequestStatus | null,
  { to, actor, reasonCode, reason, photoIds, event }: Move & { readonly event?: RequestEvent },
  at: Date,
) => ({
  fromStatus: from,
  toStatus: to,
  event: event ?? 'moved',
  actorType: actor.type,
  actorId: 'id' in actor ? actor.id : null,
  at,
  reasonCode: reasonCode ?? null,
  reason: reason ?? null,
  photoIds: [...(photoIds ?? [])],
});

/** Writes such a row: timeline and audit log. */
export const recordMove = async (
  tx: Transaction,
  requestId: number,
  from: RequestStatus,
  move: Move & { readonly event?: RequestEvent },
  at: Date,
): Promise<void> => {
  await insertMove(tx, { requestId, ...moveRow(from, move, at) });
};

/** Writes that the number of pieces differs. */
export const recordDifference = (
  tx: Transaction,
  { id, status, statusAt }: Pick<RequestRow, 'id' | 'status' | 'statusAt'>,
  actor: Actor,
  reason: string,
  at = statusAt,
): Promise<void> => recordMove(tx, id, status, { to: status, actor, reason, event: 'piecesDiffer' }, at);

/** Final statuses without washing, which return coupon and points. */
const ENDS_UNWASHED: ReadonlySet<RequestStatus> = new Set(['Returned', 'Cancelled', 'Denied']);

/**
 * Side effects of a status transition: frees a place in a slot, returns used coupon and points, undoes the counted use
 * of the membership, counts a completed order and grants its points.
 */
const settle = async (tx: Transaction, parts: Needs<'clock'>, request: RequestRow): Promise<void> => {
  const { status, laundryId } = request;
  if (status === 'Cancelled' || status === 'Denied') await freePlace(tx, laundryId, request.collectionTime);
  if (ENDS_UNWASHED.has(status)) await returnBenefits(tx, parts, request);
  if (status === 'Returned') await revertUse(tx, request.id);
  if (status !== 'Completed') return;
  await countUsage(tx, laundryId);
  await earnForCompleted(tx, parts, request);
};

/** @throws {Refusal} `INVALID_TRANSITION`, with its own sentence where only the approval is missing. */
const checkMove = ({ status, approvedAt }: RequestRow, to: RequestStatus): void => {
  if (canMove(status, to, approvedAt !== null)) return;
  throw new Refusal(
    'INVALID_TRANSITION',
    canMove(status, to, true) ? { svMessage: '고객이 금액을 확인하기 전에는 세탁을 시작할 수 없어요.' } : {},
  );
};

/**
 * The only writer of a request's status. Checks the contract's table, writes the transition, notifies the customer.
 * Idempotent.
 *
 * @param request as `lockRequest` returned it in this transaction.
 * @returns the request as it now is.
 * @throws {Refusal} `INVALID_TRANSITION`.
 */
export const moveRequest = async (
  tx: Transaction,
  parts: Needs<'clock' | 'messages'>,
  request: RequestRow,
  move: Move,
): Promise<RequestRow> => {
  if (request.status === move.to) return request;
  checkMove(request, move.to);
  const at = parts.clock.now();
  const moved = await updateRequest(tx, request.id, {
    ...move.changes,
    ...(endsDoorPassword(move.to) ? { entrancePassword: null } : {}),
    status: move.to,
    statusAt: at,
    statusBy: move.actor.type,
  });
  await recordMove(tx, request.id, request.status, move, at);
  if (move.difference) await recordDifference(tx, moved, move.actor, move.difference);
  await settle(tx, parts, moved);
  await notifyMember(tx, parts, moved.memberId, messageOf(moved.id, move), moved.id);
  return moved;
};
