import { canMove, type RequestStatus } from '@dongne/contract';
import { earnForCompleted, giveBenefitsBack } from '#money';
import { Refusal, type Needs, type Transaction } from '#base';
import type { RequestEvent } from '#tables';
import { insertMove } from '../requests/request-part-repository';
import { updateRequest, type RequestChanges, type RequestRow } from '../requests/request-repository';
import { endsDoorPassword } from '../requests/request-privacy';
import { countUsage, freePlace } from '#shops';
import { revertUse, MOVE_TEXTS, quoteShop, notifyMember, type RenderedMessage } from '#customers';

/** Who moves a request. */
export type Actor =
  | { readonly type: 'customer'; readonly id: number }
  | { readonly type: 'shop'; readonly id: number }
  | { readonly type: 'system' | 'operator' };

/** A move and what changes with it. */
export interface Move {
  readonly to: RequestStatus;
  readonly actor: Actor;
  /** A shop's code for why. */
  readonly reasonCode?: string;
  /** What the customer reads in the timeline. */
  readonly reason?: string;
  readonly photoIds?: readonly number[];
  /** What the customer is told, instead of what every such move is told with. */
  readonly told?: RenderedMessage | undefined;
  /** That the pieces are not as many as was said: told in the message, and by a row of its own. */
  readonly difference?: string | null;
  /** Columns that change in the same breath; the approval is written by `price-approval.ts` alone. */
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

/** Messages come under our name: what a shop writes stands in them as its words, and what customers write is theirs to know. */
const messageOf = (id: number, { to, actor, reason, told, difference }: Move): RenderedMessage => {
  const ours = told ?? MOVE_TEXTS[to]({ id });
  const isQuoted = actor.type === 'shop' && reason !== undefined && reason !== ours.text;
  const words = [ours.text, difference, isQuoted ? quoteShop('세탁소가 남긴 말', reason) : null];
  return { ...ours, text: words.filter(Boolean).join(' ') };
};

/** The row of a move, or of what happened within a status; the first one comes from nowhere. */
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

/** Writes such a row: the timeline, and the proof of who did what. */
export const recordMove = async (
  tx: Transaction,
  requestId: number,
  from: RequestStatus,
  move: Move & { readonly event?: RequestEvent },
  at: Date,
): Promise<void> => {
  await insertMove(tx, { requestId, ...moveRow(from, move, at) });
};

/** Writes that the pieces are not as many as was said. */
export const recordDifference = (
  tx: Transaction,
  { id, status, statusAt }: Pick<RequestRow, 'id' | 'status' | 'statusAt'>,
  actor: Actor,
  reason: string,
  at = statusAt,
): Promise<void> => recordMove(tx, id, status, { to: status, actor, reason, event: 'piecesDiffer' }, at);

/** How a request ends unwashed: whatever was used for it is its customer's again. */
const ENDS_UNWASHED: ReadonlySet<RequestStatus> = new Set(['Returned', 'Cancelled', 'Denied']);

/** What a move means beyond the request itself: a place in a slot comes back, a discount is not used, a shop has one more completed order, points are earned or given back. */
const settle = async (tx: Transaction, parts: Needs<'clock'>, request: RequestRow): Promise<void> => {
  const { status, laundryId } = request;
  if (status === 'Cancelled' || status === 'Denied') await freePlace(tx, laundryId, request.collectionTime);
  if (ENDS_UNWASHED.has(status)) await giveBenefitsBack(tx, parts, request);
  if (status === 'Returned') await revertUse(tx, request.id);
  if (status !== 'Completed') return;
  await countUsage(tx, laundryId);
  await earnForCompleted(tx, parts, request);
};

/** @throws {Refusal} `INVALID_TRANSITION`, in words of its own where only the approval is missing. */
const checkMove = ({ status, approvedAt }: RequestRow, to: RequestStatus): void => {
  if (canMove(status, to, approvedAt !== null)) return;
  throw new Refusal(
    'INVALID_TRANSITION',
    canMove(status, to, true) ? { svMessage: '고객이 금액을 확인하기 전에는 세탁을 시작할 수 없어요.' } : {},
  );
};

/**
 * The one way a request changes its status. Asks the contract's table, writes the move, tells the customer. A command that
 * was already done changes nothing and writes nothing.
 *
 * @param request as `lockRequest` gave it in this transaction.
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
