import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { laundries, noShows, requestPhotos, requests } from '#tables';
import type { NoShowRow, PhotoRow } from '../order';

/** Excludes failed collections with an upheld objection. */
const counts = sql`${noShows.isUpheld} is not true`;

/** Number of a member's failed collections that count. Valid for decisions only with the member locked. */
export const countNoShows = (tx: Transaction, memberId: number): Promise<number> =>
  tx.$count(noShows, and(eq(noShows.memberId, memberId), counts));

export const addNoShow = async (tx: Transaction, values: typeof noShows.$inferInsert): Promise<void> => {
  await tx.insert(noShows).values(values);
};

/** One failed collection of a request, by default the newest. */
export const noShowOf = async (tx: Transaction, requestId: number, id?: number): Promise<NoShowRow | undefined> => {
  const [row] = await tx
    .select()
    .from(noShows)
    .where(and(eq(noShows.requestId, requestId), id === undefined ? undefined : eq(noShows.id, id)))
    .orderBy(desc(noShows.id))
    .limit(1);
  return row;
};

/** The oldest failed collection with a fee of a member. */
export const firstCharged = async (tx: Transaction, memberId: number): Promise<NoShowRow | undefined> => {
  const [row] = await tx
    .select()
    .from(noShows)
    .where(and(eq(noShows.memberId, memberId), counts, gt(noShows.feeWon, 0)))
    .orderBy(asc(noShows.id))
    .limit(1);
  return row;
};

/** Changes a failed collection, under the lock of its request. */
export const changeNoShow = async (
  tx: Transaction,
  id: number,
  change: Partial<typeof noShows.$inferInsert>,
): Promise<void> => {
  await tx.update(noShows).set(change).where(eq(noShows.id, id));
};

/** Sorts open objections first, oldest first; answered ones follow, newest first. */
const group = sql<number>`case when ${noShows.answeredAt} is null then 0 else 1 end`;
const place = sql<number>`case when ${noShows.answeredAt} is null then ${noShows.id} else -${noShows.id} end`;

/** Objection that a page follows. */
export interface ObjectionPlace {
  readonly isAnswered: boolean;
  readonly id: number;
}

const isAfter = ({ isAnswered, id }: ObjectionPlace) =>
  sql`(${group}, ${place}) > (${isAnswered ? 1 : 0}::int, ${isAnswered ? -id : id}::int)`;

const objections = (executor: Executor) =>
  executor
    .select({ noShow: noShows, laundryId: requests.laundryId, laundryName: laundries.laundryName })
    .from(noShows)
    .innerJoin(requests, eq(requests.id, noShows.requestId))
    .innerJoin(laundries, eq(laundries.id, requests.laundryId));

/** An objection with the facts to judge it; of the customer only their words. */
export type ObjectionRow = Awaited<ReturnType<typeof objections>>[number];

/** One page of the objections. Those of withdrawn members are erased with their words. */
export const objectionsAfter = (executor: Executor, after: ObjectionPlace, limit: number): Promise<ObjectionRow[]> =>
  objections(executor)
    .where(and(isNotNull(noShows.objection), isAfter(after)))
    .orderBy(group, place)
    .limit(limit);

/** One objection. */
export const findObjection = async (executor: Executor, id: number): Promise<ObjectionRow | undefined> => {
  const [row] = await objections(executor).where(and(eq(noShows.id, id), isNotNull(noShows.objection)));
  return row;
};

/** The photos of some failed collections. */
export const photosOfNoShows = async (
  executor: Executor,
  rows: readonly Pick<NoShowRow, 'photoIds'>[],
): Promise<PhotoRow[]> => {
  const ids = rows.flatMap(({ photoIds }) => photoIds);
  if (ids.length === 0) return [];
  return executor.select().from(requestPhotos).where(inArray(requestPhotos.id, ids));
};

/** Anonymises a member's failed collections: keeps times and fees. */
export const eraseObjections = async (tx: Transaction, memberId: number): Promise<void> => {
  await tx.update(noShows).set({ objection: null, answer: null }).where(eq(noShows.memberId, memberId));
};
