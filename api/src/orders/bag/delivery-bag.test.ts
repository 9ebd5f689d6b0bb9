import { giveCard } from '#testing/money/charge-fixtures';
import { addMember, operatorHeaders, withFreshToken, type TestMember } from '#testing/fixtures';
import { deleteAddress } from '#customers';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { deliverByOf } from './delivery-bag-rules';

const DAY_MS = 24 * 3_600_000;
const URL = '/v1/app/deliveryBag';
const FORM = { entranceInfo: '공동현관 1234', agreeTerm: true };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => api.clock.travelTo(TEST_NOW));
afterAll(() => api.close());

const order = (member: TestMember, key?: string, payload: object = FORM) =>
  api.app.inject({
    method: 'POST',
    url: URL,
    headers: { ...member.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  });

/** Answer to a member without an order. */
const NEXT = { openOrder: null, deliverBy: '2026-03-09', lastDeliveredAt: null };

const asOperator = async (method: 'GET' | 'POST', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/v1/operator/deliveryBags${path}`,
    headers: await operatorHeaders(api),
    ...(payload === undefined ? {} : { payload }),
  });

const openOrderOf = async (member: TestMember): Promise<number> => (await view(member)).openOrder.id;

/** Delivers the open bag of a member as an operator. */
const bring = async (member: TestMember): Promise<void> => {
  const id = await openOrderOf(member);
  await asOperator('POST', `/${id}/shipped`, { carrier: '우체국택배' });
  await asOperator('POST', `/${id}/delivered`);
};

const view = async (member: TestMember) => (await api.app.inject({ url: URL, headers: member.headers })).json();

const unreadOf = async ({ headers }: TestMember): Promise<number> =>
  (await api.app.inject({ url: '/v1/app/notification/count', headers })).json().count;
const bagNewsOf = async ({ headers }: TestMember) =>
  (await api.app.inject({ url: '/v1/app/notification', headers }))
    .json<{ items: { kind: string; title: string; text: string; path: string }[] }>()
    .items.flatMap(({ kind, title, text, path }) => (kind === 'bag' ? [{ title, text, path }] : []));
const titlesOf = async (member: TestMember) => (await bagNewsOf(member)).map(({ title }) => title);

describe('last day of delivery', () => {
  it.each([
    ['2026-03-02', '2026-03-09'], // Monday
    ['2026-03-06', '2026-03-13'], // Friday
    ['2026-03-07', '2026-03-13'], // Saturday
    ['2026-03-08', '2026-03-13'], // Sunday
  ])('of an order on %s is %s', (today, expected) => expect(deliverByOf(today)).toBe(expected));
});

describe('collection bag', () => {
  it('is free the first time and delivered within 5 weekdays', async () => {
    const member = await addMember(api);
    expect(await view(member)).toEqual({ ...NEXT, priceWon: 0 });
    const answer = await order(member);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        id: expect.any(Number),
        priceWon: 0,
        orderedAt: expect.any(String),
        deliverBy: '2026-03-09',
        shippedAt: null,
        carrier: null,
        trackingNumber: null,
      },
    ]);
    expect(await view(member)).toEqual({ ...NEXT, priceWon: 2_000, openOrder: answer.json() });
  });

  it('is ordered once per key, however often the form is sent', async () => {
    const member = await addMember(api);
    const [one, other] = await Promise.all([order(member, 'a'), order(member, 'a')]);
    expect(one.statusCode).toBe(200);
    expect(other.json()).toEqual(one.json());
    const changed = await order(member, 'a', { ...FORM, entranceInfo: '다른 곳' });
    expect(changed.json().error.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('notifies of its order once, however often the form is sent', async () => {
    const member = await addMember(api);
    const before = await unreadOf(member);
    await Promise.all([order(member, 'a'), order(member, 'a')]);
    await order(member, 'a');
    expect(await unreadOf(member)).toBe(before + 1);
    expect(await bagNewsOf(member)).toEqual([
      {
        title: '수거백 신청 완료',
        text: '수거백 신청이 완료되었어요. 영업일 기준 5일 이내, 3월 9일 (월)까지 배송돼요.',
        path: '/delivery-bag',
      },
    ]);
  });

  it('is rejected while another is open, also concurrently', async () => {
    const member = await addMember(api);
    const answers = await Promise.all([order(member, 'one'), order(member, 'two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = (await order(member)).json().error;
    expect([refused.code, refused.svMessage]).toEqual([
      'ALREADY_EXISTS',
      expect.stringContaining('이미 신청한 수거백'),
    ]);
  });

  it('is paid by the active card and not ordered when refused', async () => {
    const member = await addMember(api);
    await order(member);
    await bring(member);
    api.clock.advance(8 * DAY_MS);
    const later = await withFreshToken(api, member);
    await giveCard(api, member.memberId, '0200');
    const refused = await order(later, 'again');
    expect([refused.statusCode, refused.json().error]).toMatchObject([402, { svMessage: '사용이 정지된 카드' }]);
    expect(await view(later)).toMatchObject({ priceWon: 2_000, openOrder: null });
    await giveCard(api, member.memberId);
    const [one, other] = await Promise.all([order(later, 'again'), order(later, 'again')]);
    expect([one.statusCode, other.json()]).toEqual([200, one.json()]);
    const taken = await api.companies.cardBook();
    expect(taken.filter(({ amountWon, state }) => amountWon === 2_000 && state === 'approved')).toHaveLength(1);
  });

  it('costs from the second on and requires a card', async () => {
    const member = await addMember(api);
    await order(member);
    await bring(member);
    api.clock.advance(8 * DAY_MS);
    const later = await withFreshToken(api, member);
    expect(await view(later)).toMatchObject({ priceWon: 2_000, openOrder: null });
    const refused = await order(later);
    expect([refused.statusCode, refused.json().error.code]).toEqual([402, 'PAYMENT_REFUSED']);
    expect(refused.json().error.svMessage).toContain('2,000원');
    expect(await view(later)).toMatchObject({ priceWon: 2_000, openOrder: null });
  });

  it.each([
    ['nothing', 0, '지금 신청하는 수거백은 2,000원이에요. 확인하고 다시 신청해 주세요.'],
    ['another amount', 1_000, '지금 신청하는 수거백은 2,000원이에요. 확인하고 다시 신청해 주세요.'],
  ])('is neither ordered nor charged when the form showed %s', async (_, priceWon, svMessage) => {
    const member = await addMember(api);
    await order(member, 'first', { ...FORM, priceWon: 0 });
    await bring(member);
    await giveCard(api, member.memberId);
    const refused = await order(member, 'second', { ...FORM, priceWon });
    expect([refused.statusCode, refused.json().error]).toMatchObject([409, { code: 'OFFER_CHANGED', svMessage }]);
    expect(await view(member)).toMatchObject({ priceWon: 2_000, openOrder: null });
    const agreed = await order(member, 'second', { ...FORM, priceWon: 2_000 });
    expect(agreed.json()).toMatchObject({ priceWon: 2_000 });
  });

  it('notifies of no refused order, and of a priced one once paid', async () => {
    const member = await addMember(api);
    await order(member, undefined, { ...FORM, agreeTerm: false });
    expect(await titlesOf(member)).toEqual([]);
    await order(member);
    await order(member);
    await bring(member);
    await giveCard(api, member.memberId, '0200');
    await order(member, 'again');
    const before = ['결제 실패', '수거백 도착', '수거백 발송', '수거백 신청 완료'];
    expect(await titlesOf(member)).toEqual(before);
    await giveCard(api, member.memberId);
    await Promise.all([order(member, 'again'), order(member, 'again')]);
    expect(await titlesOf(member)).toEqual(['결제 완료', '수거백 신청 완료', ...before]);
  });

  it('requires the agreement', async () => {
    const refused = await order(await addMember(api), undefined, { ...FORM, agreeTerm: false });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { agreeTerm: expect.any(String) }]);
  });

  it('requires an address', async () => {
    const member = await addMember(api);
    await deleteAddress(api.parts.database, member.memberId);
    const refused = await order(member);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { address: expect.any(String) }]);
  });

  it.each([[{}], [{ entranceInfo: 5, agreeTerm: true }], [{ entranceInfo: 'x'.repeat(101), agreeTerm: true }]])(
    'rejects a form such as %j',
    async (form) => expect((await order(await addMember(api), undefined, form)).statusCode).toBe(422),
  );

  it('is for members', async () => {
    expect((await api.app.inject({ url: URL })).json().error.code).toBe('NO_JWT');
  });
});
