import { laundries } from '#tables';
import { addLaundry, addMember, withFreshToken } from '#testing/fixtures';
import { orderPickup, requestFields, TEST_SLOT } from '#testing/request-fixtures';
import { addRequest, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { runRequestJobs } from '../upkeep/request-upkeep';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  // Removes shops of other tests from the choice.
  await api.parts.database.update(laundries).set({ canNewRequest: false });
});

const slotAt = (clock: string, day = '2026-03-03'): string => new Date(`${day}T${clock}:00+09:00`).toISOString();
/** A shop this many hundredths of a degree (about 1.1 km each) north of the customer. */
const shopAt = (place: number, part: Parameters<typeof addLaundry>[1] = {}) =>
  addLaundry(api, { laundryName: `${place}번째 세탁소`, latitude: 37.5069966310218 + place / 100, ...part });

const read = async ({ id, customer }: TestRequest) => {
  const { headers } = await withFreshToken(api, customer);
  return api.app.inject({ url: `/v1/app/request/delivery/${id}/alternatives`, headers });
};
const alternatives = async (request: TestRequest) =>
  (await read(request))
    .json()
    .map(({ shop, startsAt, isSameTime }: { shop: { laundryName: string }; startsAt: string; isSameTime: boolean }) => [
      shop.laundryName,
      startsAt,
      isSameTime,
    ]);
const cancelledBySystem = async (slot = TEST_SLOT): Promise<TestRequest> => {
  const request = await addRequest(api, { fields: { collectionTime: slot } });
  api.clock.travelTo(new Date(Date.parse(slot) - 30 * 60_000));
  await runRequestJobs(api.parts);
  return request;
};

describe('alternative shops for a rejected request', () => {
  it('are the three nearest with a place at the same time', async () => {
    const request = await requestIn(api, 'Denied');
    await shopAt(4);
    await shopAt(1);
    await shopAt(2, { canNewRequest: false });
    await shopAt(2, { slotCapacity: 0 });
    await shopAt(2, { pauseStartDate: '2026-03-01', pauseEndDate: '2026-03-02' });
    await shopAt(2, { deliveryRadiusM: 100 });
    await shopAt(2, { closedWeekdays: [2] });
    await shopAt(3);
    await shopAt(5);
    expect(await alternatives(request)).toEqual([
      ['1번째 세탁소', slotAt('11:00'), true],
      ['3번째 세탁소', slotAt('11:00'), true],
      ['4번째 세탁소', slotAt('11:00'), true],
    ]);
  });

  it('are at the next time when the same one is full', async () => {
    const request = await requestIn(api, 'Denied');
    const laundryId = await shopAt(1, { slotCapacity: 1 });
    const other = await addMember(api);
    await orderPickup(api, other.headers, { fields: requestFields(laundryId) });
    expect(await alternatives(request)).toEqual([['1번째 세탁소', slotAt('13:00'), false]]);
  });

  it('mend where the request had mends', async () => {
    const fields = { mendInfo: JSON.stringify([{ mendName: '기장', imageCount: 0 }]) };
    const request = await requestIn(api, 'Denied', fields);
    await shopAt(1, { canMend: false });
    await shopAt(2);
    expect(await alternatives(request)).toEqual([['2번째 세탁소', slotAt('11:00'), true]]);
  });

  it('are linked from a notification', async () => {
    const request = await requestIn(api, 'Denied');
    const { headers } = request.customer;
    const [bell] = (await api.app.inject({ url: '/v1/app/notification', headers })).json().items;
    expect(bell.path).toBe(`/usage/deny?id=${request.id}`);
  });
});

describe('alternative shops for a request cancelled by the system', () => {
  it('come at the next time, because the same one is too near', async () => {
    const laundryId = await shopAt(1);
    const request = await cancelledBySystem();
    expect(await alternatives(request)).toEqual([['1번째 세탁소', slotAt('13:00'), false]]);
    const { headers } = await withFreshToken(api, request.customer);
    const fields = requestFields(laundryId, { collectionTime: slotAt('13:00') });
    expect((await orderPickup(api, headers, { fields })).statusCode).toBe(200);
  });

  it('come the next morning after the last time of a day', async () => {
    await shopAt(1);
    const request = await cancelledBySystem('2026-03-03T19:00:00+09:00');
    expect(await alternatives(request)).toEqual([['1번째 세탁소', slotAt('09:00', '2026-03-04'), false]]);
  });

  it('come soon even when the customer looks days later', async () => {
    await shopAt(1);
    const request = await cancelledBySystem();
    api.clock.travelTo(new Date('2026-03-09T15:20:00+09:00'));
    expect(await alternatives(request)).toEqual([['1번째 세탁소', slotAt('17:00', '2026-03-09'), false]]);
  });
});

describe('no alternative shops', () => {
  it.each(['Requested', 'Cancelled', 'NoShow', 'Returned'] as const)('for a request that is %s', async (status) => {
    const request = await requestIn(api, status);
    await shopAt(1);
    expect(await alternatives(request)).toEqual([]);
  });

  it("for another member's request, which is not found", async () => {
    const request = await requestIn(api, 'Denied');
    expect((await read({ ...request, customer: await addMember(api) })).statusCode).toBe(404);
  });

  it('where no other shop covers the address', async () => {
    expect(await alternatives(await requestIn(api, 'Denied'))).toEqual([]);
  });
});
