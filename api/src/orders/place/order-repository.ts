import { and, desc, eq, sql } from 'drizzle-orm';
import { placeholder, preparedOnce, type Transaction } from '#base';
import { byCatalogue, shopOfferColumns, type ShopOffer } from '#shops';
import type { AddressRow, MemberRow, MembershipRow } from '#customers';
import { charges, laundries, memberAddresses, members, memberships, requests } from '#tables';

/** Facts that an order is checked against: member, address, membership, open requests and shop. */
export interface OrderBasis {
  /** Id of the new request, reserved so that all its rows are written in one round trip. */
  readonly requestId: number;
  readonly member: MemberRow;
  readonly address: AddressRow | null;
  readonly membership: MembershipRow | null;
  readonly laundry: ShopOffer;
  /** Number of requests that wait for their collection. */
  readonly waiting: number;
  /** Whether the member has an overdue request. */
  readonly isOverdue: boolean;
}

const basisOf = preparedOnce((executor) =>
  executor
    .select({
      requestId: sql`nextval(pg_get_serial_sequence('requests', 'id'))`.mapWith(Number),
      member: members,
      address: memberAddresses,
      membership: memberships,
      laundry: shopOfferColumns(placeholder('today')),
      waiting: sql`(select count(*) from ${requests}
        where ${requests.memberId} = ${members.id} and ${requests.status} = 'Requested')`.mapWith(Number),
      isOverdue: sql<boolean>`exists (select 1 from ${charges}
        where ${charges.memberId} = ${members.id} and ${charges.status} = 'Overdue')`,
    })
    .from(members)
    .leftJoin(memberAddresses, eq(memberAddresses.memberId, members.id))
    .leftJoin(memberships, eq(memberships.memberId, members.id))
    .innerJoin(laundries, eq(laundries.id, placeholder('laundryId')))
    .where(eq(members.id, placeholder('memberId')))
    .prepare(''),
);

/**
 * Reads the facts of an order in one statement; undefined for an unknown shop. Needs the lock of the member.
 *
 * @param today YYYY-MM-DD in Seoul.
 */
export const findOrderBasis = async (
  tx: Transaction,
  memberId: number,
  laundryId: number,
  today: string,
): Promise<OrderBasis | undefined> => {
  const [row] = await basisOf(tx).execute({ memberId, laundryId, today });
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
