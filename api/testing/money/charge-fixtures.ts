import { asc, eq } from 'drizzle-orm';
import type { AppParts } from '../../src/app';
import { storeCard } from '../../src/money/cards';
import type { CardProvider, CardProviderName } from '../../src/money/providers';
import { charges, ledgerEntries, ledgerPostings, members, requests } from '#tables';
import { addRequest } from '../shop-commands';
import type { TestApi } from '../test-api';
import { attemptsOf } from '../../src/money/charges/attempt-repository';
import { issueCharge } from '../../src/money/charges/issue-charge';

/** Registers a card for a member, without the provider's window. */
export const giveCard = async (
  { companies, parts }: TestApi,
  memberId: number,
  lastFour = '0000',
  provider: CardProviderName = 'INICIS',
): Promise<void> => {
  const billingKey = await companies.issueCard(provider, lastFour);
  const card = { billingKey, issuerCode: '06', issuerName: '국민카드', lastFour };
  await parts.database.transaction((tx) => storeCard(tx, parts, { memberId, provider, card }));
};

/** Adds a charge without an attempt. */
export const addCharge = (
  { parts, clock }: TestApi,
  request: { readonly id: number; readonly customer: { readonly memberId: number } },
  amountWon = 13_410,
) =>
  parts.database.transaction((tx) =>
    issueCharge(tx, {
      kind: 'request',
      memberId: request.customer.memberId,
      requestId: request.id,
      amountWon,
      goodsName: '세탁',
      at: clock.now(),
    }),
  );

/** Postings of a charge with their entries, oldest first. */
export const booksOf = async ({ parts }: TestApi, chargeId: number) => {
  const rows = await parts.database
    .select({ kind: ledgerPostings.kind, account: ledgerEntries.account, amountWon: ledgerEntries.amountWon })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.chargeId, chargeId))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ kind, account, amountWon }) => `${kind} ${account} ${amountWon}`);
};

/** Approved charges and cancels of a charge's attempts in the provider's own book, such as `cancel 3000`. */
export const takenFor = async ({ companies, parts }: TestApi, chargeId: number): Promise<string[]> => {
  const tries = await attemptsOf(parts.database, chargeId);
  const book = await companies.cardBook();
  return tries
    .flatMap(({ orderId }) => book.filter((row) => row.orderId === orderId && row.state === 'approved'))
    .map(({ kind, amountWon }) => `${kind} ${amountWon}`);
};

/** A charge as it now is. */
export const chargeNow = async ({ parts }: TestApi, id: number) => {
  const [charge] = await parts.database.select().from(charges).where(eq(charges.id, id));
  if (charge === undefined) throw new Error('no charge');
  return charge;
};

/** Copies parts with one call of a provider replaced. */
export const withProvider = (
  parts: AppParts,
  name: CardProviderName,
  change: (real: CardProvider) => Partial<CardProvider>,
): AppParts => {
  const real = parts.cardProviders[name];
  if (real === null) throw new Error(`${name} has no keys`);
  return { ...parts, cardProviders: { ...parts.cardProviders, [name]: { ...real, ...change(real) } } };
};

/** Member of a charge, and its subject. */
export interface Owner {
  readonly id: number;
  readonly customer: { readonly memberId: number };
}

let owners = 0;

/** Adds members with one request each: copies of one real order. */
export const addOwners = async (api: TestApi, count: number): Promise<readonly Owner[]> => {
  const { database } = api.parts;
  const request = await addRequest(api);
  const [row] = await database.select().from(requests).where(eq(requests.id, request.id));
  const [member] = await database.select().from(members).where(eq(members.id, request.customer.memberId));
  if (row === undefined || member === undefined) throw new Error('no request to copy');
  const { id: _memberId, ...person } = member;
  const { id: _requestId, ...order } = row;
  owners += count;
  const people = await database
    .insert(members)
    .values(
      Array.from({ length: count }, (_, at) => {
        const phone = `0109${String(owners - at).padStart(7, '0')}`;
        return { ...person, phoneNumber: phone, phoneHash: phone, referralCode: phone };
      }),
    )
    .returning({ id: members.id });
  const orders = await database
    .insert(requests)
    .values(people.map(({ id }) => ({ ...order, memberId: id })))
    .returning({ id: requests.id, memberId: requests.memberId });
  return orders.map(({ id, memberId }) => ({ id, customer: { memberId } }));
};
