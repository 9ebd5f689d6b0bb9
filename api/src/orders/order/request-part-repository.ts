import type { WantedMend } from '@dongne/contract';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  max,
  notInArray,
  type Param,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Executor, pipelined, placeholder, preparedOnce, type Transaction } from '#base';
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

const IDS = placeholder('ids');
const isOne = (requestId: AnyPgColumn, ids: Param | Placeholder) => sql`${requestId} = any(${ids})`;

const selectQuestions = (executor: Executor, ids: Param | Placeholder) =>
  executor
    .select({ ...getTableColumns(itemQuestions), itemName: requestItems.name })
    .from(itemQuestions)
    .innerJoin(requestItems, eq(requestItems.id, itemQuestions.itemId))
    .where(isOne(itemQuestions.requestId, ids))
    .orderBy(asc(itemQuestions.id));

/** Questions about items of some requests, in every version of their offers, oldest first. */
export const questionsOf = async (executor: Executor, requestIds: readonly number[]): Promise<QuestionRow[]> =>
  selectQuestions(executor, sql.param(requestIds));

const partsOfRequests = preparedOnce((executor) => ({
  moves: executor
    .select()
    .from(requestMoves)
    .where(isOne(requestMoves.requestId, IDS))
    .orderBy(asc(requestMoves.id))
    .prepare(''),
  offers: executor
    .select(getTableColumns(requestOffers))
    .from(requestOffers)
    .innerJoin(
      requests,
      and(eq(requests.id, requestOffers.requestId), eq(requests.offerVersion, requestOffers.version)),
    )
    .where(isOne(requestOffers.requestId, IDS))
    .prepare(''),
  items: executor
    .select(getTableColumns(requestItems))
    .from(requestItems)
    .innerJoin(
      requests,
      and(eq(requests.id, requestItems.requestId), eq(requests.offerVersion, requestItems.offerVersion)),
    )
    .where(isOne(requestItems.requestId, IDS))
    .orderBy(asc(requestItems.id))
    .prepare(''),
  mends: executor
    .select()
    .from(requestMends)
    .where(isOne(requestMends.requestId, IDS))
    .orderBy(asc(requestMends.id))
    .prepare(''),
  photos: executor
    .select()
    .from(requestPhotos)
    .where(isOne(requestPhotos.requestId, IDS))
    .orderBy(asc(requestPhotos.id))
    .prepare(''),
  questions: selectQuestions(executor, IDS).prepare(''),
  noShows: executor.select().from(noShows).where(isOne(noShows.requestId, IDS)).orderBy(asc(noShows.id)).prepare(''),
}));

/** Related rows of some requests, oldest first; offer and items of the present version. */
export const partsOf = async (executor: Executor, requestIds: readonly number[]) => {
  const ids = [...requestIds];
  if (ids.length === 0) return { moves: [], offers: [], items: [], mends: [], photos: [], questions: [], noShows: [] };
  const read = partsOfRequests(executor);
  const [moves, offers, items, mends, photos, questions, failures] = await pipelined([
    read.moves.execute({ ids }),
    read.offers.execute({ ids }),
    read.items.execute({ ids }),
    read.mends.execute({ ids }),
    read.photos.execute({ ids }),
    read.questions.execute({ ids }),
    read.noShows.execute({ ids }),
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
