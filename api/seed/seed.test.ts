import { receiveCode, enterCode, bearer } from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';
import { members } from '#tables';
import { seedWhenEmpty } from './seed';
import { SEED_MEMBERS } from './member-seed';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ seedShops: 20 });
  await seedWhenEmpty(api.parts, api.companies.seedCards);
});
afterAll(() => api.close());

const logIn = async (phoneNumber: string) => (await enterCode(api, await receiveCode(api, phoneNumber))).json();
const getAs = async (accessToken: string, path: string) =>
  (await api.app.inject({ url: `/v1/app${path}`, headers: bearer(accessToken) })).json();
const visit = async (path: string) => (await api.app.inject(`/v1/app/nonMember${path}`)).json();

describe('seeded database', () => {
  it('is seeded once', async () => {
    await seedWhenEmpty(api.parts, api.companies.seedCards);
    expect(await api.parts.database.$count(members)).toBe(SEED_MEMBERS.length);
  });

  it('is seeded by one of two processes that start together', async () => {
    const shared = await openTestApi({ seedShops: 1 });
    await Promise.all([
      seedWhenEmpty(shared.parts, shared.companies.seedCards),
      seedWhenEmpty(shared.parts, shared.companies.seedCards),
    ]);
    expect(await shared.parts.database.$count(members)).toBe(SEED_MEMBERS.length);
    await shared.close();
  });

  it('is left empty in production', async () => {
    const production = await openTestApi({ environment: 'production' });
    await seedWhenEmpty(production.parts, production.companies.seedCards);
    expect((await production.app.inject('/v1/app/notice')).json()).toEqual({ items: [] });
    await production.close();
  });

  it('has a plain member without any data', async () => {
    const { accessToken, isFirst } = await logIn('01000000001');
    expect(isFirst).toBe(false);
    expect(await getAs(accessToken, '/member')).toMatchObject({ userStatus: 'Normal' });
    expect(await getAs(accessToken, '/myPage/membership')).toMatchObject({
      userMembershipInfo: [{ hasMembership: false, membershipStatus: 'None', nextPayment: null, registeredAt: null }],
    });
    expect(await getAs(accessToken, '/myPage/coupon')).toEqual({ items: [] });
    expect(await getAs(accessToken, '/myPage/point')).toEqual({
      balance: 0,
      expiringSoon: 0,
      items: [],
      nextCursor: null,
    });
    expect(await getAs(accessToken, '/notification/count')).toEqual({ count: 0 });
  });

  it('has a member with membership, coupons and points', async () => {
    const { accessToken } = await logIn('01000000002');
    expect(await getAs(accessToken, '/member')).toMatchObject({ userStatus: 'Membership' });
    expect(await getAs(accessToken, '/myPage/membership')).toMatchObject({
      userMembershipInfo: [{ hasMembership: true, membershipStatus: 'Active', timeSinceRegistration: 95 }],
    });
    const { items } = await getAs(accessToken, '/myPage/coupon');
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['usable', 'usable', 'expired', 'used']);
    expect(await getAs(accessToken, '/myPage/point')).toMatchObject({ balance: 1_800, expiringSoon: 150 });
  });

  it('has a voucher user, new to the programme', async () => {
    expect(await logIn('01000000003')).toMatchObject({ isPartnerUser: true, isFirstPartnerUser: true });
    api.clock.advance(60_000);
    expect(await logIn('01000000003')).toMatchObject({ isPartnerUser: true, isFirstPartnerUser: false });
  });

  it('has public notices, the review event, questions and a popup', async () => {
    const { items: notices } = await visit('/notice');
    expect(notices[0]).toMatchObject({ isImportant: true });
    expect(await visit(`/notice/${notices[0].id}`)).toMatchObject({
      title: notices[0].title,
      text: expect.any(String),
    });
    expect(await visit('/event/61')).toMatchObject({ title: '리뷰 쓰고 포인트 받기', isOver: false });
    const { items: events } = await visit('/event');
    expect(events.map(({ id, state }: { id: number; state: string }) => `${id} ${state}`)).toEqual([
      '58 running',
      '63 running',
      '62 running',
      '61 running',
      '57 over',
    ]);
    expect((await visit('/faq')).items.length).toBeGreaterThan(5);
    expect(await visit('/popup')).toMatchObject({ middle: null, bottom: { path: '/delivery-bag' } });
  });

  it('marks exactly the questions about the membership with their condition', async () => {
    const { items } = await visit('/faq');
    const wanting = items.filter(({ needs }: { needs: unknown }) => needs !== null);
    expect(wanting).toEqual([expect.objectContaining({ category: '멤버십', needs: 'membership' })]);
  });

  it.each(['/notice/9999', '/event/9999'])('answers %s with 404', async (path) => {
    expect(await visit(path)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

describe('notifications of a member', () => {
  it('are counted while unread and marked as read by id', async () => {
    api.clock.advance(60_000);
    const { accessToken } = await logIn('01000000002');
    api.clock.advance(60_000);
    const other = (await logIn('01000000001')).accessToken;
    const { items } = await getAs(accessToken, '/notification');
    const unread = (await getAs(accessToken, '/notification/count')).count;
    const read = (token: string, payload: object) =>
      api.app.inject({ method: 'PUT', url: '/v1/app/notification/read', headers: bearer(token), payload });

    await read(other, { ids: items.map(({ id }: { id: number }) => id) });
    expect(await getAs(accessToken, '/notification/count')).toEqual({ count: unread });
    await read(accessToken, { ids: [items[0].id] });
    expect(await getAs(accessToken, '/notification/count')).toEqual({ count: unread - 1 });
    await read(accessToken, { all: true });
    expect(await getAs(accessToken, '/notification/count')).toEqual({ count: 0 });
  });
});
