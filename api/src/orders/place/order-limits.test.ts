import { addLaundry, addMember, withFreshToken } from '#testing/fixtures';
import { orderPickup, requestFields } from '#testing/request-fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterEach(() => api.clock.travelTo(TEST_NOW));
afterAll(() => api.close());

type Member = Awaited<ReturnType<typeof addMember>>;

const order = (member: Member, laundryId: number) =>
  orderPickup(api, member.headers, { fields: requestFields(laundryId) });

const cancel = ({ headers }: Member, id: number) =>
  api.app.inject({ method: 'POST', url: `/v1/app/request/delivery/${id}/cancel`, headers });

const FULL = {
  code: 'TOO_MANY_REQUESTS',
  svMessage: '수거를 기다리는 신청이 10건이에요. 수거가 끝나거나 취소한 뒤에 다시 신청해 주세요.',
};

describe('places of a shop', () => {
  it('are limited to ten open requests of a member, also concurrently', async () => {
    const member = await addMember(api);
    const laundryId = await addLaundry(api, { slotCapacity: 50 });
    const answers = await Promise.all(Array.from({ length: 14 }, () => order(member, laundryId)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 200))
      expect([refused.statusCode, refused.json().error]).toEqual([429, FULL]);
    const other = await addMember(api);
    expect((await order(other, laundryId)).statusCode).toBe(200);
  });

  it('are freed by a cancellation within the hourly limit', async () => {
    const member = await addMember(api);
    const laundryId = await addLaundry(api, { slotCapacity: 50 });
    for (let times = 0; times < 30; times += 1) {
      const ordered = await order(member, laundryId);
      expect(ordered.statusCode).toBe(200);
      await cancel(member, ordered.json().applicationId);
    }
    const refused = await order(member, laundryId);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    api.clock.travelTo(new Date(TEST_NOW.getTime() + 3_660_000));
    expect((await order(await withFreshToken(api, member), laundryId)).statusCode).toBe(200);
  });
});
