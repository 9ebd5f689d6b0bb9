import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { addCoupon, priced, wishOf } from '#testing/benefit-fixtures';
import { addLaundry, addMember } from '#testing/fixtures';
import { orderPickup, PIXEL, requestFields } from '#testing/request-fixtures';
import { choiceOf, detailOf, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';
import { pricedVoucherRequest } from '#testing/voucher-fixtures';
import { approveRequest } from './customer/customer-commands';

let api: TestApi;
const session = new Session();
beforeAll(async () => {
  api = await openTestApi();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});
afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  await api.close();
});

/** Files of orders with a function that runs during a call. */
const filesOf = async (call: () => Promise<unknown>): Promise<string[]> => {
  await session.post('Profiler.takePreciseCoverage');
  await call();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .map(({ url }) => relative(import.meta.dirname, url.replace(/^file:\/\/|\?.*$/g, '')))
    .filter((path) => !path.startsWith('..') && !path.endsWith('.test.ts'));
};

const foldersOf = (files: Iterable<string>) => [...new Set([...files].map((file) => file.split('/')[0]))].sort();

const approved = (request: TestRequest, body: Awaited<ReturnType<typeof choiceOf>>) =>
  filesOf(() => approveRequest(api.parts, { id: request.id, memberId: request.customer.memberId }, body));

describe('walk from a call to its rows', () => {
  it('passes 13 files for an order with mends and photos', async () => {
    const { headers } = await addMember(api);
    const fields = requestFields(await addLaundry(api, { canMend: true }), {
      hasStain: 'true',
      mendInfo: JSON.stringify([{ mendName: '허리', imageCount: 1 }]),
    });
    const photos = [
      { field: 'stain', bytes: PIXEL },
      { field: 'mend', bytes: PIXEL },
    ];
    const files = await filesOf(async () => {
      expect((await orderPickup(api, headers, { fields, photos })).statusCode).toBe(200);
    });
    expect(foldersOf(files)).toEqual(['customer', 'order', 'place']);
    expect(files).toHaveLength(13);
  });

  it('passes 16 files for an approval of any kind', async () => {
    const customer = await addMember(api);
    const withCoupon = await priced(api, undefined, { customer });
    const couponId = await addCoupon(api, customer);
    const declined = await priced(api);
    const ids = (await detailOf(api, declined)).items.map(({ id }: { id: number }) => id);
    const byVoucher = await pricedVoucherRequest(api);
    const files = new Set([
      'customer/customer-command-routes.ts',
      ...(await approved(withCoupon, await wishOf(api, withCoupon, { couponId }))),
      ...(await approved(declined, await choiceOf(api, declined, ids))),
      ...(await approved(byVoucher, await choiceOf(api, byVoucher))),
    ]);
    expect(foldersOf(files)).toEqual(['customer', 'offer', 'on-transition.ts', 'order', 'pay', 'voucher']);
    expect(files.size).toBe(16);
  });
});
