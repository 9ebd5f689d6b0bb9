import { eq } from 'drizzle-orm';
import { coupons, laundrySlots, notifications, outboxMessages, paymentCards, requests } from '#tables';
import { addLaundry, addMember } from '#testing/fixtures';
import { orderPickup, PIXEL, requestFields, TEST_SLOT } from '#testing/request-fixtures';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const countRequests = (laundryId: number): Promise<number> =>
  api.parts.database.$count(requests, eq(requests.laundryId, laundryId));

const bookedAt = async (laundryId: number): Promise<number | undefined> => {
  const [slot] = await api.parts.database.select().from(laundrySlots).where(eq(laundrySlots.laundryId, laundryId));
  return slot?.booked;
};

/** Counts the files that some work adds. */
const filesLeftBy = async (work: () => Promise<unknown>): Promise<number> => {
  const put = jest.spyOn(api.parts.files, 'put');
  const remove = jest.spyOn(api.parts.files, 'remove');
  await work();
  const left = put.mock.calls.length - remove.mock.calls.length;
  put.mockRestore();
  remove.mockRestore();
  return left;
};

describe('ordering a pickup', () => {
  it('answers the id of a request that its owner can read', async () => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api, { laundryName: '보송세탁' });
    const created = await orderPickup(api, headers, { fields: requestFields(laundryId, { etc: '문 앞에 있어요' }) });
    expect(created.statusCode).toBe(200);
    const { applicationId } = created.json();

    const detail = await api.app.inject({ url: `/v1/app/request/delivery/detail/${applicationId}`, headers });
    expect(detail.statusCode).toBe(200);
    expect(detail.json()).toMatchObject({
      applicationId,
      laundryId,
      originalStatus: 'Requested',
      statusLabel: '신청 완료',
      allowedActions: ['edit', 'cancel', 'call'],
      collectionTime: new Date(TEST_SLOT).toISOString(),
      laundryNumByUser: 3,
      etc: '문 앞에 있어요',
      shop: { laundryName: '보송세탁', phone: '0504-0000-0001' },
      address: { roadAddress: '서울 강남구 테헤란로 1', subAddress: '101호' },
      payment: { status: 'None', amountWon: null },
      totalWon: null,
      timeline: [{ status: 'Requested', actor: 'customer' }],
    });
  });

  it('shows the request as open and notifies the customer', async () => {
    const { headers, memberId, phoneNumber } = await addMember(api);
    const laundryId = await addLaundry(api);
    await orderPickup(api, headers, { fields: requestFields(laundryId) });
    const list = (await api.app.inject({ url: '/v1/app/request/delivery', headers })).json();
    expect(list.items).toMatchObject([{ laundryId, originalStatus: 'Requested', statusLabel: '신청 완료' }]);
    const processing = (await api.app.inject({ url: '/v1/app/request/delivery/processing', headers })).json();
    expect(processing).toMatchObject([{ laundryId, originalStatus: 'Requested' }]);
    const completed = (await api.app.inject({ url: '/v1/app/request/delivery?usageType=completed', headers })).json();
    expect(completed).toEqual({ items: [], nextCursor: null });
    const told = await api.parts.database.select().from(notifications).where(eq(notifications.memberId, memberId));
    const pushed = await api.parts.database.select().from(outboxMessages).where(eq(outboxMessages.to, phoneNumber));
    expect([told.length, pushed.length]).toEqual([1, 1]);
  });

  it('stores mends and photos, readable by their secret address', async () => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api);
    const mendInfo = JSON.stringify([{ mendName: '기장', withLaundry: true, mendDetail: '3cm 줄여 주세요' }]);
    const created = await orderPickup(api, headers, {
      fields: requestFields(laundryId, { hasStain: 'true', mendInfo }),
      photos: [
        { field: 'stain', bytes: PIXEL },
        { field: 'stain', bytes: PIXEL },
        { field: 'mend', bytes: PIXEL },
      ],
    });
    const detail = (
      await api.app.inject({ url: `/v1/app/request/delivery/detail/${created.json().applicationId}`, headers })
    ).json();
    expect(detail.stain).toHaveLength(2);
    expect(detail.mend).toMatchObject([
      { mendName: '기장', withLaundry: true, mendDetail: '3cm 줄여 주세요', images: [{}] },
    ]);
    const photo = await api.app.inject({ url: detail.mend[0].images[0].url });
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/png']);
    expect(photo.rawPayload.equals(PIXEL)).toBe(true);
  });

  it.each([
    ['a page labelled as a picture', Buffer.from('<html>'), 415, 'UNSUPPORTED_IMAGE'],
    ['a picture of 2 MB', Buffer.concat([PIXEL, Buffer.alloc(2 * 1024 * 1024)]), 413, 'TOO_LARGE'],
  ])('rejects %s', async (_, bytes, status, code) => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api);
    const form = { fields: requestFields(laundryId, { hasStain: 'true' }), photos: [{ field: 'stain', bytes }] };
    const refused = await orderPickup(api, headers, form);
    expect([refused.statusCode, refused.json().error.code]).toEqual([status, code]);
    expect(await countRequests(laundryId)).toBe(0);
  });

  it('rejects a sixth stain photo with the sentence of the specification', async () => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api);
    const photos = Array.from({ length: 6 }, () => ({ field: 'stain', bytes: PIXEL }));
    const refused = await orderPickup(api, headers, { fields: requestFields(laundryId, { hasStain: 'true' }), photos });
    expect(refused.json().error.fields).toEqual({ stain: '사진 등록은 5개 까지 할 수 있어요.' });
  });

  it('leaves no file behind when it is rejected', async () => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api, { slotCapacity: 0 });
    const form = { fields: requestFields(laundryId, { hasStain: 'true' }), photos: [{ field: 'stain', bytes: PIXEL }] };
    const left = await filesLeftBy(async () => {
      expect((await orderPickup(api, headers, form)).json().error.code).toBe('SLOT_FULL');
    });
    expect(left).toBe(0);
  });

  it.each([
    ['a body that is not multipart', 'application/json', '{}'],
    ['a form without its boundary', 'multipart/form-data', '--x\r\n'],
    [
      'a truncated form',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="etc"\r\n\r\nhalf',
    ],
    [
      'a form with __proto__',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
    ['an empty form', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ])('rejects invalid input: %s', async (_, contentType, payload) => {
    const { headers } = await addMember(api);
    const url = '/v1/app/request/delivery';
    const refused = await api.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'VALIDATION']);
  });

  it.each([{ etc: 'a\0b' }, { mendInfo: JSON.stringify([{ mendName: 'a\0b' }]) }])(
    'rejects a character that a database cannot store: %j',
    async (fields) => {
      const { headers } = await addMember(api);
      const refused = await orderPickup(api, headers, { fields: requestFields(await addLaundry(api), fields) });
      expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, Object.keys(fields)]);
    },
  );

  it('rejects a call without a token', async () => {
    const refused = await orderPickup(api, {}, { fields: requestFields(await addLaundry(api)) });
    expect([refused.statusCode, refused.json().error.code]).toEqual([400, 'NO_JWT']);
  });
});

describe('order that a shop cannot take', () => {
  const refusal = async (shop: Parameters<typeof addLaundry>[1], fields: Record<string, string> = {}) => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api, shop);
    const refused = await orderPickup(api, headers, { fields: requestFields(laundryId, fields) });
    expect(await countRequests(laundryId)).toBe(0);
    return { status: refused.statusCode, ...refused.json().error };
  };
  const pause = { reasonForPause: '휴가', pauseStartDate: '2026-03-01', pauseEndDate: '2026-03-02' };

  it.each([
    [
      'a paused shop',
      pause,
      {},
      { laundryId: '3월 2일 (월)까지 쉬는 세탁소예요. 그동안은 새로 신청하거나 시간을 바꿀 수 없어요.' },
    ],
    [
      'a shop that takes no new request',
      { canNewRequest: false },
      {},
      { laundryId: '지금은 새 신청을 받지 않는 세탁소예요.' },
    ],
    ['an unknown shop', {}, { laundryId: '999999' }, { laundryId: '찾는 세탁소가 없어요.' }],
    [
      'a closed weekday',
      { closedWeekdays: [2] },
      {},
      { collectionTime: '세탁소가 쉬는 날이에요. 다른 날을 골라 주세요.' },
    ],
    [
      'a time outside of the slots',
      {},
      { collectionTime: '2026-03-03T10:00:00+09:00' },
      { collectionTime: '고를 수 없는 시간이에요.' },
    ],
    [
      'a slot that has begun',
      {},
      { collectionTime: '2026-03-02T09:00:00+09:00' },
      { collectionTime: '지금은 신청할 수 없는 시간이에요. 다른 시간을 골라 주세요.' },
    ],
    [
      'a mend at a shop without mending',
      { canMend: false },
      { mendInfo: '[{"mendName":"기장"}]' },
      { mendInfo: '수선을 하지 않는 세탁소예요.' },
    ],
    [
      'a service it does not offer',
      {},
      { dailyLaundryPaidService: '["EXPRESS"]' },
      { dailyLaundryPaidService: '이 세탁소에서 제공하지 않는 서비스예요.' },
    ],
  ])('is rejected for %s', async (_, shop, fields, sentences) => {
    expect(await refusal(shop, fields)).toMatchObject({ status: 422, code: 'VALIDATION', fields: sentences });
  });

  it.each([
    ['farther than its van goes', { deliveryRadiusM: 1_000, latitude: 37.6 }],
    ['without van or agency', { canDelivery: false }],
    ['in another sido than its agency', { canDelivery: false, useDeliveryAgency: true, bcode: '4113510300' }],
  ])('has an address %s', async (_, shop) => {
    expect(await refusal(shop)).toMatchObject({ status: 422, code: 'OUT_OF_AREA' });
  });

  it('has an address that its agency does not cover', async () => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api, { canDelivery: false, useDeliveryAgency: true, latitude: 37.6 });
    expect((await orderPickup(api, headers, { fields: requestFields(laundryId) })).statusCode).toBe(200);
  });
});

describe('card and coupon of an order', () => {
  const addCoupon = async (memberId: number, part: Partial<typeof coupons.$inferInsert> = {}): Promise<string> => {
    const coupon = {
      memberId,
      code: 'A',
      name: '할인',
      discountWon: 1_000,
      minimumWon: 0,
      expiresAt: new Date('2026-04-01'),
      ...part,
    };
    const [row] = await api.parts.database.insert(coupons).values(coupon).returning({ id: coupons.id });
    return String(row?.id);
  };

  it.each([
    ["somebody else's", async () => addCoupon((await addMember(api)).memberId)],
    ['a used one', (memberId: number) => addCoupon(memberId, { usedAt: new Date('2026-01-01') })],
    ['an expired one', (memberId: number) => addCoupon(memberId, { expiresAt: new Date('2026-03-01') })],
  ])('reject a coupon that is %s', async (_, couponOf) => {
    const { headers, memberId } = await addMember(api);
    const fields = requestFields(await addLaundry(api), { couponId: await couponOf(memberId) });
    expect((await orderPickup(api, headers, { fields })).json().error.fields).toEqual({
      couponId: '사용할 수 없는 쿠폰이에요.',
    });
  });

  it('accept an own coupon and reject an unknown card', async () => {
    const { headers, memberId } = await addMember(api);
    const laundryId = await addLaundry(api);
    const couponId = await addCoupon(memberId);
    expect((await orderPickup(api, headers, { fields: requestFields(laundryId, { couponId }) })).statusCode).toBe(200);
    const refused = await orderPickup(api, headers, { fields: requestFields(laundryId, { creditCardId: '1' }) });
    expect(refused.json().error.fields).toEqual({ creditCardId: '등록된 카드가 아니에요.' });
  });

  it('accept an own card, and no removed or foreign one', async () => {
    const [member, other] = [await addMember(api), await addMember(api)];
    const laundryId = await addLaundry(api);
    const orderWith = async (creditCardId: number | undefined) =>
      (
        await orderPickup(api, member.headers, {
          fields: requestFields(laundryId, { creditCardId: String(creditCardId) }),
        })
      ).statusCode;
    const card = { provider: 'INICIS', issuerCode: '03', issuerName: '롯데', registeredAt: TEST_NOW } as const;
    const rows = await api.parts.database
      .insert(paymentCards)
      .values([
        { ...card, memberId: member.memberId, billingKey: 'sealed' },
        { ...card, memberId: member.memberId, removedAt: TEST_NOW, keyEndedAt: TEST_NOW },
        { ...card, memberId: other.memberId, billingKey: 'sealed' },
      ])
      .returning({ id: paymentCards.id });
    const answers = [];
    for (const row of rows) answers.push(await orderWith(row.id));
    expect(answers).toEqual([200, 422, 422]);
  });
});

describe('repeated order', () => {
  it('with one key makes one request and one answer', async () => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api);
    const form = {
      fields: requestFields(laundryId, { hasStain: 'true' }),
      photos: [{ field: 'stain', bytes: PIXEL }],
    };
    const keyed = { ...headers, 'idempotency-key': 'double-click' };
    const left = await filesLeftBy(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => orderPickup(api, keyed, form)));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(200);
    });
    expect([await countRequests(laundryId), await bookedAt(laundryId), left]).toEqual([1, 1, 1]);
  });

  it('with one key but another body is rejected', async () => {
    const { headers } = await addMember(api);
    const laundryId = await addLaundry(api);
    const keyed = { ...headers, 'idempotency-key': 'reused' };
    await orderPickup(api, keyed, { fields: requestFields(laundryId) });
    const refused = await orderPickup(api, keyed, { fields: requestFields(laundryId, { laundryNumByUser: '4' }) });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    expect(await countRequests(laundryId)).toBe(1);
  });
});

describe('last places of a slot', () => {
  it('are sold once each to concurrent customers', async () => {
    const laundryId = await addLaundry(api, { slotCapacity: 5 });
    const buyers = await Promise.all(Array.from({ length: 200 }, () => addMember(api)));
    const answers = await Promise.all(
      buyers.map(({ headers }) => orderPickup(api, headers, { fields: requestFields(laundryId) })),
    );
    const outcomes = answers.map((answer) => (answer.statusCode === 200 ? 'sold' : answer.json().error.code));
    expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'SLOT_FULL')).toHaveLength(195);
    expect([await countRequests(laundryId), await bookedAt(laundryId)]).toEqual([5, 5]);
  });
});
