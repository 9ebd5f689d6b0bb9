import { eq } from 'drizzle-orm';
import { priceOfChoice, type ChoicePrice } from '@dongne/contract';
import type { Transaction } from '../database/database';
import { laundries } from '../laundries/laundry-tables';
import type { RequestRow } from '../requests/request-repository';
import { requestItems } from '../requests/request-tables';

/** The price of a request from its items as they now stand, with the shop's delivery terms of today. */
export const priceOf = async (
  tx: Transaction,
  request: Pick<RequestRow, 'id' | 'laundryId' | 'paidServices' | 'noShowFeeWon' | 'hasMembershipDiscount'>,
): Promise<{ readonly priceLines: ChoicePrice['lines']; readonly totalWon: number }> => {
  const [delivery] = await tx
    .select({ isFree: laundries.isFreeDelivery, feeWon: laundries.deliveryFeeWon, freeFromWon: laundries.freeFromWon })
    .from(laundries)
    .where(eq(laundries.id, request.laundryId));
  if (delivery === undefined) throw new Error('a request without its shop');
  const items = await tx
    .select({
      id: requestItems.id,
      kind: requestItems.kind,
      priceWon: requestItems.priceWon,
      declined: requestItems.declined,
    })
    .from(requestItems)
    .where(eq(requestItems.requestId, request.id));
  const { lines, totalWon } = priceOfChoice(
    {
      items,
      terms: {
        services: request.paidServices,
        hasMembershipDiscount: request.hasMembershipDiscount,
        delivery,
        noShowFeeWon: request.noShowFeeWon,
      },
    },
    new Set(items.filter((item) => item.declined).map(({ id }) => id)),
  );
  return { priceLines: lines, totalWon };
};
