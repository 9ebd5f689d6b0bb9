import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { claimPhotos, claims, claimSteps, itemRefunds, refunds, requests, voucherRefunds } from '#tables';

export type ClaimStepRow = typeof claimSteps.$inferSelect;
export type ClaimPhotoRow = typeof claimPhotos.$inferSelect;

/** The steps of some claims, oldest first. */
export const stepsOf = async (executor: Executor, claimIds: readonly number[]): Promise<ClaimStepRow[]> =>
  claimIds.length === 0
    ? []
    : executor
        .select()
        .from(claimSteps)
        .where(inArray(claimSteps.claimId, [...claimIds]))
        .orderBy(asc(claimSteps.id));

/** The photos of some claims, in upload order. */
export const photosOfClaims = async (executor: Executor, claimIds: readonly number[]): Promise<ClaimPhotoRow[]> =>
  claimIds.length === 0
    ? []
    : executor
        .select(getTableColumns(claimPhotos))
        .from(claimPhotos)
        .innerJoin(claimSteps, eq(claimSteps.id, claimPhotos.stepId))
        .where(inArray(claimSteps.claimId, [...claimIds]))
        .orderBy(asc(claimPhotos.id));

/** Writes a step. @returns its id. */
export const insertStep = async (tx: Transaction, step: typeof claimSteps.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(claimSteps).values(step).returning({ id: claimSteps.id });
  if (row === undefined) throw new Error('an insert gave no row');
  return row.id;
};

/** Writes the rows of photos. */
export const insertClaimPhotos = async (
  tx: Transaction,
  rows: readonly (typeof claimPhotos.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(claimPhotos).values([...rows]);
};

/** Refunds of items of some requests, oldest first: in money, in points, with their state. */
export const itemRefundsOfRequests = async (executor: Executor, requestIds: readonly number[]) =>
  requestIds.length === 0
    ? []
    : executor
        .select({
          requestId: itemRefunds.requestId,
          itemIds: itemRefunds.itemIds,
          at: itemRefunds.at,
          points: itemRefunds.points,
          amountWon: sql<number>`coalesce(${refunds.amountWon}, ${voucherRefunds.amountWon}, 0)`,
          state: sql<string>`coalesce(${refunds.state}, ${voucherRefunds.state}, 'done')`,
        })
        .from(itemRefunds)
        .leftJoin(refunds, eq(refunds.id, itemRefunds.refundId))
        .leftJoin(voucherRefunds, eq(voucherRefunds.id, itemRefunds.voucherRefundId))
        .where(inArray(itemRefunds.requestId, [...requestIds]))
        .orderBy(asc(itemRefunds.id));

/** Refunds of some items. */
export type ItemBackRow = Awaited<ReturnType<typeof itemRefundsOfRequests>>[number];

/**
 * Deletes the photos and words of the customer, and of the shop, which may repeat them, from the claims of a withdrawn
 * member, and the bank and digits that a compensation went to.
 *
 * @returns the keys of the photos' files.
 */
export const eraseClaimant = async (tx: Transaction, memberId: number): Promise<string[]> => {
  const own = tx
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(requests, eq(requests.id, claims.requestId))
    .where(eq(requests.memberId, memberId));
  const steps = tx.select({ id: claimSteps.id }).from(claimSteps).where(inArray(claimSteps.claimId, own));
  await tx
    .update(claimSteps)
    .set({ text: '' })
    .where(
      and(inArray(claimSteps.claimId, own), inArray(claimSteps.event, ['claimed', 'answered', 'compensationPaid'])),
    );
  const gone = await tx
    .delete(claimPhotos)
    .where(inArray(claimPhotos.stepId, steps))
    .returning({ fileKey: claimPhotos.fileKey });
  return gone.map(({ fileKey }) => fileKey);
};
