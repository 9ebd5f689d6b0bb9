import type { RequestStatus } from '@dongne/contract';
import type { Transaction } from '#base';
import type { RequestEvent } from '#tables';
import { insertMove } from './request-part-repository';
import type { RequestRow } from './request-repository';

/** Actor of a status transition. */
export type Actor =
  | { readonly type: 'customer'; readonly id: number }
  | { readonly type: 'shop'; readonly id: number }
  | { readonly type: 'system' | 'operator' };

/** Author and content of a row of the timeline. */
interface Entry {
  readonly to: RequestStatus;
  readonly actor: Actor;
  /** A shop's reason code. */
  readonly reasonCode?: string;
  readonly reason?: string;
  readonly photoIds?: readonly number[];
  /** Event within a status; left out for a status transition. */
  readonly event?: RequestEvent;
}

/** Row of a status transition or of an event within a status; the first one has no origin. */
export const timelineRow = (
  from: RequestStatus | null,
  { to, actor, reasonCode, reason, photoIds, event }: Entry,
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
export const recordInTimeline = async (
  tx: Transaction,
  requestId: number,
  from: RequestStatus,
  entry: Entry,
  at: Date,
): Promise<void> => {
  await insertMove(tx, { requestId, ...timelineRow(from, entry, at) });
};

/** Writes that the number of pieces differs. */
export const recordDifference = (
  tx: Transaction,
  { id, status, statusAt }: Pick<RequestRow, 'id' | 'status' | 'statusAt'>,
  actor: Actor,
  reason: string,
  at = statusAt,
): Promise<void> => recordInTimeline(tx, id, status, { to: status, actor, reason, event: 'piecesDiffer' }, at);
