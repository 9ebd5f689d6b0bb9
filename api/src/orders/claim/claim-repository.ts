import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ClaimStatus } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { claims, laundries, requestItems, requests } from '#tables';
import { collectedAt } from './request-claim-repository';

/** Columns of a claim with its item and whole request. */
const selectClaims = (executor: Executor) =>
  executor
    .select({ claim: claims, request: requests, item: requestItems, laundryName: laundries.laundryName, collectedAt })
    .from(claims)
    .innerJoin(requests, eq(requests.id, claims.requestId))
    .innerJoin(requestItems, eq(requestItems.id, claims.itemId))
    .innerJoin(laundries, eq(laundries.id, requests.laundryId));

/** A claim with its request, its item and the name of its shop. */
export type ClaimRow = Awaited<ReturnType<typeof selectClaims>>[number];

/** Owner of a claim: a member, or a shop; null for any, which only operators see. */
export type ClaimOwner = { readonly memberId: number } | { readonly laundryId: number } | null;

const ownedBy = (owner: ClaimOwner) => {
  if (owner === null) return undefined;
  return 'memberId' in owner ? eq(requests.memberId, owner.memberId) : eq(requests.laundryId, owner.laundryId);
};

/** A claim, or undefined where it is not the owner's. */
export const findClaim = async (executor: Executor, owner: ClaimOwner, id: number): Promise<ClaimRow | undefined> => {
  const [row] = await selectClaims(executor).where(and(eq(claims.id, id), ownedBy(owner)));
  return row;
};

/** The same, its row locked until the transaction ends. */
export const findAndLockClaim = async (
  tx: Transaction,
  owner: ClaimOwner,
  id: number,
): Promise<ClaimRow | undefined> => {
  const [row] = await selectClaims(tx)
    .where(and(eq(claims.id, id), ownedBy(owner)))
    .for('update', { of: claims });
  return row;
};

/** The id of an item's claim, or undefined. */
export const claimIdOfItem = async (executor: Executor, itemId: number): Promise<number | undefined> => {
  const [row] = await executor.select({ id: claims.id }).from(claims).where(eq(claims.itemId, itemId));
  return row?.id;
};

/** A shop's claims with ids below `before`, newest first. */
export const claimsOfShop = (
  executor: Executor,
  laundryId: number,
  before: number,
  limit: number,
): Promise<ClaimRow[]> =>
  selectClaims(executor)
    .where(and(eq(requests.laundryId, laundryId), lt(claims.id, before)))
    .orderBy(desc(claims.id))
    .limit(limit);

/** Whether an operator has something to do: a decision, or a transfer. */
const isWaiting = sql`(${claims.decision} is null or ${claims.account} is not null)`;
/** Sorts claims that wait for an operator first, oldest first; the others follow, newest first. */
const group = sql<number>`case when ${isWaiting} then 0 else 1 end`;
const place = sql<number>`case when ${isWaiting} then ${claims.id} else -${claims.id} end`;

/** Claim that a page of all claims follows. */
export interface ClaimPlace {
  readonly isDone: boolean;
  readonly id: number;
}

/** One page of all claims. */
export const claimsAfter = (executor: Executor, { isDone, id }: ClaimPlace, limit: number): Promise<ClaimRow[]> =>
  selectClaims(executor)
    .where(sql`(${group}, ${place}) > (${isDone ? 1 : 0}::int, ${isDone ? -id : id}::int)`)
    .orderBy(group, place)
    .limit(limit);

/** Writes a claim of an item that has none. @returns its id. */
export const insertClaim = async (tx: Transaction, claim: typeof claims.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(claims).values(claim).returning({ id: claims.id });
  if (row === undefined) throw new Error('an insert gave no row');
  return row.id;
};

/** Changes a claim. */
export const updateClaim = async (
  tx: Transaction,
  id: number,
  changes: PgUpdateSetSource<typeof claims>,
): Promise<void> => {
  await tx.update(claims).set(changes).where(eq(claims.id, id));
};

/** States of a claim with a pending action. */
const OPEN: readonly ClaimStatus[] = ['Received', 'Answered', 'WashAgain'];

/** Whether a member has an open claim or waits for a compensation, which blocks a withdrawal. */
export const hasClaimUnderWay = async (executor: Executor, memberId: number): Promise<boolean> => {
  const rows = await executor
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(requests, eq(requests.id, claims.requestId))
    .where(
      and(
        eq(requests.memberId, memberId),
        or(
          inArray(claims.status, [...OPEN]),
          and(isNotNull(claims.compensationWon), isNull(claims.compensationPaidAt)),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
};
