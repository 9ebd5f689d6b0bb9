import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { AppParts } from '../../app';
import { storeCard } from '../../cards';
import type { CardProvider, CardProviderName } from '../../payments';
import { charges, ledgerEntries, ledgerPostings, sandboxBillingKeys } from '../../tables';
import type { TestApi } from '../../testing/test-api';
import { issueCharge } from '../issue-charge';

/** Registers a card of the sandbox for a member, as if they had typed it into the provider's window. */
export const giveCard = async (
  { parts, clock }: TestApi,
  memberId: number,
  lastFour = '0000',
  provider: CardProviderName = 'INICIS',
): Promise<void> => {
  const billingKey = randomBytes(16).toString('hex');
  await parts.database.insert(sandboxBillingKeys).values({
    billingKey,
    provider: provider === 'INICIS' ? 'inicis' : 'nicepay',
    tid: billingKey,
    lastFour,
    issuer: 'kb',
    issuedAt: clock.now(),
  });
  const card = { billingKey, issuerCode: '06', issuerName: '국민카드', lastFour };
  await parts.database.transaction((tx) => storeCard(tx, parts, { memberId, provider, card }));
};

/** A charge that nobody has tried yet. */
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

/** What the books say of a charge: its movements with their entries, oldest first. */
export const booksOf = async ({ parts }: TestApi, chargeId: number) => {
  const rows = await parts.database
    .select({ kind: ledgerPostings.kind, account: ledgerEntries.account, amountWon: ledgerEntries.amountWon })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.chargeId, chargeId))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ kind, account, amountWon }) => `${kind} ${account} ${amountWon}`);
};

/** A charge as it now is. */
export const chargeNow = async ({ parts }: TestApi, id: number) => {
  const [charge] = await parts.database.select().from(charges).where(eq(charges.id, id));
  if (charge === undefined) throw new Error('no charge');
  return charge;
};

/** The same parts, with a provider of which one call is another one. */
export const withProvider = (
  parts: AppParts,
  name: CardProviderName,
  change: (real: CardProvider) => Partial<CardProvider>,
): AppParts => {
  const real = parts.cardProviders[name];
  if (real === null) throw new Error(`${name} has no keys`);
  return { ...parts, cardProviders: { ...parts.cardProviders, [name]: { ...real, ...change(real) } } };
};
