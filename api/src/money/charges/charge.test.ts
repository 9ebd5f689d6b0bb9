import { runUntilQuiet } from '#base';
import type { CardProvider } from '../providers';
import { requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { lookUpAttemptNow } from './look-up-attempt';
import { attemptsOf } from './attempt-repository';
import { chargeJobs } from './charge-jobs';
import { payCharge, type ChargingParts } from './pay-charge';
import { bookProblems } from '#testing/money/book-problems';
import { addCharge, booksOf, chargeNow, giveCard, takenFor, withProvider } from '#testing/money/charge-fixtures';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const work = (parts: ChargingParts = api.parts) => runUntilQuiet(parts, chargeJobs);

/** Adds a charge of a member with or without a card. */
const owed = async (lastFour: string | null, provider: 'INICIS' | 'NICEPAY' = 'INICIS') => {
  const request: TestRequest = await requestIn(api, 'Requested');
  if (lastFour !== null) await giveCard(api, request.customer.memberId, lastFour, provider);
  return { request, charge: await addCharge(api, request) };
};

const taken = (chargeId: number) => takenFor(api, chargeId);

const statesOf = async (chargeId: number) => (await attemptsOf(api.parts.database, chargeId)).map(({ state }) => state);

describe.each(['INICIS', 'NICEPAY'] as const)('charge of a card of %s', (provider) => {
  it('is taken once by the job and stands in the ledger', async () => {
    const { charge } = await owed('0000', provider);
    await work();
    await work();
    expect(await chargeNow(api, charge.id)).toMatchObject({ status: 'Paid', paidAt: expect.any(Date) });
    expect(await taken(charge.id)).toEqual(['charge 13410']);
    expect(await booksOf(api, charge.id)).toEqual([
      'issued customers 13410',
      'issued sales -13410',
      `paid ${provider} 13410`,
      'paid customers -13410',
    ]);
  });

  it('is taken once after a lost answer, by a look-up', async () => {
    const { charge } = await owed('0000', provider);
    const losing = withProvider(api.parts, provider, (real) => ({
      charge: async (call) => {
        await real.charge(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    await work(losing);
    expect([await statesOf(charge.id), (await chargeNow(api, charge.id)).status]).toEqual([['unknown'], 'Issued']);
    api.clock.advance(30_000);
    await work();
    expect([await statesOf(charge.id), (await chargeNow(api, charge.id)).status]).toEqual([['approved'], 'Paid']);
    expect(await taken(charge.id)).toEqual(['charge 13410']);
  });

  it('is retried when the first attempt never reached the provider', async () => {
    const { charge } = await owed('0000', provider);
    const silent = withProvider(api.parts, provider, () => ({
      charge: async () => ({ state: 'unknown', doubt: { why: 'network' }, netCancel: 'not-offered' }),
    }));
    await work(silent);
    api.clock.advance(30_000);
    await work();
    // The provider does not know the order, but it may still be in flight.
    expect(await statesOf(charge.id)).toEqual(['unknown']);
    api.clock.advance(60_000);
    await work();
    expect(await statesOf(charge.id)).toEqual(['dropped', 'approved']);
    expect(await taken(charge.id)).toEqual(['charge 13410']);
  });

  it('refunds a late approval of a dropped attempt next to the one that paid', async () => {
    const { charge } = await owed('0000', provider);
    let arrive = async (): Promise<unknown> => undefined;
    const late = withProvider(api.parts, provider, (real) => ({
      charge: async (call) => {
        arrive = () => real.charge(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    await work(late);
    api.clock.advance(90_000);
    await work();
    await arrive();
    const [first] = await attemptsOf(api.parts.database, charge.id);
    if (first === undefined) throw new Error('no attempt');
    await lookUpAttemptNow(api.parts, first.id);
    await work();
    expect(await statesOf(charge.id)).toEqual(['surplus', 'approved']);
    expect((await taken(charge.id)).sort()).toEqual(['cancel 13410', 'charge 13410', 'charge 13410']);
    expect(await chargeNow(api, charge.id)).toMatchObject({ status: 'Paid', refundedWon: 0 });
  });

  it('finds and refunds the late approval of a dropped attempt without a webhook', async () => {
    const { charge } = await owed('0000', provider);
    const late: Parameters<CardProvider['charge']>[0][] = [];
    const parts = withProvider(api.parts, provider, () => ({
      charge: async (call) => {
        late.push(call);
        return { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };
      },
    }));
    await payCharge(parts, charge.id);
    for (const ms of [31_000, 31_000]) {
      api.clock.advance(ms);
      await work();
    }
    for (const call of late) await api.parts.cardProviders[provider]?.charge(call);
    expect(await taken(charge.id)).toEqual(['charge 13410', 'charge 13410']);
    api.clock.advance(10 * 60_000);
    await work();
    expect(await taken(charge.id)).toEqual(['charge 13410', 'cancel 13410', 'charge 13410']);
    expect(await statesOf(charge.id)).toEqual(['surplus', 'approved']);
    expect(await bookProblems(api, [charge.id])).toEqual([]);
  });

  it('is taken once for concurrent calls', async () => {
    const { charge } = await owed('0000', provider);
    const results = await Promise.all(Array.from({ length: 10 }, () => payCharge(api.parts, charge.id)));
    expect(results.filter(({ state }) => state === 'paid').length).toBeGreaterThan(0);
    expect(await taken(charge.id)).toEqual(['charge 13410']);
    expect(await payCharge(api.parts, charge.id)).toEqual({ state: 'paid' });
  });
});

describe('refused card', () => {
  it('is retried after 1, 4, 12 and 24 hours, overdue after 72', async () => {
    const { charge } = await owed('0200');
    await work();
    const tried: number[] = [];
    for (let hour = 1; hour <= 80; hour += 1) {
      api.clock.advance(HOUR_MS);
      const before = (await chargeNow(api, charge.id)).refusals;
      await work();
      const after = await chargeNow(api, charge.id);
      if (after.refusals > before) tried.push(hour);
      expect(after.status).toBe(hour < 72 ? 'Failed' : 'Overdue');
    }
    expect(tried).toEqual([1, 4, 12, 24]);
    expect(await taken(charge.id)).toEqual([]);
  });

  it('shows the reason and pays at the third attempt', async () => {
    const { charge } = await owed('0100');
    await work();
    expect(await chargeNow(api, charge.id)).toMatchObject({ status: 'Failed', refusals: 1, failMessage: '한도초과' });
    api.clock.advance(HOUR_MS);
    await work();
    api.clock.advance(3 * HOUR_MS);
    await work();
    expect(await chargeNow(api, charge.id)).toMatchObject({ status: 'Paid', refusals: 2, failMessage: null });
  });

  it('is replaced by the active card at the next attempt', async () => {
    const { request, charge } = await owed('0200');
    await work();
    await giveCard(api, request.customer.memberId, '0000', 'NICEPAY');
    api.clock.advance(HOUR_MS);
    await work();
    expect((await attemptsOf(api.parts.database, charge.id)).map(({ provider, state }) => [provider, state])).toEqual([
      ['INICIS', 'refused'],
      ['NICEPAY', 'approved'],
    ]);
  });

  it('may be paid by hand in between, also when overdue', async () => {
    const { request, charge } = await owed('0200');
    await work();
    api.clock.advance(73 * HOUR_MS);
    await work();
    expect((await chargeNow(api, charge.id)).status).toBe('Overdue');
    expect(await payCharge(api.parts, charge.id)).toMatchObject({ state: 'refused' });
    expect((await chargeNow(api, charge.id)).status).toBe('Overdue');
    await giveCard(api, request.customer.memberId);
    expect(await payCharge(api.parts, charge.id)).toEqual({ state: 'paid' });
  });

  it('is assumed without a card, until one is registered', async () => {
    const { request, charge } = await owed(null);
    await work();
    expect(await chargeNow(api, charge.id)).toMatchObject({
      status: 'Failed',
      failMessage: expect.stringContaining('등록된 카드가 없어요'),
    });
    await giveCard(api, request.customer.memberId);
    api.clock.advance(HOUR_MS);
    await work();
    expect((await chargeNow(api, charge.id)).status).toBe('Paid');
  });
});
