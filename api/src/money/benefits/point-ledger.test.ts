import { giveCard } from '#testing/money/charge-fixtures';
import { eq, sql } from 'drizzle-orm';
import { addPoints, approveWith, bellOf, inDays, pointsOf, priced } from '#testing/benefit-fixtures';
import { addMember, withFreshToken, type TestMember } from '#testing/fixtures';
import { asCustomer, asShop, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { members, pointEntries } from '#tables';
import { benefitJobs } from './benefit-jobs';
import { earnForCompleted, revokeEarned } from './earn';
import { spendPoints } from './point-service';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const entries = ({ memberId }: TestMember) =>
  api.parts.database.select().from(pointEntries).where(eq(pointEntries.memberId, memberId)).orderBy(pointEntries.id);

const pay = async (request: TestRequest): Promise<void> => {
  await giveCard(api, request.customer.memberId);
  await asCustomer(api, request, 'pay');
};

/** Brings a request to its customer's confirmation; paid by a card by default. */
const complete = async (request: TestRequest, { isPaid = true } = {}) => {
  for (const command of ['process', 'complete-wash', 'deliver', 'delivered']) await asShop(api, request, command);
  if (isPaid) await pay(request);
  return asCustomer(api, request, 'confirm');
};

const washed = async (customer: TestMember, prices: readonly [number, number] = [8_000, 4_590]) => {
  const request = await priced(api, prices, { customer });
  await approveWith(api, request, {});
  return request;
};

const runJobs = async (): Promise<string[]> => {
  const worked: string[] = [];
  for (const job of benefitJobs)
    for (const id of await job.due(api.parts, api.clock.now()))
      if (await job.work(api.parts, id)) worked.push(job.name);
  return worked;
};

describe('completed request', () => {
  it('earns 1 % of the card payment for twelve months and notifies', async () => {
    const customer = await addMember(api);
    await complete(await washed(customer));
    const [lot] = await entries(customer);
    expect([lot?.kind, lot?.amount, lot?.expiresAt?.toISOString().slice(0, 10)]).toEqual(['earned', 125, '2027-03-02']);
    expect(await bellOf(api, customer)).toContain('125P를 드렸어요');
  });

  it('earns nothing while unpaid, and once as soon as paid', async () => {
    const customer = await addMember(api);
    const request = await washed(customer);
    await complete(request, { isPaid: false });
    expect(await entries(customer)).toEqual([]);
    await pay(request);
    const own = { id: request.id, memberId: customer.memberId };
    await Promise.all(
      [1, 2, 3].map(() => api.parts.database.transaction((tx) => earnForCompleted(tx, api.parts, own))),
    );
    expect((await entries(customer)).map(({ amount }) => amount)).toEqual([125]);
  });

  it('revokes points after a refund, never more than are left', async () => {
    const customer = await addMember(api);
    const request = await washed(customer);
    await complete(request);
    const other = await addPoints(api, customer, 1_000, 500);
    const takeBack = (paidWon: number) =>
      api.parts.database.transaction((tx) => revokeEarned(tx, api.parts, { requestId: request.id, paidWon }));
    expect(await takeBack(10_000)).toBe(25);
    expect(await takeBack(10_000)).toBe(0);
    const spend = { memberId: customer.memberId, requestId: request.id, at: api.clock.now() };
    await api.parts.database.transaction((tx) => spendPoints(tx, spend, 1_050));
    // Nothing is left of its own lot, and 50 of the other one.
    expect(await takeBack(0)).toBe(50);
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 0 });
    expect((await entries(customer)).filter(({ kind }) => kind === 'revoked').map(({ lotId }) => lotId)).toContain(
      other,
    );
  });
});

describe('invitation', () => {
  const invite = async (friend: TestMember, inviter: TestMember) =>
    api.parts.database.update(members).set({ invitedById: inviter.memberId }).where(eq(members.id, friend.memberId));

  it("rewards both sides once when the friend's first request completes", async () => {
    const [inviter, friend] = [await addMember(api), await addMember(api)];
    await invite(friend, inviter);
    const two = [await washed(friend), await washed(friend)];
    for (const request of two)
      for (const command of ['process', 'complete-wash', 'deliver', 'delivered']) await asShop(api, request, command);
    for (const request of two) await pay(request);
    await Promise.all(two.map((request) => asCustomer(api, request, 'confirm')));
    for (const side of [inviter, friend]) {
      expect((await entries(side)).filter(({ text }) => text.includes('초대')).map(({ amount }) => amount)).toEqual([
        3_000,
      ]);
      expect(await bellOf(api, side)).toContain('3,000P를 드렸어요');
    }
  });

  it('rewards once as soon as the first request is paid', async () => {
    const [inviter, friend] = [await addMember(api), await addMember(api)];
    await invite(friend, inviter);
    const [unpaid, later] = [await washed(friend), await washed(friend)];
    await complete(unpaid, { isPaid: false });
    expect(await entries(inviter)).toEqual([]);
    await complete(later);
    expect((await entries(inviter)).map(({ amount }) => amount)).toEqual([3_000]);
    await pay(unpaid);
    expect((await entries(inviter)).map(({ amount }) => amount)).toEqual([3_000]);
  });

  it('rewards nothing without an inviter or for a voucher programme', async () => {
    const [inviter, friend, alone] = [await addMember(api), await addMember(api), await addMember(api)];
    await invite(friend, inviter);
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, inviter.memberId));
    await complete(await washed(friend));
    await complete(await washed(alone));
    const invited = async (side: TestMember) => (await entries(side)).filter(({ text }) => text.includes('초대'));
    expect([await invited(inviter), await invited(friend), await invited(alone)]).toEqual([[], [], []]);
  });
});

describe('expiry of points', () => {
  it('is announced once, 30 days before, in one message', async () => {
    const customer = await addMember(api);
    await addPoints(api, customer, 1_000, 40);
    await addPoints(api, customer, 500, 45);
    expect(await runJobs()).toEqual([]);
    api.clock.travelTo(inDays(api, 16));
    expect(await runJobs()).toEqual(['point-expiry-notice']);
    expect(await runJobs()).toEqual([]);
    const { headers } = await withFreshToken(api, customer);
    const { items } = (await api.app.inject({ url: '/v1/app/notification', headers })).json();
    expect(items.map(({ title, text }: { title: string; text: string }) => [title, text])).toEqual([
      ['곧 소멸하는 포인트가 있어요', '4월 11일 (토)부터 30일 안에 1,500P가 소멸해요.'],
    ]);
  });

  it('removes expired points from the ledger once, however many processes run', async () => {
    const customer = await addMember(api);
    await addPoints(api, customer, 1_000, 10);
    await addPoints(api, customer, 700, 100);
    await approveWith(api, await priced(api, undefined, { customer }), { points: 1_000 });
    await addPoints(api, customer, 300, 10);
    api.clock.travelTo(inDays(api, 11));
    const reader = await withFreshToken(api, customer);
    // Points that have ended cannot be used, even before the job has run.
    expect(await pointsOf(api, reader)).toMatchObject({ balance: 700 });
    const [expiry] = benefitJobs;
    if (expiry === undefined) throw new Error('no job');
    const done = await Promise.all([1, 2, 3].map(() => expiry.work(api.parts, String(customer.memberId))));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await pointsOf(api, reader)).toMatchObject({
      balance: 700,
    });
    expect((await pointsOf(api, reader)).items[0]).toMatchObject({ kind: 'expired', amount: -300 });
    expect(await runJobs()).toEqual([]);
  });
});

describe('point ledger', () => {
  const write = (entry: Partial<typeof pointEntries.$inferInsert>) =>
    api.parts.database
      .insert(pointEntries)
      .values({ memberId: 0, kind: 'spent', amount: -1, text: 't', at: TEST_NOW, ...entry });

  it('has its invariants enforced by the database', async () => {
    const [customer, other] = [await addMember(api), await addMember(api)];
    const lotId = await addPoints(api, customer, 1_000);
    const { memberId } = customer;
    await write({ memberId, lotId, amount: -600 });
    for (const wrong of [
      { memberId, lotId, amount: -401 },
      { memberId, lotId, kind: 'returned' as const, amount: 601 },
      { memberId: other.memberId, lotId },
      { memberId },
      { memberId, kind: 'earned' as const, amount: 5 },
    ])
      await expect(write(wrong)).rejects.toThrow();
    await expect(api.parts.database.execute(sql`update point_entries set amount = 5`)).rejects.toThrow();
    await expect(api.parts.database.execute(sql`delete from point_entries`)).rejects.toThrow();
    expect(await pointsOf(api, customer)).toMatchObject({ balance: 400 });
  });
});
