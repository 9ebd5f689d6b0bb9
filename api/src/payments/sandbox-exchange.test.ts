import { ledgerOf, openCardSandbox, returnedFrom, type CardSandbox } from '../sandbox/testing/card-sandbox';
import type { CardProviderName } from './index';
import type { CardProvider, Device } from './providers/card-provider';

/*
 * Both sides of each protocol were written apart, with hashes of their own: here they meet.
 */

let api: CardSandbox;
beforeAll(async () => {
  api = await openCardSandbox();
});
afterAll(() => api.close());

const providerOf = (name: CardProviderName): CardProvider => {
  const provider = api.parts.cardProviders[name];
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

/** Types a card that ends so into the provider's window, and finishes what it returns. */
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

describe.each([
  ['INICIS', 'pc'],
  ['INICIS', 'mobile'],
  ['NICEPAY', 'pc'],
] as const)('our side of %s and its sandbox, on %s', (name, device) => {
  const provider = () => providerOf(name);
  const orderOf = (what: string): string => `${name}-${device}-${what}`;

  it('agree on a card, a charge of it, and its money given back', async () => {
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

  it('agree on one payment in the window, which is in the book once', async () => {
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
});
