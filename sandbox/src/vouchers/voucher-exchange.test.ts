import { createHmac } from 'node:crypto';
import { VOUCHER } from '@dongne/contract';
import { sandboxVoucherLedger } from '../tables';
import { addMember } from '@dongne/api/testing/fixtures';
import { type TestApi } from '@dongne/api/testing/test-api';
import { openSandboxApi } from '../testing/sandbox-api';
import { addVoucherUser, GRANTED_WON, programmeIn } from '@dongne/api/testing/voucher-fixtures';
import { voucherMemberRef, type VoucherSpend } from '@dongne/api/money';

let api: TestApi;
beforeAll(async () => {
  api = await openSandboxApi();
});
afterAll(() => api.close());

let count = 0;
/** A spending of a new user. */
const aSpend = (changed: Partial<VoucherSpend> = {}): VoucherSpend => {
  count += 1;
  return {
    memberRef: `member-${count}`,
    orderId: `order-${count}`,
    amountWon: 8_900,
    now: api.clock.now(),
    ...changed,
  };
};
const balanceOf = async (memberRef: string) => {
  const answer = await programmeIn(api).balanceOf({ memberRef, now: api.clock.now() });
  return answer.state === 'done' ? answer.balanceWon : answer;
};
const giveBack = ({ orderId }: VoucherSpend, refundId: string, amountWon: number) =>
  programmeIn(api).giveBack({ orderId, refundId, amountWon, now: api.clock.now() });

describe('voucher programme of the sandbox', () => {
  it('grants a first balance, spends it, and looks it up', async () => {
    const spend = aSpend();
    expect(await balanceOf(spend.memberRef)).toBe(GRANTED_WON);
    expect(await programmeIn(api).spend(spend)).toEqual({ state: 'done', balanceWon: GRANTED_WON - 8_900 });
    const { orderId } = spend;
    const found = { state: 'done', found: true, amountWon: 8_900, refundedWon: 0 };
    expect(await programmeIn(api).lookUp({ orderId, now: api.clock.now() })).toEqual(found);
  });

  it('spends once per order, however often it is sent', async () => {
    const spend = aSpend();
    for (let sent = 0; sent < 3; sent += 1)
      expect(await programmeIn(api).spend(spend)).toEqual({ state: 'done', balanceWon: GRANTED_WON - 8_900 });
    const many = aSpend();
    await Promise.all(Array.from({ length: 20 }, () => programmeIn(api).spend(many)));
    expect(await balanceOf(many.memberRef)).toBe(GRANTED_WON - 8_900);
  });

  it.each([
    ['amount', { amountWon: 1 }],
    ['member', { memberRef: 'somebody-else' }],
  ])('rejects a used order with another %s', async (_what, changed) => {
    const spend = aSpend();
    await programmeIn(api).spend(spend);
    expect(await programmeIn(api).spend({ ...spend, ...changed })).toMatchObject({ code: 'ORDER_USED' });
  });

  it('never overdraws a balance, also concurrently', async () => {
    const spend = aSpend({ amountWon: 30_000 });
    const outcomes = await Promise.all([
      programmeIn(api).spend(spend),
      programmeIn(api).spend({ ...spend, orderId: `${spend.orderId}-b` }),
    ]);
    expect(outcomes.map(({ state }) => state).sort()).toEqual(['done', 'refused']);
    expect(await balanceOf(spend.memberRef)).toBe(20_000);
    expect(outcomes.find(({ state }) => state === 'refused')).toMatchObject({ code: 'INSUFFICIENT' });
  });

  it('refunds parts once each, up to the spending', async () => {
    const spend = aSpend();
    await programmeIn(api).spend(spend);
    await giveBack(spend, `${spend.orderId}-1`, 900);
    await giveBack(spend, `${spend.orderId}-1`, 900);
    expect(await balanceOf(spend.memberRef)).toBe(42_000);
    expect(await giveBack(spend, `${spend.orderId}-2`, 8_001)).toMatchObject({ code: 'REFUND_TOO_MUCH' });
    expect(await giveBack(spend, `${spend.orderId}-1`, 901)).toMatchObject({ code: 'ORDER_USED' });
    expect(await giveBack(spend, `${spend.orderId}-3`, 8_000)).toEqual({ state: 'done', balanceWon: GRANTED_WON });
  });

  it('has no record of an order that was never sent', async () => {
    expect(await programmeIn(api).lookUp({ orderId: 'never', now: api.clock.now() })).toEqual({
      state: 'done',
      found: false,
    });
    expect(await giveBack(aSpend(), 'refund-of-nothing', 1)).toMatchObject({ code: 'ORDER_UNKNOWN' });
  });

  it('rejects calls older than the limit', async () => {
    const spend = aSpend();
    api.clock.advance(VOUCHER.staleSeconds * 1_000 + 1);
    expect(await programmeIn(api).spend(spend)).toMatchObject({ state: 'refused', code: 'STALE' });
    expect(VOUCHER.askAfterSeconds).toBeGreaterThan(VOUCHER.staleSeconds);
    expect(await balanceOf(spend.memberRef)).toBe(GRANTED_WON);
  });
});

describe('forged call of the voucher programme', () => {
  /** A call signed like ours. */
  const signed = (secret = 'sandbox-voucher-secret') => {
    const { memberRef, orderId, amountWon, now } = aSpend();
    const payload = JSON.stringify({ memberRef, orderId, amountWon });
    const timestamp = String(now.getTime());
    const text = `${timestamp}\nPOST\n/v1/spends\n${payload}`;
    const headers = {
      'content-type': 'application/json',
      'voucher-key': 'sandbox-voucher-key',
      'voucher-timestamp': timestamp,
      'voucher-signature': createHmac('sha256', secret).update(text).digest('hex'),
    };
    return { method: 'POST' as const, url: '/sandbox/vouchers/v1/spends', headers, payload };
  };
  const codeOf = async (call: ReturnType<typeof signed>) => {
    const answer = await api.app.inject(call);
    return [answer.statusCode, answer.json<{ code?: string }>().code];
  };
  const withHeader = (name: string, value: string) => {
    const call = signed();
    return { ...call, headers: { ...call.headers, [name]: value } };
  };

  it('is accepted with a right signature', async () => {
    expect(await codeOf(signed())).toEqual([200, undefined]);
  });

  it('is rejected with another secret', async () => {
    expect(await codeOf(signed('another'))).toEqual([401, 'SIGNATURE']);
  });

  it('is rejected when amount, time or path differ from the signed ones', async () => {
    const call = signed();
    expect(await codeOf({ ...call, payload: call.payload.replace('8900', '1') })).toEqual([401, 'SIGNATURE']);
    expect(await codeOf({ ...call, url: '/sandbox/vouchers/v1/refunds' })).toEqual([401, 'SIGNATURE']);
    expect(await codeOf(withHeader('voucher-timestamp', String(api.clock.now().getTime() + 1_000)))).toEqual([
      401,
      'SIGNATURE',
    ]);
  });

  it('is rejected without a signature or from an unknown partner', async () => {
    expect(await codeOf(withHeader('voucher-signature', ''))).toEqual([401, 'SIGNATURE']);
    expect(await codeOf(withHeader('voucher-key', 'another'))).toEqual([401, 'KEY_UNKNOWN']);
  });

  it('is rejected when replayed late, and harmless when replayed at once', async () => {
    const call = signed();
    expect(await codeOf(call)).toEqual([200, undefined]);
    expect(await codeOf(call)).toEqual([200, undefined]);
    const { orderId, memberRef }: VoucherSpend = JSON.parse(call.payload);
    const book = await api.parts.database.select().from(sandboxVoucherLedger);
    expect(book.filter((entry) => entry.orderId === orderId)).toHaveLength(1);
    expect(await balanceOf(memberRef)).toBe(GRANTED_WON - 8_900);
    api.clock.advance(VOUCHER.staleSeconds * 1_000 + 1);
    expect(await codeOf(call)).toEqual([401, 'STALE']);
  });
});

describe('book of the voucher programme', () => {
  it('is append-only in the database', async () => {
    await programmeIn(api).spend(aSpend());
    await expect(api.parts.database.update(sandboxVoucherLedger).set({ amountWon: 1 })).rejects.toThrow();
    await expect(api.parts.database.delete(sandboxVoucherLedger)).rejects.toThrow();
  });

  it('accepts grants to voucher users only', async () => {
    const { memberId: userId } = await addVoucherUser(api);
    const granted = (payload: object) => api.app.inject({ method: 'POST', url: '/sandbox/vouchers/grant', payload });
    expect((await granted({ userId, amountWon: 7_000 })).json()).toEqual({ balanceWon: GRANTED_WON + 7_000 });
    const { memberId: other } = await addMember(api);
    expect((await granted({ userId: other, amountWon: 7_000 })).statusCode).toBe(404);
  });

  it('identifies members by an anonymous hash', async () => {
    const { memberId, phoneNumber } = await addVoucherUser(api);
    const memberRef = voucherMemberRef(api.parts.config, memberId);
    await balanceOf(memberRef);
    const book = (await api.app.inject('/sandbox/vouchers/ledger')).body;
    expect(book).toContain(memberRef);
    expect(book).not.toContain(phoneNumber);
  });
});
