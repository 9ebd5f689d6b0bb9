import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database';
import type { ItemRow, OfferRow, RequestRow } from '../requests/request-repository';
import { requestItems, requestOffers } from '../../tables';

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

/** What the shop asks for a request now; undefined before it was priced. */
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
