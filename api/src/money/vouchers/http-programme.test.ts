import { createHmac } from 'node:crypto';
import type { ProviderFetch } from '#base';
import { httpProgramme, voucherProgrammeOf } from './http-programme';

const KEYS = { keyId: 'test-voucher-key', secret: 'test-voucher-secret', apiUrl: 'http://127.0.0.1:4000/vouchers' };
const NOW = new Date('2026-03-02T10:00:00+09:00');
const SPEND = { memberRef: 'somebody', orderId: 'V1-a', amountWon: 8_900, now: NOW };

type Sent = Parameters<ProviderFetch>;

/** A programme with the same answer for every call. */
const answering = (status: number, text: string) => {
  const calls: Sent[] = [];
  const fetch: ProviderFetch = async (...call) => {
    calls.push(call);
    return { status, text: async () => text };
  };
  return { programme: httpProgramme(KEYS, fetch), calls };
};

const saying = (status: number, answer: object) => answering(status, JSON.stringify(answer));

describe('call of the voucher programme', () => {
  it('signs time, method, path and body, each on its line', async () => {
    const { programme, calls } = saying(200, { orderId: 'V1-a', amountWon: 8_900, balanceWon: 41_100 });
    expect(await programme.spend(SPEND)).toEqual({ state: 'done', balanceWon: 41_100 });
    const [url, sent] = calls[0] ?? [];
    const { method, headers, body, redirect } = { ...sent };
    expect([url, method, redirect]).toEqual(['http://127.0.0.1:4000/vouchers/v1/spends', 'POST', 'error']);
    const text = `${NOW.getTime()}\nPOST\n/v1/spends\n${body}`;
    expect(headers?.['voucher-signature']).toBe(createHmac('sha256', KEYS.secret).update(text).digest('hex'));
    expect(JSON.parse(body ?? '')).toEqual({ memberRef: 'somebody', orderId: 'V1-a', amountWon: 8_900 });
  });

  it('never contains the secret', async () => {
    const { programme, calls } = saying(200, {});
    await programme.balanceOf({ memberRef: 'somebody', now: NOW });
    expect(JSON.stringify(calls)).not.toContain(KEYS.secret);
  });

  it("returns the refusal in the programme's words", async () => {
    const { programme } = saying(409, { code: 'INSUFFICIENT', message: '바우처 잔액이 부족해요.' });
    const refused = { state: 'refused', code: 'INSUFFICIENT', message: '바우처 잔액이 부족해요.' };
    expect(await programme.spend(SPEND)).toEqual(refused);
  });

  it.each([
    ['a server error', 503, '{"code":"INSUFFICIENT","message":""}', 'http'],
    ['an unknown refusal', 409, '<html>no</html>', 'http'],
    ['a page instead of an answer', 200, '<html></html>', 'unreadable'],
    ['an answer without its balance', 200, '{"orderId":"V1-a","amountWon":8900}', 'unreadable'],
    ['an answer about another order', 200, '{"orderId":"V1-b","amountWon":8900,"balanceWon":0}', 'contradiction'],
    ['an answer about another amount', 200, '{"orderId":"V1-a","amountWon":1,"balanceWon":0}', 'contradiction'],
  ])('has an unknown outcome after %s', async (_what, status, text, why) => {
    expect(await answering(status, text).programme.spend(SPEND)).toEqual({ state: 'unknown', why });
  });

  it('has an unknown outcome after a broken connection', async () => {
    const programme = httpProgramme(KEYS, async () => {
      throw new Error('reset');
    });
    expect(await programme.spend(SPEND)).toEqual({ state: 'unknown', why: 'network' });
  });

  it('times out after ten seconds', async () => {
    jest.useFakeTimers();
    const outcome = httpProgramme(KEYS, () => new Promise(() => undefined)).spend(SPEND);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ state: 'unknown', why: 'timeout' });
    jest.useRealTimers();
  });

  it.each([
    ['another member’s balance', 'balanceOf', { memberRef: 'another', balanceWon: 50_000 }],
    ['another refund', 'giveBack', { refundId: 'R1-b', amountWon: 900, balanceWon: 50_000 }],
    ['a refund of another amount', 'giveBack', { refundId: 'R1-a', amountWon: 1, balanceWon: 50_000 }],
    ['another order', 'lookUp', { orderId: 'V1-b', amountWon: 8_900, refundedWon: 0 }],
  ] as const)('rejects an answer about %s', async (_what, call, answer) => {
    const { programme } = saying(200, answer);
    const outcome = await {
      balanceOf: () => programme.balanceOf({ memberRef: 'somebody', now: NOW }),
      giveBack: () => programme.giveBack({ orderId: 'V1-a', refundId: 'R1-a', amountWon: 900, now: NOW }),
      lookUp: () => programme.lookUp({ orderId: 'V1-a', now: NOW }),
    }[call]();
    expect(outcome).toEqual({ state: 'unknown', why: 'contradiction' });
  });

  it('does not treat a refused look-up as an unknown order', async () => {
    const { programme } = saying(401, { code: 'STALE', message: '요청 시각이 지났어요.' });
    expect(await programme.lookUp({ orderId: 'V1-a', now: NOW })).toMatchObject({ state: 'refused', code: 'STALE' });
  });
});

describe('voucher programme without keys', () => {
  it('is null', () => {
    expect(voucherProgrammeOf(null, () => new Promise(() => undefined))).toBeNull();
  });
});
