import { PAGE_SIZE } from '#base';
import { noShows } from '#tables';
import { operatorHeaders } from '#testing/fixtures';
import { asCustomer, detailOf, requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

const KEY = 'an-operators-key-of-the-tests-32-letters';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ operatorKeys: [{ name: 'kim', key: KEY }] });
});
afterAll(() => api.close());
beforeEach(() => api.parts.database.delete(noShows));
afterEach(() => api.clock.travelTo(TEST_NOW));

const list = async (cursor?: string) =>
  (
    await api.app.inject({
      url: `/v1/operator/objections${cursor === undefined ? '' : `?cursor=${cursor}`}`,
      headers: await operatorHeaders(api),
    })
  ).json();

const objected = async (): Promise<TestRequest> => {
  const request = await requestIn(api, 'NoShow');
  await asCustomer(api, request, 'noshow/objection', { text: '분명히 두었어요' });
  return request;
};

const plant = async (request: TestRequest, count: number, answeredAt: Date | null = null): Promise<number[]> => {
  const at = api.clock.now();
  const row = { requestId: request.id, memberId: request.customer.memberId, at, feeWon: 0, photoIds: [] };
  const rows = Array.from({ length: count }, () => ({ ...row, objection: '말', objectedAt: at, answeredAt }));
  return (await api.parts.database.insert(noShows).values(rows).returning({ id: noShows.id })).map(({ id }) => id);
};

describe('list of objections', () => {
  it('shows the facts to judge one, and nothing personal', async () => {
    const request = await objected();
    const { items, nextCursor } = await list();
    expect([items, nextCursor]).toMatchObject([
      [
        {
          applicationId: request.id,
          laundryName: '햇살세탁소',
          objection: '분명히 두었어요',
          feeWon: 0,
          isUpheld: null,
          slotStartsAt: '2026-03-03T02:00:00.000Z',
          slotEndsAt: '2026-03-03T04:00:00.000Z',
          photos: [{ url: expect.stringContaining('/v1/app/photo/') }],
        },
      ],
      null,
    ]);
    const text = JSON.stringify(items);
    for (const secret of [request.customer.phoneNumber, '101호', '받는 사람', '테헤란로', 'memberId'])
      expect(text).not.toContain(secret);
  });

  it('leaves out failed collections without an objection', async () => {
    await requestIn(api, 'NoShow');
    expect((await list()).items).toEqual([]);
  });

  it('starts with the oldest open one, and is complete', async () => {
    const request = await requestIn(api, 'Requested');
    const answered = await plant(request, PAGE_SIZE, api.clock.now());
    const open = await plant(request, PAGE_SIZE + 3);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(cursor);
      seen.push(...page.items.map(({ id }: { id: number }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([...open, ...answered.reverse()]);
  });
});

describe('calls of an operator', () => {
  const callAs = async (authorization: string | undefined) => {
    const headers = authorization === undefined ? {} : { authorization };
    const read = await api.app.inject({ url: '/v1/operator/objections', headers });
    const url = '/v1/operator/objections/1/answer';
    const written = await api.app.inject({ method: 'POST', url, headers, payload: { upheld: true, answer: '네' } });
    expect(written.json().error?.code ?? 'NOT_FOUND').toBe(read.json().error?.code ?? 'NOT_FOUND');
    return read;
  };

  it('are rejected for customers, shops and visitors', async () => {
    const request = await requestIn(api, 'Requested');
    const codes = [];
    for (const authorization of [
      request.customer.headers.authorization,
      request.shop.authorization,
      undefined,
      'Bearer x',
    ])
      codes.push((await callAs(authorization)).json().error.code);
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NO_JWT', 'INVALID_JWT']);
  });

  it('require the key of the settings', async () => {
    expect((await callAs(`Bearer ${KEY}`)).statusCode).toBe(200);
    expect((await callAs(`Bearer ${KEY}x`)).json().error.code).toBe('INVALID_JWT');
  });

  it('give no access as a customer or shop', async () => {
    const headers = await operatorHeaders(api);
    for (const url of ['/v1/app/request/delivery', '/v1/partner/requests']) {
      const refused = await api.app.inject({ url, headers });
      expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'FORBIDDEN']);
    }
  });

  it("store the answer with the customer's request", async () => {
    const request = await objected();
    const { items } = await list();
    const url = `/v1/operator/objections/${items[0].id}/answer`;
    const payload = { upheld: true, answer: '세탁소가 다른 문을 찍었어요.' };
    await api.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${KEY}` }, payload });
    expect((await detailOf(api, request)).noShows[0]).toMatchObject({ isUpheld: true, answer: payload.answer });
  });
});
