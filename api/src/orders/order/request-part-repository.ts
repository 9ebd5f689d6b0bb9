import type { WantedMend } from '@dongne/contract';
import { and, asc, desc, eq, getTableColumns, inArray, max, notInArray } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import {
  itemQuestions,
  noShows,
  requestItems,
  requestMends,
  requestMoves,
  requestOffers,
  requestPhotos,
  requests,
} from '#tables';

export type MoveRow = typeof requestMoves.$inferSelect;
export type ItemRow = typeof requestItems.$inferSelect;
export type OfferRow = typeof requestOffers.$inferSelect;
/** A question with the name of its item, possibly of an earlier version. */
export type QuestionRow = typeof itemQuestions.$inferSelect & { readonly itemName: string };
export type NoShowRow = typeof noShows.$inferSelect;

/** Questions about items of some requests, in every version of their offers, oldest first. */
export const questionsOf = (executor: Executor, requestIds: readonly number[]): Promise<QuestionRow[]> =>
  executor
    .select({ ...getTableColumns(itemQuestions), itemName: requestItems.name })
    .from(itemQuestions)
    .innerJoin(requestItems, eq(requestItems.id, itemQuestions.itemId))
    .where(inArray(itemQuestions.requestId, [...requestIds]))
    .orderBy(asc(itemQuestions.id));

/** Related rows of some requests, oldest first; offer and items of the present version. */
export const partsOf = async (executor: Executor, requestIds: readonly number[]) => {
  const ids = [...requestIds];
  if (ids.length === 0) return { moves: [], offers: [], items: [], mends: [], photos: [], questions: [], noShows: [] };
  const [moves, offers, items, mends, photos, questions, failures] = await Promise.all([
    executor.select().from(requestMoves).where(inArray(requestMoves.requestId, ids)).orderBy(asc(requestMoves.id)),
    executor
      .select(getTableColumns(requestOffers))
      .from(requestOffers)
      .innerJoin(
        requests,
        and(eq(requests.id, requestOffers.requestId), eq(requests.offerVersion, requestOffers.version)),
      )
      .where(inArray(requestOffers.requestId, ids)),
    executor
      .select(getTableColumns(requestItems))
      .from(requestItems)
      .innerJoin(
        requests,
        and(eq(requests.id, requestItems.requestId), eq(requests.offerVersion, requestItems.offerVersion)),
      )
      .where(inArray(requestItems.requestId, ids))
      .orderBy(asc(requestItems.id)),
    executor.select().from(requestMends).where(inArray(requestMends.requestId, ids)).orderBy(asc(requestMends.id)),
    executor.select().from(requestPhotos).where(inArray(requestPhotos.requestId, ids)).orderBy(asc(requestPhotos.id)),
    questionsOf(executor, ids),
    executor.select().from(noShows).where(inArray(noShows.requestId, ids)).orderBy(asc(noShows.id)),
  ]);
  return { moves, offers, items, mends, photos, questions, noShows: failures };
};

/** Moves, offers, items, mends, photos, questions and failed collections of requests. */
export type RequestPartRows = Awaited<ReturnType<typeof partsOf>>;

/** Writes a row of the timeline. */
export const insertMove = async (tx: Transaction, move: typeof requestMoves.$inferInsert): Promise<void> => {
  await tx.insert(requestMoves).values(move);
};

/** The newest sentence of the timeline about the number of pieces. */
export const newestDifference = async (tx: Transaction, requestId: number): Promise<string | null | undefined> => {
  const [newest] = await tx
    .select({ reason: requestMoves.reason })
    .from(requestMoves)
    .where(and(eq(requestMoves.requestId, requestId), eq(requestMoves.event, 'piecesDiffer')))
    .orderBy(desc(requestMoves.id))
    .limit(1);
  return newest?.reason;
};

/** Writes a mend and gives its id. */
export const insertMend = async (tx: Transaction, mend: typeof requestMends.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(requestMends).values(mend).returning({ id: requestMends.id });
  if (row === undefined) throw new Error('an insert gave no row');
  return row.id;
};

/** A number that no garment of the request has. */
export const nextClothNo = async (tx: Transaction, requestId: number): Promise<number> => {
  const [row] = await tx
    .select({ last: max(requestMends.clothNo) })
    .from(requestMends)
    .where(eq(requestMends.requestId, requestId));
  return (row?.last ?? -1) + 1;
};

/** The mends of a request to keep; null: all. */
export const keptMends = (
  executor: Executor,
  requestId: number,
  ids: readonly number[] | null,
): Promise<WantedMend[]> =>
  executor
    .select({
      mendName: requestMends.mendName,
      withLaundry: requestMends.withLaundry,
      clothType: requestMends.clothType,
      clothNo: requestMends.clothNo,
    })
    .from(requestMends)
    .where(and(eq(requestMends.requestId, requestId), ids === null ? undefined : inArray(requestMends.id, [...ids])));

/** All mends of a request. */
export const allMends = (executor: Executor, requestId: number): Promise<WantedMend[]> =>
  keptMends(executor, requestId, null);

/** How many mends a request has. */
export const countMends = (executor: Executor, requestId: number): Promise<number> =>
  executor.$count(requestMends, eq(requestMends.requestId, requestId));

/** Removes a request's mends except those to keep. @returns how many were removed. */
export const deleteMendsBut = async (tx: Transaction, requestId: number, kept: readonly number[]): Promise<number> => {
  const gone = await tx
    .delete(requestMends)
    .where(and(eq(requestMends.requestId, requestId), notInArray(requestMends.id, [...kept])))
    .returning({ id: requestMends.id });
  return gone.length;
};
