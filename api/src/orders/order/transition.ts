import { canTransition, type RequestStatus } from '@dongne/contract';
import { Refusal, type Needs, type Transaction } from '#base';
import { endsDoorPassword } from './request-privacy';
import { type RequestChanges, type RequestRow, updateRequest } from './request-repository';
import { type Actor, recordDifference, recordInTimeline } from './timeline';

/** A status transition with the changes of its transaction. */
export interface Transition {
  readonly to: RequestStatus;
  readonly actor: Actor;
  /** A shop's reason code. */
  readonly reasonCode?: string;
  /** Reason in the timeline. */
  readonly reason?: string;
  readonly photoIds?: readonly number[];
  /** Sentence about a different number of pieces: has a row of its own. */
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

/** @throws {Refusal} `INVALID_TRANSITION`, with its own sentence where only the approval is missing. */
const checkTransition = ({ status, approvedAt }: RequestRow, to: RequestStatus): void => {
  if (canTransition(status, to, approvedAt !== null)) return;
  throw new Refusal(
    'INVALID_TRANSITION',
    canTransition(status, to, true) ? { svMessage: '고객이 금액을 확인하기 전에는 세탁을 시작할 수 없어요.' } : {},
  );
};

/**
 * The only writer of a request's status. Checks the contract's table, writes the status and the timeline, and nothing
 * else: `on-transition.ts` says what follows. Idempotent.
 *
 * @param request as `lockRequest` returned it in this transaction.
 * @returns the request as it now is; undefined where it already had the status.
 * @throws {Refusal} `INVALID_TRANSITION`.
 */
export const transition = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  request: RequestRow,
  move: Transition,
): Promise<RequestRow | undefined> => {
  if (request.status === move.to) return undefined;
  checkTransition(request, move.to);
  const at = clock.now();
  const moved = await updateRequest(tx, request.id, {
    ...move.changes,
    ...(endsDoorPassword(move.to) ? { entrancePassword: null } : {}),
    status: move.to,
    statusAt: at,
    statusBy: move.actor.type,
  });
  await recordInTimeline(tx, request.id, request.status, move, at);
  if (move.difference) await recordDifference(tx, moved, move.actor, move.difference);
  return moved;
};
