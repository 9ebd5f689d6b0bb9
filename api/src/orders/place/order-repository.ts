import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#base';
import { byCatalogue, shopOfferColumns, type ShopOffer } from '#shops';
import type { AddressRow, MemberRow } from '#customers';
import { charges, laundries, memberAddresses, members, requests } from '#tables';

/** Facts that an order is checked against: member, address, open requests and shop. */
export interface OrderBasis {
  readonly member: MemberRow;
  readonly address: AddressRow | null;
  readonly laundry: ShopOffer;
  /** Number of requests that wait for their collection. */
  readonly waiting: number;
  /** Whether the member has an overdue request. */
  readonly isOverdue: boolean;
}

/**
 * Reads the facts of an order in one statement; undefined for an unknown shop. Locks the member until the transaction
 * ends: a withdrawal locks its member and looks for active requests, so whichever comes first, the other sees it. The
 * lock allows a change of the member, since the order may keep its washing preferences.
 *
 * @param today YYYY-MM-DD in Seoul.
 */
export const findOrderBasis = async (
  tx: Transaction,
  memberId: number,
  laundryId: number,
  today: string,
): Promise<OrderBasis | undefined> => {
  const [row] = await tx
    .select({
      member: members,
      address: memberAddresses,
      laundry: shopOfferColumns(today),
      waiting: sql`(select count(*) from ${requests}
        where ${requests.memberId} = ${members.id} and ${requests.status} = 'Requested')`.mapWith(Number),
      isOverdue: sql<boolean>`exists (select 1 from ${charges}
        where ${charges.memberId} = ${members.id} and ${charges.status} = 'Overdue')`,
    })
    .from(members)
    .leftJoin(memberAddresses, eq(memberAddresses.memberId, members.id))
    .innerJoin(laundries, eq(laundries.id, laundryId))
    .where(eq(members.id, memberId))
    .for('no key update', { of: members });
  return row === undefined
    ? undefined
    : { ...row, laundry: { ...row.laundry, prices: byCatalogue(row.laundry.prices) } };
};

/** Newest request of a member that waits for its collection at this shop and slot. Needs the lock of the member. */
export const waitingRequestAt = async (
  tx: Transaction,
  memberId: number,
  { laundryId, collectionTime }: { readonly laundryId: number; readonly collectionTime: Date },
): Promise<number | undefined> => {
  const [row] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.memberId, memberId),
        eq(requests.laundryId, laundryId),
        eq(requests.collectionTime, collectionTime),
        eq(requests.status, 'Requested'),
      ),
    )
    .orderBy(desc(requests.id))
    .limit(1);
  return row?.id;
};
