import { formatWon, seoulDate } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { bookProblems } from '@dongne/api/testing/money/book-problems';
import { reconcile } from '@dongne/api/money';
import { cardProviderKeysOf, REGULAR_PHONE } from '@dongne/api/testing/inner';
import { seedWhenEmpty } from '@dongne/api/seed';
import { charges, memberships, requests } from '@dongne/api/tables';
import { bearer, enterCode, receiveCode } from '@dongne/api/testing/login';
import { type TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from '../testing/sandbox-api';
import { seededCards } from '../seeded-cards';

let api: TestApi;
let accessToken: string;
beforeAll(async () => {
  api = await openSandboxApi({ seedShops: 20 });
  await seedWhenEmpty(api.parts, seededCards(api.parts.config));
  accessToken = (await enterCode(api, await receiveCode(api, REGULAR_PHONE))).json().accessToken;
});
afterAll(() => api.close());

const read = async (path: string) =>
  (await api.app.inject({ url: `/v1/app${path}`, headers: bearer(accessToken) })).json();

describe('seeded payments of the regular member', () => {
  it('show equal card and amount in request, payments and cards', async () => {
    const card = await read('/pay/card');
    const paid = await api.parts.database.select().from(requests).where(eq(requests.paymentStatus, 'Paid'));
    expect(paid.map(({ status }) => status)).toEqual(['Completed', 'Completed', 'Delivered']);
    const { items } = await read('/myPage/payment/history');
    for (const { id, totalWon } of paid) {
      const { payment } = await read(`/request/delivery/detail/${id}`);
      expect(payment).toMatchObject({ status: 'Paid', amountWon: totalWon, card: { name: `${card.cardName}카드` } });
      expect(card.maskedNumber.endsWith(payment.card.lastFour)).toBe(true);
      expect(payment.paidAt).not.toBeNull();
      expect(items).toContainEqual(expect.objectContaining({ applicationId: id, amountWon: totalWon }));
    }
  });

  it('name the card in the timeline of a request', async () => {
    const [paid] = await api.parts.database.select().from(requests).where(eq(requests.status, 'Completed'));
    const { timeline } = await read(`/request/delivery/detail/${paid?.id}`);
    expect(timeline).toContainEqual(
      expect.objectContaining({ reason: `${formatWon(paid?.totalWon ?? 0)} · 국민카드 0000` }),
    );
  });

  it('include every month of the membership so far', async () => {
    const months = await api.parts.database.select().from(charges).where(eq(charges.kind, 'membership'));
    const [membership] = await api.parts.database.select().from(memberships);
    expect(months.map(({ status }) => status)).toEqual(['Paid', 'Paid', 'Paid', 'Paid']);
    expect(membership).toMatchObject({ status: 'Active', dueFrom: null, paidUntil: months.at(-1)?.periodEndsAt });
    expect(membership?.totalCount).toBe(3);
  });

  it('agree with the book of the provider on every day', async () => {
    const all = await api.parts.database.select().from(charges);
    expect(
      await bookProblems(
        api,
        all.map(({ id }) => id),
      ),
    ).toEqual([]);
    const days = new Set(all.map(({ paidAt }) => seoulDate(paidAt ?? api.clock.now())));
    for (const from of days) expect(await reconcile(api.parts, { from })).toMatchObject({ differences: [] });
  });
});

it('are skipped with a real provider, which does not know the card', async () => {
  const real = await openSandboxApi({ seedShops: 20, cardProviders: cardProviderKeysOf(REAL_INICIS) });
  await seedWhenEmpty(real.parts, seededCards(real.parts.config));
  const { database } = real.parts;
  expect(await database.$count(charges)).toBe(0);
  expect(await database.$count(requests, eq(requests.paymentStatus, 'Paid'))).toBe(0);
  await real.close();
});

const REAL_INICIS = {
  INICIS_MID: 'ourmid',
  INICIS_SIGN_KEY: 'a',
  INICIS_INIAPI_KEY: 'b',
  INICIS_MOBILE_HASH_KEY: 'c',
  INICIS_INILITE_KEY: 'd',
  INICIS_CLIENT_IP: '10.0.0.7',
  INICIS_SITE_URL: 'https://app.example',
};
