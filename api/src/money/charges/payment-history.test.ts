import { eq } from 'drizzle-orm';
import { PAGE_SIZE, runUntilQuiet } from '#base';
import { requests } from '#tables';
import { operatorHeaders, withFreshToken } from '#testing/fixtures';
import { asCustomer, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { chargeJobs } from './charge-jobs';
import { addCharge, giveCard, withProvider } from '#testing/money/charge-fixtures';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const DAY_MS = 24 * 3_600_000;

const historyOf = async ({ customer }: TestRequest, cursor?: string) => {
  const { headers } = await withFreshToken(api, customer);
  const url = `/v1/app/myPage/payment/history${cursor === undefined ? '' : `?cursor=${cursor}`}`;
  return (await api.app.inject({ url, headers })).json();
};

const pay = async (request: TestRequest) => {
  const customer = await withFreshToken(api, request.customer);
  await asCustomer(api, { ...request, customer }, 'pay');
};

/** Adds a request of the same customer with an open charge. */
const owedAgain = async (request: TestRequest, amountWon: number): Promise<TestRequest> => {
  const { database } = api.parts;
  const [row] = await database.select().from(requests).where(eq(requests.id, request.id));
  if (row === undefined) throw new Error('no request');
  const { id: _, ...copy } = row;
  const [added] = await database.insert(requests).values(copy).returning();
  if (added === undefined) throw new Error('an insert gave no row');
  const again = { ...request, id: added.id };
  await addCharge(api, again, amountWon);
  return again;
};

const owed = async (amountWon: number): Promise<TestRequest> => {
  const request = await requestIn(api, 'Requested');
  await giveCard(api, request.customer.memberId);
  await addCharge(api, request, amountWon);
  return request;
};

const giveBack = async ({ id }: TestRequest, amountWon: number) =>
  api.app.inject({
    method: 'POST',
    url: '/v1/operator/refunds',
    headers: await operatorHeaders(api),
    payload: { applicationId: id, amountWon, reason: '단추가 떨어졌어요' },
  });

describe('payment history', () => {
  it('names the subject, the card, and each refund', async () => {
    const request = await owed(10_000);
    await pay(request);
    await giveBack(request, 3_000);
    await runUntilQuiet(api.parts, chargeJobs);
    expect(await historyOf(request)).toMatchObject({
      items: [
        {
          kind: 'request',
          status: 'PartiallyRefunded',
          month: '2026-03',
          applicationId: request.id,
          amountWon: 10_000,
          refundedWon: 3_000,
          card: { name: '국민카드', lastFour: '0000' },
          isBeingPaid: false,
          refunds: [{ amountWon: 3_000, reason: '단추가 떨어졌어요', state: 'done' }],
        },
      ],
      months: [{ month: '2026-03', paidWon: 7_000 }],
      nextCursor: null,
    });
  });

  it('groups by month of payment in Seoul and sums only payments', async () => {
    const first = await owed(10_000);
    api.clock.advance(2 * DAY_MS);
    const second = await owedAgain(first, 20_000);
    await owedAgain(first, 5_000);
    await pay(second);
    // The last minute of March in UTC is April in Seoul.
    api.clock.travelTo(new Date('2026-03-31T15:01:00Z'));
    await pay(first);
    const { items, months } = await historyOf(first);
    expect(items.map(({ amountWon, month }: { amountWon: number; month: string }) => [month, amountWon])).toEqual([
      ['2026-04', 10_000],
      ['2026-03', 20_000],
      ['2026-03', 5_000],
    ]);
    expect(months).toEqual([
      { month: '2026-04', paidWon: 10_000 },
      { month: '2026-03', paidWon: 20_000 },
    ]);
  });

  it('pages without gap or repeat, with whole sums on every page', async () => {
    const first = await owed(1_000);
    for (let count = 1; count <= PAGE_SIZE; count += 1) await owedAgain(first, 1_000);
    api.clock.advance(DAY_MS);
    // Pays the oldest last, so that it comes first: its id gives no order.
    await pay(first);
    const page = await historyOf(first);
    const rest = await historyOf(first, page.nextCursor);
    expect(page.items[0].applicationId).toBe(first.id);
    expect(rest.nextCursor).toBeNull();
    const ids = [...page.items, ...rest.items].map(({ id }: { id: number }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([PAGE_SIZE + 1, PAGE_SIZE + 1]);
    expect(rest.months).toEqual([{ month: '2026-03', paidWon: 1_000 }]);
  });

  it('shows that a provider has not answered yet', async () => {
    const request = await owed(10_000);
    const silent = withProvider(api.parts, 'INICIS', () => ({
      charge: async () => ({ state: 'unknown', doubt: { why: 'network' }, netCancel: 'not-offered' }),
    }));
    await runUntilQuiet(silent, chargeJobs);
    expect((await historyOf(request)).items).toMatchObject([{ status: 'Issued', isBeingPaid: true, card: null }]);
  });

  it('is visible to its own member only', async () => {
    await pay(await owed(10_000));
    const stranger = await requestIn(api, 'Requested');
    expect(await historyOf(stranger)).toEqual({ items: [], months: [], nextCursor: null });
  });

  it('is empty behind a cursor that is not a payment of the member, however large', async () => {
    const [own, other] = [await owed(3_000), await owed(4_000)];
    const [theirs] = (await historyOf(other)).items;
    for (const cursor of ['7900833461', '9999999999', String(theirs.id)])
      expect((await historyOf(own, cursor)).items).toEqual([]);
  });
});
