import { REQUEST_STATUSES, type CustomerAction, type RequestStatus, type UsageType } from '@dongne/contract';
import { detailOf, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const TABS: readonly UsageType[] = ['processing', 'completed', 'cancelled'];

/** Tab of a request, its badge, and its customer's actions; docs/domain/request.md. */
const EXPECTED: Record<RequestStatus, readonly [tab: UsageType, isUnderWay: boolean, actions: CustomerAction[]]> = {
  Requested: ['processing', true, ['edit', 'cancel', 'call']],
  Collected: ['processing', true, ['call']],
  Registering: ['processing', true, ['call']],
  Registered: ['processing', true, ['approve', 'call']],
  Processing: ['processing', true, ['call']],
  WashCompleted: ['processing', true, ['call']],
  Delivering: ['processing', true, ['call']],
  Delivered: ['processing', true, ['confirm', 'review', 'claim', 'call']],
  Completed: ['completed', false, ['review', 'claim', 'orderAgain']],
  Denied: ['cancelled', false, ['seeOtherShops']],
  NoShow: ['cancelled', false, ['rebook', 'object']],
  Cancelled: ['cancelled', false, ['orderAgain']],
  Returned: ['cancelled', false, ['call', 'orderAgain', 'seeOtherShops']],
};

const get = async ({ customer }: TestRequest, path: string) =>
  (await api.app.inject({ url: `/v1/app/request/delivery${path}`, headers: customer.headers })).json();

describe('request in the usage list', () => {
  it('has its expected return at once, and the counted pieces after the collection', async () => {
    const [ordered] = (await get(await requestIn(api, 'Requested'), '')).items;
    expect(ordered).toMatchObject({ returnAt: expect.any(String) });
    expect(ordered.pieces).toBeUndefined();
    const [collected] = (await get(await requestIn(api, 'Collected'), '')).items;
    expect(collected).toMatchObject({ pieces: 2 });
  });

  it.each(REQUEST_STATUSES)('is under one tab with its allowed actions: %s', async (status) => {
    const [tab, isUnderWay, actions] = EXPECTED[status];
    const request = await requestIn(api, status);

    const lists = await Promise.all(TABS.map((usageType) => get(request, `?usageType=${usageType}`)));
    expect(lists.map(({ items }) => items.length)).toEqual(TABS.map((each) => (each === tab ? 1 : 0)));
    const [found] = lists.flatMap(({ items }) => items);
    expect(found).toMatchObject({ applicationId: request.id, originalStatus: status, allowedActions: actions });
    expect((await detailOf(api, request)).allowedActions).toEqual(actions);
    expect(await get(request, '/processing')).toHaveLength(isUnderWay ? 1 : 0);
  });
});
