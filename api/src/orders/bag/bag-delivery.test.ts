import { deliveryBagOrders } from '#tables';
import { addMember, operatorHeaders, type TestMember } from '#testing/fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { workdaysAfter } from './workdays';

let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  await api.parts.database.delete(deliveryBagOrders);
  member = await addMember(api);
});
afterAll(() => api.close());

const SHIPPED = { carrier: '우체국택배', trackingNumber: '1234567890' };

const operator = async (method: 'GET' | 'POST', path = '', payload?: object) =>
  api.app.inject({
    method,
    url: `/v1/operator/deliveryBags${path}`,
    headers: await operatorHeaders(api),
    ...(payload === undefined ? {} : { payload }),
  });
const bagOf = async ({ headers }: TestMember) => (await api.app.inject({ url: '/v1/app/deliveryBag', headers })).json();
const orderBag = async (whose = member): Promise<number> => {
  const payload = { entranceInfo: '공동현관 1234', agreeTerm: true };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v1/app/deliveryBag',
    headers: whose.headers,
    payload,
  });
  return answer.json().id;
};
const told = async () =>
  (await api.app.inject({ url: '/v1/app/notification', headers: member.headers }))
    .json<{ items: { kind: string; title: string; text: string }[] }>()
    .items.filter(({ kind }) => kind === 'bag')
    .map(({ title }) => title);
const inbox = async () => (await api.companies.inbox(member.phoneNumber)).map(({ text }) => text);

describe('operator of collection bags', () => {
  it('lists bags to be sent with recipient and deadline', async () => {
    const id = await orderBag();
    expect((await operator('GET')).json()).toMatchObject({
      items: [
        {
          id,
          isPaid: true,
          phoneNumber: member.phoneNumber,
          entranceInfo: '공동현관 1234',
          deliverBy: '2026-03-09',
          isLate: false,
          shippedAt: null,
        },
      ],
      nextCursor: null,
    });
    api.clock.travelTo(new Date('2026-03-10T10:00:00+09:00'));
    expect((await operator('GET')).json().items).toMatchObject([{ id, isLate: true }]);
  });

  it('marks a bag as sent and delivered, with one notification each', async () => {
    const id = await orderBag();
    for (const _again of [1, 2])
      expect((await operator('POST', `/${id}/shipped`, SHIPPED)).json()).toMatchObject(SHIPPED);
    expect((await bagOf(member)).openOrder).toMatchObject(SHIPPED);
    for (const _again of [1, 2]) await operator('POST', `/${id}/delivered`);
    expect(await bagOf(member)).toMatchObject({ openOrder: null, lastDeliveredAt: expect.any(String) });
    expect(await told()).toEqual(['수거백 도착', '수거백 발송', '수거백 신청 완료']);
    expect(await inbox()).toEqual([
      expect.stringContaining('수거백이 도착했어요'),
      '[동네세탁] 수거백을 우체국택배로 보냈어요. 3월 9일 (월)까지 도착해요. 송장 번호: 1234567890',
    ]);
    expect((await operator('GET')).json().items).toEqual([]);
    expect((await operator('GET', '?isDone=true')).json().items).toMatchObject([{ id }]);
  });

  it('corrects a tracking number before the delivery, with another notification', async () => {
    const id = await orderBag();
    await operator('POST', `/${id}/shipped`, SHIPPED);
    await operator('POST', `/${id}/shipped`, { ...SHIPPED, trackingNumber: '999' });
    expect(await told()).toEqual(['수거백 발송', '수거백 발송', '수거백 신청 완료']);
    await operator('POST', `/${id}/delivered`);
    expect((await operator('POST', `/${id}/shipped`, SHIPPED)).json().error.code).toBe('INVALID_TRANSITION');
  });

  it('notifies once for concurrent calls of two operators', async () => {
    const id = await orderBag();
    await Promise.all([1, 2, 3].map(() => operator('POST', `/${id}/shipped`, SHIPPED)));
    await Promise.all([1, 2, 3].map(() => operator('POST', `/${id}/delivered`)));
    expect(await told()).toEqual(['수거백 도착', '수거백 발송', '수거백 신청 완료']);
  });

  it('rejects delivered before sent, and cancelled, unpaid or unknown bags', async () => {
    const id = await orderBag();
    expect((await operator('POST', `/${id}/delivered`)).json().error.code).toBe('INVALID_TRANSITION');
    await api.parts.database.update(deliveryBagOrders).set({ priceWon: 2_000 });
    expect((await operator('POST', `/${id}/shipped`, SHIPPED)).json().error.svMessage).toContain('결제되지 않은');
    await api.parts.database.update(deliveryBagOrders).set({ priceWon: 0, cancelledAt: api.clock.now() });
    expect((await operator('POST', `/${id}/shipped`, SHIPPED)).json().error.svMessage).toContain('취소된');
    expect((await operator('POST', '/999999/shipped', SHIPPED)).statusCode).toBe(404);
    expect(await told()).toEqual(['수거백 신청 완료']);
  });

  it('pages through many', async () => {
    const at = api.clock.now();
    const row = { memberId: member.memberId, priceWon: 0, deliveryAddress: '', entranceInfo: '', orderedAt: at };
    const rows = Array.from({ length: 45 }, () => ({ ...row, deliverBy: '2026-03-09' }));
    await api.parts.database.insert(deliveryBagOrders).values(rows);
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: { id: number }[]; nextCursor: string | null } = (
        await operator('GET', cursor === '' ? '' : `?cursor=${cursor}`)
      ).json();
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  });
});

describe('workdays', () => {
  it.each([
    ['2026-02-13', '2026-02-25'], // over Seollal, 16th to 18th
    ['2026-02-27', '2026-03-09'], // over the substitute day of 1 March
    ['2026-09-23', '2026-10-02'], // over Chuseok, 24th and 25th
    ['2026-12-24', '2027-01-04'], // over Christmas and New Year
    ['2030-12-24', '2031-01-02'], // a year without an official gazette yet: only holidays on fixed days
  ])('skip weekends and holidays of Korea: five after %s is %s', (day, after) =>
    expect(workdaysAfter(day, 5)).toBe(after),
  );
});
