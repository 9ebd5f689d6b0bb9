import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#base';
import { requestItems, requestOffers } from '#tables';
import type { ItemRow, OfferRow, RequestRow } from '../order';

/** An offer with its items, oldest first. */
export interface WholeOffer {
  readonly offer: OfferRow;
  readonly items: readonly ItemRow[];
}

/** An item of any version of a request's offer; undefined when it is another request's. */
export const itemOf = async (executor: Executor, requestId: number, itemId: number): Promise<ItemRow | undefined> => {
  const [item] = await executor
    .select()
    .from(requestItems)
    .where(and(eq(requestItems.id, itemId), eq(requestItems.requestId, requestId)));
  return item;
};

/** The present offer of a request; undefined before it was priced. */
export const currentOffer = async (
  executor: Executor,
  { id, offerVersion }: Pick<RequestRow, 'id' | 'offerVersion'>,
): Promise<WholeOffer | undefined> => {
  if (offerVersion === null) return undefined;
  const [offer] = await executor
    .select()
    .from(requestOffers)
    .where(and(eq(requestOffers.requestId, id), eq(requestOffers.version, offerVersion)));
  if (offer === undefined) return undefined;
  const items = await executor
    .select()
    .from(requestItems)
    .where(and(eq(requestItems.requestId, id), eq(requestItems.offerVersion, offerVersion)))
    .orderBy(asc(requestItems.id));
  return { offer, items };
};

/** Writes a version of an offer with its items. Versions are immutable, because a customer may have one on screen. */
export const insertOffer = async (
  tx: Transaction,
  offer: typeof requestOffers.$inferInsert,
  items: readonly Omit<typeof requestItems.$inferInsert, 'id' | 'requestId' | 'offerVersion'>[],
): Promise<void> => {
  const { requestId, version: offerVersion } = offer;
  await tx.insert(requestOffers).values(offer);
  if (items.length > 0)
    await tx.insert(requestItems).values(items.map((item) => ({ ...item, requestId, offerVersion })));
};

/** Marks items of a request as declined. */
export const declineItems = async (tx: Transaction, requestId: number, itemIds: readonly number[]): Promise<void> => {
  if (itemIds.length === 0) return;
  await tx
    .update(requestItems)
    .set({ declined: true })
    .where(and(eq(requestItems.requestId, requestId), inArray(requestItems.id, [...itemIds])));
};

/** The approved items, oldest first; none before the approval. */
export const approvedItems = async (
  executor: Executor,
  { id, approvedVersion }: Pick<RequestRow, 'id' | 'approvedVersion'>,
): Promise<ItemRow[]> =>
  approvedVersion === null
    ? []
    : executor
        .select()
        .from(requestItems)
        .where(
          and(
            eq(requestItems.requestId, id),
            eq(requestItems.offerVersion, approvedVersion),
            eq(requestItems.declined, false),
          ),
        )
        .orderBy(asc(requestItems.id));

/** Washed items of a request, by category in the order of the offer. */
export const washedItems = (executor: Executor, requestId: number, offerVersion: number) =>
  executor
    .select({ category: requestItems.category, count: sql<number>`count(*)`.mapWith(Number) })
    .from(requestItems)
    .where(
      and(
        eq(requestItems.requestId, requestId),
        eq(requestItems.offerVersion, offerVersion),
        eq(requestItems.kind, 'wash'),
        eq(requestItems.declined, false),
      ),
    )
    .groupBy(requestItems.category)
    .orderBy(min(requestItems.id));
