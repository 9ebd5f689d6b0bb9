import { sql } from 'drizzle-orm';
import { type TestApi } from '@dongne/api/testing/test-api';
import { QUIET, buildWithSandbox, openSandboxApi } from '../testing/sandbox-api';
import { cancelCharge } from './card-cancels';
import { chargeRegistered } from './card-settlement';
import { addBillingKey } from './payment-repository';

let api: TestApi;
beforeAll(async () => {
  api = await openSandboxApi();
  const card = { provider: 'nicepay', lastFour: '0000', issuer: 'kb', issuedAt: api.clock.now() } as const;
  await addBillingKey(api.parts.database, { ...card, billingKey: 'a-key', tid: 'a-registration' });
  await addBillingKey(api.parts.database, { ...card, billingKey: 'of-inicis', tid: 'another', provider: 'inicis' });
});
afterAll(() => api.close());

const charge = (orderId: string, provider: 'inicis' | 'nicepay' = 'nicepay', billingKey = 'a-key') =>
  chargeRegistered(api.parts, QUIET, { provider, billingKey, orderId, amountWon: 9_900, goodsName: '세탁비' });
const tidOf = async (orderId: string) => {
  const charged = await charge(orderId);
  return charged.kind === 'charged' ? charged.entry.tid : '';
};
const book = async (app = api.app) =>
  (await app.inject('/sandbox/payments')).json<{ orderId: string; kind: string; amount: number }[]>();

describe('ledger of the sandbox providers', () => {
  it('lists charges and cancels in order, also after a restart', async () => {
    const tid = await tidOf('listed');
    await cancelCharge(api.parts, { provider: 'nicepay', tid, amountWon: 900, reason: '' });
    const expected = [
      { provider: 'nicepay', tid, orderId: 'listed', amount: 9_900, kind: 'charge', state: 'approved' },
      { provider: 'nicepay', tid, orderId: 'listed', amount: 900, kind: 'cancel', state: 'approved' },
    ].map((entry) => ({ at: expect.stringMatching(/^2026-03-02T01:00:.*Z$/), ...entry }));
    expect((await book()).filter(({ orderId }) => orderId === 'listed')).toEqual(expected);
    const restarted = await buildWithSandbox(api.parts);
    expect((await book(restarted)).filter(({ orderId }) => orderId === 'listed')).toEqual(expected);
    await restarted.close();
  });

  it('cancels no more than the charge under concurrent cancels', async () => {
    const tid = await tidOf('cancelled-by-many');
    const order = { provider: 'nicepay', tid, amountWon: 4_000, reason: '' } as const;
    const cancels = await Promise.all(Array.from({ length: 8 }, () => cancelCharge(api.parts, order)));
    expect(cancels.filter(({ kind }) => kind === 'cancelled')).toHaveLength(2);
    expect(cancels.filter(({ kind }) => kind === 'wrongAmount')).toHaveLength(6);
  });

  it('is append-only by a rule of the database', async () => {
    await charge('unchanged');
    for (const statement of [
      sql`update sandbox_card_ledger set amount_won = 1 where order_id = 'unchanged'`,
      sql`delete from sandbox_card_ledger where order_id = 'unchanged'`,
    ])
      await expect(api.parts.database.execute(statement)).rejects.toMatchObject({
        cause: { message: 'rows of the ledger are added only' },
      });
    expect((await book()).filter(({ orderId }) => orderId === 'unchanged')).toHaveLength(1);
  });

  it('separates the providers, with equal order ids and keys', async () => {
    expect((await charge('both')).kind).toBe('charged');
    expect((await charge('both', 'inicis', 'of-inicis')).kind).toBe('charged');
    expect((await charge('third', 'inicis', 'a-key')).kind).toBe('unknownKey');
    const tid = await tidOf('of-nicepay');
    expect(await cancelCharge(api.parts, { provider: 'inicis', tid, reason: '' })).toEqual({ kind: 'noCharge' });
  });
});
