import { hastyProviders, ledgerOf, returnedFrom, useCardSandbox } from '../testing/card-sandbox';
import type { CardProviderName, CardProvider, Device } from '@dongne/api/money';

/*
 * Both sides of each protocol were written independently, each with its own hashes; this file runs one against the
 * other.
 */

const api = useCardSandbox();

const providerOf = (name: CardProviderName, providers = api.parts.cardProviders): CardProvider => {
  const provider = providers[name];
  if (provider === null) throw new Error(`${name} has no keys`);
  return provider;
};

let sessions = 0;
const windowOf = (device: Device) => {
  sessions += 1;
  return {
    sid: `${sessions}`.padStart(32, 'a-session-of-this-test-'),
    device,
    buyer: { memberRef: 'm1', name: '동네손님', phone: '01000000001', email: 'a@example.com' },
    returnUrl: 'http://localhost/v1/app/pay/card/return',
    closeUrl: 'http://localhost/close',
    now: api.clock.now(),
  };
};

/** Types a card with these last digits into the provider's window, and finishes its return. */
const register = async (provider: CardProvider, device: Device, lastFour: string) => {
  const start = windowOf(device);
  const { action, fields } = provider.readyRegistration(start);
  const returned = await returnedFrom(api, action, fields, lastFour);
  return provider.finishRegistration(returned.fields, { sid: start.sid, device, now: api.clock.now() });
};

const pay = async (provider: CardProvider, device: Device, orderId: string, lastFour: string) => {
  const start = { ...windowOf(device), orderId, amountWon: 13_410, goodsName: '세탁' };
  const { action, fields } = provider.readyPayment(start);
  const returned = await returnedFrom(api, action, fields, lastFour);
  const expected = { sid: start.sid, device, now: api.clock.now(), orderId, amountWon: 13_410 };
  return provider.finishPayment(returned.fields, expected);
};

/** The billing key of a card with these last digits. */
const keyOf = async (provider: CardProvider, device: Device, lastFour: string): Promise<string> => {
  const outcome = await register(provider, device, lastFour);
  return outcome.state === 'registered' ? outcome.card.billingKey : '';
};

const charge = (provider: CardProvider, billingKey: string, orderId: string) => {
  const { buyer, now } = windowOf('pc');
  return provider.charge({ billingKey, orderId, amountWon: 13_410, goodsName: '세탁', buyer, now });
};

const lookUp = (provider: CardProvider, orderId: string, tid: string | null = null) => {
  const now = api.clock.now();
  return provider.lookUp({ orderId, tid, amountWon: 13_410, sentAt: now, now });
};

const refundPart = (provider: CardProvider, tid: string, orderId: string, amountWon: number, leftWon: number) =>
  provider.refund({ tid, orderId, part: { amountWon, leftWon }, reason: '한 벌 취소', now: api.clock.now() });

const amountsOf = async (orderId: string) => (await ledgerOf(api, orderId)).map(({ kind, amount }) => [kind, amount]);

describe.each([
  ['INICIS', 'pc'],
  ['INICIS', 'mobile'],
  ['NICEPAY', 'pc'],
] as const)('adapter of %s with its sandbox, on %s', (name, device) => {
  const provider = () => providerOf(name);
  /** The same adapters with a timeout that is over at once. */
  const hasty = () => providerOf(name, hastyProviders(api));
  const orderOf = (what: string): string => `${name}-${device}-${what}`;

  it('agree on a card, a charge and its refund', async () => {
    const outcome = await register(provider(), device, '0000');
    expect(outcome).toMatchObject({ state: 'registered', card: { billingKey: expect.stringMatching(/./) } });
    const billingKey = outcome.state === 'registered' ? outcome.card.billingKey : '';
    const orderId = orderOf('charge');
    const { buyer, now } = windowOf(device);
    const charged = await provider().charge({ billingKey, orderId, amountWon: 13_410, goodsName: '세탁', buyer, now });
    expect(charged).toMatchObject({ state: 'approved', payment: { amountWon: 13_410 } });
    const tid = charged.state === 'approved' ? charged.payment.tid : '';
    const refund = { tid, orderId: `${orderId}-r`, part: null, reason: '고객 요청', now };
    expect(await provider().refund(refund)).toEqual({ state: 'refunded' });
    expect(await ledgerOf(api, orderId)).toMatchObject([
      { kind: 'charge', amount: 13_410, state: 'approved' },
      { kind: 'cancel', amount: 13_410, state: 'approved' },
    ]);
  });

  it('agree on one payment in the window, posted once', async () => {
    const orderId = orderOf('once');
    expect(await pay(provider(), device, orderId, '0000')).toMatchObject({
      state: 'approved',
      payment: { amountWon: 13_410 },
    });
    expect(await ledgerOf(api, orderId)).toMatchObject([{ kind: 'charge', amount: 13_410, state: 'approved' }]);
  });

  it('agree on why a card is refused', async () => {
    expect(await pay(provider(), device, orderOf('limit'), '0051')).toMatchObject({
      state: 'refused',
      message: '한도초과',
    });
  });

  it('agree on partial refunds, never above the remainder', async () => {
    const orderId = orderOf('parts');
    const charged = await charge(provider(), await keyOf(provider(), device, '0000'), orderId);
    const tid = charged.state === 'approved' ? charged.payment.tid : '';
    const back = (part: string, amountWon: number, leftWon: number) =>
      refundPart(provider(), tid, `${orderId}-${part}`, amountWon, leftWon);
    expect(await back('1', 3_410, 10_000)).toEqual({ state: 'refunded' });
    expect(await back('2', 10_001, 0)).toMatchObject({ state: 'refused', by: 'provider' });
    expect(await back('3', 4_000, 6_000)).toEqual({ state: 'refunded' });
    expect(await back('4', 6_000, 0)).toEqual({ state: 'refunded' });
    expect(await back('5', 1, 0)).toMatchObject({ state: 'refused', by: 'provider' });
    expect(await amountsOf(orderId)).toEqual([
      ['charge', 13_410],
      ['cancel', 3_410],
      ['cancel', 4_000],
      ['cancel', 6_000],
    ]);
    expect(await lookUp(provider(), orderId, tid)).toEqual({ state: 'cancelled' });
  });

  it('refund a part once, however often it is sent', async () => {
    const orderId = orderOf('repeated');
    const charged = await charge(provider(), await keyOf(provider(), device, '0000'), orderId);
    const tid = charged.state === 'approved' ? charged.payment.tid : '';
    const back = () => refundPart(provider(), tid, `${orderId}-1`, 3_410, 10_000);
    const outcomes = [await back(), await back()];
    expect(outcomes.filter(({ state }) => state === 'refunded')).toHaveLength(1);
    expect(await amountsOf(orderId)).toEqual([
      ['charge', 13_410],
      ['cancel', 3_410],
    ]);
  });

  it.each(['5555', '9999'])('net-cancel a payment of …%s without an answer', async (lastFour) => {
    const orderId = orderOf(`late-${lastFour}`);
    expect(await pay(hasty(), device, orderId, lastFour)).toMatchObject({ state: 'unknown', netCancel: 'cancelled' });
    expect(await amountsOf(orderId)).toEqual([
      ['charge', 13_410],
      ['cancel', 13_410],
    ]);
    expect(await lookUp(provider(), orderId)).toEqual({ state: 'cancelled' });
  });

  it('find a charge with a late answer, also by its tid', async () => {
    const billingKey = await keyOf(provider(), device, '5555');
    const orderId = orderOf('slow-charge');
    const unknown = { state: 'unknown', doubt: { why: 'network' }, netCancel: 'not-offered' };
    expect(await charge(hasty(), billingKey, orderId)).toEqual(unknown);
    const found = await lookUp(provider(), orderId);
    expect(found).toMatchObject({ state: 'approved', payment: { amountWon: 13_410 } });
    const tid = found.state === 'approved' ? found.payment.tid : '';
    expect(await lookUp(provider(), orderId, tid)).toMatchObject({ state: 'approved', payment: { tid } });
    expect(await amountsOf(orderId)).toEqual([['charge', 13_410]]);
  });

  it('agree that an unpaid order does not exist', async () => {
    expect(await lookUp(provider(), orderOf('nothing'))).toEqual({ state: 'not-found' });
  });

  it('refuse the first two charges of …0100, and all of …0200', async () => {
    const statesOf = async (lastFour: string) => {
      const billingKey = await keyOf(provider(), device, lastFour);
      const states: string[] = [];
      for (let time = 1; time <= 4; time += 1)
        states.push((await charge(provider(), billingKey, orderOf(`${lastFour}-${time}`))).state);
      return states;
    };
    expect(await statesOf('0100')).toEqual(['refused', 'refused', 'approved', 'approved']);
    expect(await statesOf('0200')).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await lookUp(provider(), orderOf('0200-1'))).toEqual({ state: 'not-found' });
  });
});
