import { and, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { ACTIVE_STATUSES } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { requestMoves, requests } from '#tables';
import { holdMember } from '#customers';

/** A request with every column. */
export type RequestRow = typeof requests.$inferSelect;

/** Owner of a request: a member, or a shop. */
export type RequestOwner = { readonly memberId: number } | { readonly laundryId: number };

const ownedBy = (owner: RequestOwner) =>
  'memberId' in owner ? eq(requests.memberId, owner.memberId) : eq(requests.laundryId, owner.laundryId);

/** A member's or a shop's own request, or undefined. */
export const findRequest = async (
  executor: Executor,
  owner: RequestOwner,
  id: number,
): Promise<RequestRow | undefined> => {
  const [row] = await executor
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), ownedBy(owner)));
  return row;
};

/** The same, locked until the transaction ends, so that concurrent commands are serialised. */
export const lockRequest = async (
  tx: Transaction,
  owner: RequestOwner,
  id: number,
): Promise<RequestRow | undefined> => {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), ownedBy(owner)))
    .for('update');
  return row;
};

/** Any request, not locked. */
export const findRequestById = async (executor: Executor, id: number): Promise<RequestRow | undefined> => {
  const [row] = await executor.select().from(requests).where(eq(requests.id, id));
  return row;
};

/** Any request, locked until the transaction ends. */
export const lockRequestById = async (tx: Transaction, id: number): Promise<RequestRow | undefined> => {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for('update');
  return row;
};

/**
 * Locks the member before the request: for counts over all requests of a member, and against a concurrent withdrawal,
 * which locks in the same order (deadlock).
 */
export const lockRequestAndMember = async (
  tx: Transaction,
  owner: RequestOwner,
  id: number,
): Promise<RequestRow | undefined> => {
  const found = await findRequest(tx, owner, id);
  if (found === undefined) return undefined;
  await holdMember(tx, found.memberId);
  return lockRequest(tx, owner, id);
};

/** Writes a new request with a reserved id, and the first row of its timeline, in one statement. */
export const insertRequestRow = async (
  tx: Transaction,
  row: typeof requests.$inferInsert & { readonly id: number },
  firstMove: Omit<typeof requestMoves.$inferInsert, 'requestId'>,
): Promise<void> => {
  const request = tx
    .$with('request')
    .as(tx.insert(requests).overridingSystemValue().values(row).returning({ id: requests.id }));
  await tx
    .with(request)
    .insert(requestMoves)
    .values({ ...firstMove, requestId: row.id });
};

/** Columns to change: values, and expressions over the row. */
export type RequestChanges = PgUpdateSetSource<typeof requests>;

/**
 * Changes columns of a request. Its status is written by `transition.ts` alone, its approval by `price-approval.ts`
 * and `revoke-advance.ts`.
 *
 * @returns the request as it now is.
 */
export const updateRequest = async (tx: Transaction, id: number, changes: RequestChanges): Promise<RequestRow> => {
  const [changed] = await tx.update(requests).set(changes).where(eq(requests.id, id)).returning();
  if (changed === undefined) throw new Error('no request to change');
  return changed;
};

/** Whether a member has an open request, which blocks a withdrawal. */
export const hasActiveRequest = async (executor: Executor, memberId: number): Promise<boolean> => {
  const rows = await executor
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.memberId, memberId), inArray(requests.status, [...ACTIVE_STATUSES])))
    .limit(1);
  return rows.length > 0;
};
