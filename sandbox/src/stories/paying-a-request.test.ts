import { eq } from 'drizzle-orm';
import { chargeJobs } from '@dongne/api/money';
import { giveCard } from '@dongne/api/testing/money/charge-fixtures';
import { runUntilQuiet } from '@dongne/api/base';
import { openCardSandbox, type CardSandbox } from '../testing/card-sandbox';
import { charges } from '@dongne/api/tables';
import { addLaundry } from '@dongne/api/testing/fixtures';
import { orderPickup, requestFields } from '@dongne/api/testing/request-fixtures';
import {
  addRequest,
  asCustomer,
  asShop,
  detailOf,
  requestIn,
  type TestRequest,
} from '@dongne/api/testing/shop-commands';
import { TEST_NOW } from '@dongne/api/testing/test-api';

let api: CardSandbox;
beforeAll(async () => {
  api = await openCardSandbox();
});
beforeEach(() => api.clock.travelTo(TEST_NOW));
afterAll(() => api.close());

const SHIRT = { category: '와이셔츠', priceWon: 1_900 };
const paymentOf = async (request: TestRequest) => (await detailOf(api, request)).payment;

describe('request approved in advance', () => {
  it('is charged when washing starts, not while it is revocable', async () => {
    const request = await addRequest(api, { fields: { laundryNumByUser: '1', advanceLimitWon: '5000' } });
    await giveCard(api, request.customer.memberId);
    await asShop(api, request, 'collect', { pieces: 1 });
    await asShop(api, request, 'register', { items: [SHIRT], dueDate: '2026-03-06' });
    await runUntilQuiet(api.parts, chargeJobs);
    expect(await paymentOf(request)).toMatchObject({ status: 'Issued', card: null, canPay: false });
    const order = { sid: 'a'.repeat(40), device: 'pc' };
    for (const [path, body] of [['pay', {}] as const, ['pay/nicepay/ready', order] as const]) {
      const refused = await asCustomer(api, request, path, body);
      expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
        409,
        '세탁을 시작할 때 결제되는 금액이에요. 지금은 결제하지 않으셔도 돼요.',
      ]);
    }
    await asShop(api, request, 'process');
    await runUntilQuiet(api.parts, chargeJobs);
    expect(await paymentOf(request)).toMatchObject({ status: 'Paid', card: { name: '국민카드', lastFour: '0000' } });
  });
});

describe('unpaid request', () => {
  it('blocks new orders while it is overdue only', async () => {
    const request = await requestIn(api, 'Processing');
    const { memberId, headers } = request.customer;
    const order = async () =>
      (await orderPickup(api, headers, { fields: requestFields(await addLaundry(api)) })).statusCode;
    await asCustomer(api, request, 'pay');
    expect((await paymentOf(request)).status).toBe('Failed');
    expect(await order()).toBe(200);
    await api.parts.database.update(charges).set({ status: 'Overdue' }).where(eq(charges.memberId, memberId));
    expect(await order()).toBe(402);
    await giveCard(api, memberId);
    await asCustomer(api, request, 'pay');
    expect(await order()).toBe(200);
  });
});
