import type { RequestDetail } from '@dongne/contract';
import { and, eq } from 'drizzle-orm';
import { laundries, laundryHolidays, laundrySlots, notifications } from '#tables';
import { addLaundry, addMember, shopHeaders, withFreshToken } from '#testing/fixtures';
import { orderPickup, requestFields, sendForm, TEST_SLOT } from '#testing/request-fixtures';
import { addRequest, asCustomer, asShop, detailOf, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';
import { runRequestJobs } from '../upkeep/request-upkeep';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const NEXT_SLOT = TEST_SLOT.replace('T11', 'T13');
const NEXT_DAY = TEST_SLOT.replace('03-03', '03-04');

const edit = (request: Pick<TestRequest, 'id' | 'customer'>, fields: Readonly<Record<string, string>>) =>
  sendForm(api, {
    method: 'PUT',
    url: `/v1/app/request/delivery/${request.id}/modify`,
    headers: request.customer.headers,
    form: { fields: { laundryNumByUser: '2', ...fields } },
  });

const slotOf = (laundryId: number, startsAt: string) =>
  and(eq(laundrySlots.laundryId, laundryId), eq(laundrySlots.startsAt, new Date(startsAt)));

const bookedAt = async (laundryId: number, startsAt: string): Promise<number> => {
  const [slot] = await api.parts.database
    .select({ booked: laundrySlots.booked })
    .from(laundrySlots)
    .where(slotOf(laundryId, startsAt));
  return slot?.booked ?? 0;
};

/** Two requests of two members at a shop that takes one in each slot. */
const twoAtShop = async (times: readonly [string, string]): Promise<readonly [TestRequest, TestRequest]> => {
  const first = await addRequest(api, { shop: { slotCapacity: 1 }, fields: { collectionTime: times[0] } });
  const customer = await addMember(api);
  const fields = requestFields(first.laundryId, { laundryNumByUser: '2', collectionTime: times[1] });
  const ordered = await orderPickup(api, customer.headers, { fields });
  const { applicationId: id } = ordered.json<{ applicationId: number }>();
  return [first, { ...first, id, customer }];
};

describe('edit with another time', () => {
  it('books the new slot, frees the old one and recalculates the return', async () => {
    const request = await addRequest(api);
    const before: RequestDetail = await detailOf(api, request);
    const edited = await edit(request, { collectionTime: NEXT_DAY });
    const after = edited.json<RequestDetail>();
    expect([edited.statusCode, after.collectionTime]).toEqual([200, new Date(NEXT_DAY).toISOString()]);
    expect(after.expectedReturnAt).not.toBe(before.expectedReturnAt);
    expect([await bookedAt(request.laundryId, TEST_SLOT), await bookedAt(request.laundryId, NEXT_DAY)]).toEqual([0, 1]);
  });

  it('appears in the timeline and notifies the customer', async () => {
    const request = await addRequest(api);
    const { timeline } = (await edit(request, { collectionTime: NEXT_SLOT, etc: '살살' })).json<RequestDetail>();
    expect(timeline.at(-1)).toMatchObject({
      event: 'edited',
      actor: 'customer',
      reason: '바꾼 내용: 수거 시간(3월 3일 (화) 13:00~15:00), 요청사항',
    });
    const told = await api.parts.database
      .select({ title: notifications.title, text: notifications.text })
      .from(notifications)
      .where(eq(notifications.memberId, request.customer.memberId))
      .orderBy(notifications.id);
    expect(told.at(-1)).toEqual({
      title: '수거 시간 변경',
      text: '새 수거 시간은 3월 3일 (화) 13:00~15:00이에요. 세탁소가 확인하면 알려 드려요.',
    });
  });

  it("resets the shop's acceptance and is cancelled without a new one", async () => {
    const request = await addRequest(api);
    await asShop(api, request, 'accept');
    const after = (await edit(request, { collectionTime: NEXT_SLOT })).json<RequestDetail>();
    expect(after.acceptanceLabel).toBe('세탁소 확인 중');
    api.clock.travelTo(new Date(new Date(NEXT_SLOT).getTime() - 30 * 60_000));
    await runRequestJobs(api.parts);
    const customer = await withFreshToken(api, request.customer);
    expect((await detailOf(api, { ...request, customer })).originalStatus).toBe('Cancelled');
    expect(await bookedAt(request.laundryId, NEXT_SLOT)).toBe(0);
  });

  it.each([
    ['no time', {}],
    ['the same time', { collectionTime: TEST_SLOT }],
  ])(
    'keeps place and acceptance in any slot when it says %s',
    async (_what, fields: Readonly<Record<string, string>>) => {
      const request = await addRequest(api);
      await asShop(api, request, 'accept');
      await api.parts.database.insert(laundryHolidays).values({ laundryId: request.laundryId, day: '2026-03-03' });
      api.clock.travelTo(new Date(new Date(TEST_SLOT).getTime() - 10 * 60_000));
      const customer = await withFreshToken(api, request.customer);
      const edited = await edit({ ...request, customer }, { ...fields, etc: '살살' });
      expect([edited.statusCode, edited.json().acceptanceLabel]).toEqual([200, '수거 확정']);
      expect(await bookedAt(request.laundryId, TEST_SLOT)).toBe(1);
    },
  );
});

describe('edit whose time is unavailable', () => {
  const refusals: readonly (readonly [string, string, (request: TestRequest) => Promise<unknown>, object])[] = [
    ['is no slot', '2026-03-03T12:00:00+09:00', async () => {}, { collectionTime: '고를 수 없는 시간이에요.' }],
    ['is no time at all', '내일', async () => {}, { collectionTime: '수거 시간을 골라 주세요.' }],
    [
      'is less than an hour away',
      '2026-03-02T11:00:00+09:00',
      async () => api.clock.travelTo(new Date('2026-03-02T10:01:00+09:00')),
      { collectionTime: '지금은 신청할 수 없는 시간이에요. 다른 시간을 골라 주세요.' },
    ],
    [
      'is more than seven days away',
      '2026-03-10T11:00:00+09:00',
      async () => {},
      { collectionTime: '지금은 신청할 수 없는 시간이에요. 다른 시간을 골라 주세요.' },
    ],
    [
      'is on a holiday of the shop',
      NEXT_DAY,
      ({ laundryId }) => api.parts.database.insert(laundryHolidays).values({ laundryId, day: '2026-03-04' }),
      { collectionTime: '세탁소가 쉬는 날이에요. 다른 날을 골라 주세요.' },
    ],
    [
      'is within a pause to come',
      NEXT_DAY,
      ({ laundryId }) =>
        api.parts.database
          .update(laundries)
          .set({ reasonForPause: '휴가', pauseStartDate: '2026-03-04', pauseEndDate: '2026-03-05' })
          .where(eq(laundries.id, laundryId)),
      { collectionTime: '세탁소가 쉬는 날이에요. 다른 날을 골라 주세요.' },
    ],
    [
      'is asked for while the shop pauses',
      NEXT_DAY,
      ({ laundryId }) =>
        api.parts.database
          .update(laundries)
          .set({ reasonForPause: '휴가', pauseStartDate: '2026-03-01', pauseEndDate: '2026-03-02' })
          .where(eq(laundries.id, laundryId)),
      { collectionTime: '3월 2일 (월)까지 쉬는 세탁소예요. 그동안은 새로 신청하거나 시간을 바꿀 수 없어요.' },
    ],
    [
      'is asked for of a shop that takes nothing new',
      NEXT_DAY,
      ({ laundryId }) =>
        api.parts.database.update(laundries).set({ canNewRequest: false }).where(eq(laundries.id, laundryId)),
      { collectionTime: '지금은 새 신청을 받지 않는 세탁소예요.' },
    ],
  ];

  it.each(refusals)('is rejected as a whole at its field when it %s', async (_what, time, arrange, fields) => {
    const request = await addRequest(api);
    await arrange(request);
    const refused = await edit(request, { collectionTime: time, etc: '살살' });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, fields]);
    expect(await detailOf(api, request)).toMatchObject({ collectionTime: new Date(TEST_SLOT).toISOString(), etc: '' });
    expect(await bookedAt(request.laundryId, TEST_SLOT)).toBe(1);
  });

  it('changes neither request nor slots when the slot is full', async () => {
    const [first, second] = await twoAtShop([TEST_SLOT, NEXT_SLOT]);
    const refused = await edit(first, { collectionTime: NEXT_SLOT, etc: '살살' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'SLOT_FULL']);
    expect(await detailOf(api, first)).toMatchObject({ collectionTime: new Date(TEST_SLOT).toISOString(), etc: '' });
    expect([await bookedAt(first.laundryId, TEST_SLOT), await bookedAt(second.laundryId, NEXT_SLOT)]).toEqual([1, 1]);
  });

  it('books no slot once the request is collected or cancelled', async () => {
    const request = await addRequest(api);
    await asCustomer(api, request, 'cancel');
    const refused = await edit(request, { collectionTime: NEXT_SLOT });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect([await bookedAt(request.laundryId, TEST_SLOT), await bookedAt(request.laundryId, NEXT_SLOT)]).toEqual([
      0, 0,
    ]);
  });
});

describe('concurrent edits of times', () => {
  it('sell the last place of a slot exactly once', async () => {
    const [first, second] = await twoAtShop([TEST_SLOT, NEXT_DAY]);
    const answers = await Promise.all([first, second].map((one) => edit(one, { collectionTime: NEXT_SLOT })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const booked = await Promise.all([TEST_SLOT, NEXT_SLOT, NEXT_DAY].map((at) => bookedAt(first.laundryId, at)));
    expect([booked[1], (booked[0] ?? 0) + (booked[2] ?? 0)]).toEqual([1, 1]);
  });

  it('swap places without deadlock, loss or double booking', async () => {
    const laundryId = await addLaundry(api, { slotCapacity: 20 });
    const shop = await shopHeaders(api, laundryId);
    const order = async (collectionTime: string): Promise<TestRequest> => {
      const customer = await addMember(api);
      const fields = requestFields(laundryId, { laundryNumByUser: '2', collectionTime });
      const ordered = await orderPickup(api, customer.headers, { fields });
      return { id: ordered.json<{ applicationId: number }>().applicationId, laundryId, customer, shop };
    };
    const early = await Promise.all([1, 2, 3, 4].map(() => order(TEST_SLOT)));
    const late = await Promise.all([1, 2, 3, 4].map(() => order(NEXT_SLOT)));
    const answers = await Promise.all([
      ...early.map((one) => edit(one, { collectionTime: NEXT_SLOT })),
      ...late.map((one) => edit(one, { collectionTime: TEST_SLOT })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect([await bookedAt(laundryId, TEST_SLOT), await bookedAt(laundryId, NEXT_SLOT)]).toEqual([4, 4]);
  });

  it('book one place for the same edit sent twice', async () => {
    const request = await addRequest(api);
    const answers = await Promise.all([1, 2].map(() => edit(request, { collectionTime: NEXT_SLOT })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await bookedAt(request.laundryId, TEST_SLOT), await bookedAt(request.laundryId, NEXT_SLOT)]).toEqual([
      0, 1,
    ]);
  });

  it('wait for a place that is being freed', async () => {
    const [first, second] = await twoAtShop([TEST_SLOT, NEXT_SLOT]);
    const answers = await Promise.all([asCustomer(api, second, 'cancel'), edit(first, { collectionTime: NEXT_SLOT })]);
    expect(answers[0].statusCode).toBe(200);
    const isFirstThere = answers[1].statusCode === 200;
    expect(await bookedAt(first.laundryId, NEXT_SLOT)).toBe(isFirstThere ? 1 : 0);
    expect(await bookedAt(first.laundryId, TEST_SLOT)).toBe(isFirstThere ? 0 : 1);
  });
});
