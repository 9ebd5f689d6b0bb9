import { FIRST_ORDER_COUPON, REJOIN_BLOCK_DAYS, seoulDate } from '@dongne/contract';
import { bearer, receiveCode, register, registerNumber, registrationBody, withdraw } from '#testing/login';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

const DAY_MS = 24 * 3_600_000;

let api: TestApi;
let phones = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.clock.travelTo(TEST_NOW));

const newPhone = (): string => {
  phones += 1;
  return `0100004${String(phones).padStart(4, '0')}`;
};

const couponsOf = async (accessToken: string) =>
  (await api.app.inject({ url: '/v1/app/myPage/coupon', headers: bearer(accessToken) })).json();

describe('the coupon of a first order', () => {
  it('is given at registration and lives to the end of its last day in Seoul', async () => {
    const { accessToken } = await registerNumber(api, newPhone(), '203.0.113.1');
    const { discountWon, minimumWon, validDays } = FIRST_ORDER_COUPON;
    const lastDay = seoulDate(new Date(TEST_NOW.getTime() + validDays * DAY_MS));
    expect((await couponsOf(accessToken)).items).toMatchObject([
      {
        name: '첫 이용 3,000원 할인',
        discountWon,
        minimumWon,
        state: 'usable',
        expiresAt: new Date(`${lastDay}T23:59:59+09:00`).toISOString(),
      },
    ]);
  });

  it('is announced in the app', async () => {
    const { accessToken } = await registerNumber(api, newPhone(), '203.0.113.2');
    const { items } = (await api.app.inject({ url: '/v1/app/notification', headers: bearer(accessToken) })).json();
    expect(items).toMatchObject([{ title: '첫 이용 3,000원 쿠폰을 드렸어요', path: '/mypage/coupon' }]);
  });

  it('is given once when a registration is sent twice', async () => {
    const code = await receiveCode(api, newPhone(), '203.0.113.3');
    const answers = await Promise.all([register(api, registrationBody(code)), register(api, registrationBody(code))]);
    const [login] = answers.filter(({ statusCode }) => statusCode === 200);
    expect((await couponsOf(login?.json().accessToken)).items).toHaveLength(1);
  });

  it('is not given again to a number that has withdrawn', async () => {
    const phone = newPhone();
    const { accessToken } = await registerNumber(api, phone, '203.0.113.4');
    expect((await withdraw(api, bearer(accessToken))).statusCode).toBe(204);
    api.clock.advance(REJOIN_BLOCK_DAYS * DAY_MS);
    const again = await registerNumber(api, phone, '203.0.113.4');
    expect((await couponsOf(again.accessToken)).items).toEqual([]);
  });
});
