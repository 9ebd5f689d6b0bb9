import { and, asc, desc, eq, gt, inArray, lt, lte, max, min, notExists, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PointLot } from '@dongne/contract';
import type { Executor, Transaction } from '#base';
import { pointEntries, pointNotices } from '#tables';

export type NewPointEntry = typeof pointEntries.$inferInsert;
type PointRow = typeof pointEntries.$inferSelect;

/** A line of the ledger for members: entries of several lots made at once are one line. */
export type PointLine = Pick<PointRow, 'id' | 'kind' | 'amount' | 'text' | 'at' | 'expiresAt'>;

/** Columns that group entries into one line: same moment and same request, or a single lot. */
const ONE_LINE = [
  pointEntries.kind,
  pointEntries.text,
  pointEntries.at,
  pointEntries.requestId,
  sql`(case when ${pointEntries.kind} = 'earned' then ${pointEntries.id} end)`,
];

/** Lines of the ledger below an id, newest first. */
export const pointsOf = (executor: Executor, memberId: number, before: number, limit: number): Promise<PointLine[]> => {
  const id = max(pointEntries.id).mapWith(Number);
  return executor
    .select({
      id: sql<number>`${id}`.mapWith(Number),
      kind: pointEntries.kind,
      amount: sql<number>`${sum(pointEntries.amount)}`.mapWith(Number),
      text: pointEntries.text,
      at: pointEntries.at,
      expiresAt: min(pointEntries.expiresAt),
    })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId))
    .groupBy(...ONE_LINE)
    .having(lt(id, before))
    .orderBy(desc(id))
    .limit(limit);
};

/** Filter of lots: those of one member (active or ended), or named ones. */
interface WhichLots {
  readonly memberId: number;
  readonly endsAfter?: Date;
  readonly endsUntil?: Date;
  readonly ids?: readonly number[];
}

const isLot = ({ memberId, endsAfter, endsUntil, ids }: WhichLots) =>
  and(
    eq(pointEntries.memberId, memberId),
    eq(pointEntries.kind, 'earned'),
    endsAfter && gt(pointEntries.expiresAt, endsAfter),
    endsUntil && lte(pointEntries.expiresAt, endsUntil),
    ids && inArray(pointEntries.id, [...ids]),
  );

const taken = alias(pointEntries, 'taken');
const LEFT = sql<number>`${pointEntries.amount} + coalesce(${sum(taken.amount)}, 0)`.mapWith(Number);

/** Lots that have something left, earliest expiry first. */
export const lotsOf = (executor: Executor, which: WhichLots): Promise<PointLot[]> =>
  executor
    .select({
      id: pointEntries.id,
      left: LEFT,
      expiresAt: sql<Date>`${pointEntries.expiresAt}`.mapWith(pointEntries.expiresAt),
    })
    .from(pointEntries)
    .leftJoin(taken, eq(taken.lotId, pointEntries.id))
    .where(isLot(which))
    .groupBy(pointEntries.id)
    .having(gt(LEFT, 0))
    .orderBy(asc(pointEntries.expiresAt), asc(pointEntries.id));

/** Locks lots until the transaction ends, so that no other transaction spends what is left. */
export const lockLots = async (tx: Transaction, which: WhichLots): Promise<PointLot[]> => {
  // Locks in the order of ids, as every other writer does (deadlock).
  await tx
    .select({ id: pointEntries.id })
    .from(pointEntries)
    .where(isLot(which))
    .orderBy(asc(pointEntries.id))
    .for('update');
  return lotsOf(tx, which);
};

/** Adds entries to the ledger, in the order of their lots. */
export const insertPoints = async (tx: Transaction, entries: readonly NewPointEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  await tx.insert(pointEntries).values([...entries].sort((a, b) => (a.lotId ?? 0) - (b.lotId ?? 0)));
};

/** Points still spent on a request, by lot, without returned ones; latest expiry first. */
export const spentOn = async (executor: Executor, requestId: number): Promise<PointLot[]> => {
  const lot = alias(pointEntries, 'lot');
  const spent = sql<number>`-${sum(pointEntries.amount)}`.mapWith(Number);
  return executor
    .select({ id: lot.id, left: spent, expiresAt: sql<Date>`${lot.expiresAt}`.mapWith(pointEntries.expiresAt) })
    .from(pointEntries)
    .innerJoin(lot, eq(lot.id, pointEntries.lotId))
    .where(and(eq(pointEntries.requestId, requestId), inArray(pointEntries.kind, ['spent', 'returned'])))
    .groupBy(lot.id, lot.expiresAt)
    .having(gt(spent, 0))
    .orderBy(desc(lot.expiresAt), desc(lot.id));
};

/** Adds the lot that a request has earned, once; nothing where it has one already. @returns whether it was added. */
export const insertEarned = async (tx: Transaction, entry: NewPointEntry): Promise<boolean> => {
  const added = await tx.insert(pointEntries).values(entry).onConflictDoNothing().returning({ id: pointEntries.id });
  return added.length > 0;
};

/** Points that a request has earned, with their member. */
export const earnedWith = async (executor: Executor, requestId: number): Promise<PointRow | undefined> => {
  const [lot] = await executor
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.requestId, requestId), eq(pointEntries.kind, 'earned')));
  return lot;
};

/** Number of points revoked because a request was refunded. */
export const revokedOf = async (executor: Executor, requestId: number): Promise<number> => {
  const [row] = await executor
    .select({ total: sum(pointEntries.amount).mapWith(Number) })
    .from(pointEntries)
    .where(and(eq(pointEntries.requestId, requestId), eq(pointEntries.kind, 'revoked')));
  return -(row?.total ?? 0);
};

/** Members with lots that end between two moments and have something left. */
export const membersWithLots = async (
  executor: Executor,
  {
    endsAfter,
    endsUntil,
    isAnnounced,
  }: { readonly endsAfter?: Date; readonly endsUntil: Date; readonly isAnnounced?: false },
): Promise<number[]> => {
  const notice = executor.select().from(pointNotices).where(eq(pointNotices.lotId, pointEntries.id));
  const lots = executor
    .select({ memberId: pointEntries.memberId })
    .from(pointEntries)
    .leftJoin(taken, eq(taken.lotId, pointEntries.id))
    .where(
      and(
        eq(pointEntries.kind, 'earned'),
        lte(pointEntries.expiresAt, endsUntil),
        endsAfter && gt(pointEntries.expiresAt, endsAfter),
        isAnnounced === false ? notExists(notice) : undefined,
      ),
    )
    .groupBy(pointEntries.id)
    .having(gt(LEFT, 0))
    .as('lots');
  const rows = await executor.selectDistinct({ memberId: lots.memberId }).from(lots).orderBy(asc(lots.memberId));
  return rows.map(({ memberId }) => memberId);
};

/** Notes that the end of some lots was announced. @returns those that were not announced before. */
export const noteNotices = async (tx: Transaction, lotIds: readonly number[], at: Date): Promise<number[]> => {
  if (lotIds.length === 0) return [];
  const noted = await tx
    .insert(pointNotices)
    .values([...lotIds].sort((a, b) => a - b).map((lotId) => ({ lotId, at })))
    .onConflictDoNothing()
    .returning({ lotId: pointNotices.lotId });
  return noted.map(({ lotId }) => lotId);
};
