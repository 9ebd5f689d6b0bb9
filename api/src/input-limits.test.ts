import { addLaundry, addMember, type TestMember } from '#testing/fixtures';
import { orderPickup, requestFields, sendForm } from '#testing/request-fixtures';
import { addRequest, asCustomer, choiceOf, requestIn } from '#testing/shop-commands';
import { openTestApi, TEST_NOW, type TestApi } from '#testing/test-api';

let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  api = await openTestApi();
  member = await addMember(api);
});
afterAll(() => api.close());
afterEach(() => api.clock.travelTo(TEST_NOW));

const BEYOND_INT4 = 2_147_483_648;

/** Nested JSON object. */
const nested = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

const sendJson = (method: 'POST' | 'PUT', url: string, payload: string) =>
  api.app.inject({ method, url, payload, headers: { ...member.headers, 'content-type': 'application/json' } });

describe('number above the range of ids', () => {
  it('is rejected among the declined items', async () => {
    const request = await requestIn(api, 'Registered');
    const answer = await asCustomer(api, request, 'approve', {
      ...(await choiceOf(api, request)),
      declinedItemIds: [BEYOND_INT4],
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION']);
  });

  it.each(['beforeStains', 'beforeMends'])('is rejected in %s of an edit', async (field) => {
    const request = await addRequest(api);
    const answer = await sendForm(api, {
      method: 'PUT',
      url: `/v1/app/request/delivery/${request.id}/modify`,
      headers: request.customer.headers,
      form: { fields: { laundryNumByUser: '1', [field]: `[${BEYOND_INT4}]` } },
    });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });
});

describe('invalid or implausible instant', () => {
  const STRANGE = [
    '+010000-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-03-03',
    '2026-06-30T23:59:60Z',
    '2026-03-03T11:00:00+09:00[Asia/Seoul]',
    '2026-02-30T11:00:00+09:00',
  ];

  it.each(STRANGE)('is rejected as pickup time: %s', async (collectionTime) => {
    const fields = requestFields(await addLaundry(api), { collectionTime });
    const answer = await orderPickup(api, member.headers, { fields });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { collectionTime: '수거 시간을 골라 주세요.' },
    ]);
  });

  it.each(STRANGE)('is rejected as a new time after a failed collection: %s', async (collectionTime) => {
    const request = await requestIn(api, 'NoShow');
    const answer = await asCustomer(api, request, 'rebook', { collectionTime });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { collectionTime: '형식이 맞지 않아요.' }]);
  });
});

describe('text that cannot be stored', () => {
  const UNSTORABLE = '쓸 수 없는 문자가 들어 있어요. 지우고 다시 적어 주세요.';
  const LONE = ['\ud800', 'a\udc00b', '\udc00\ud800'];

  it.each(LONE)('is rejected anywhere in a body: lone surrogate %#', async (text) => {
    const at = api.clock.now().toISOString();
    const events = [{ name: 'screen_view', at, properties: { route: text } }];
    const recorded = await sendJson('POST', '/v1/app/clientEvent', JSON.stringify({ events }));
    expect([recorded.statusCode, recorded.json().error.fields]).toEqual([
      422,
      { 'events.0.properties.route': '형식이 맞지 않아요.' },
    ]);
    const pushed = await sendJson('PUT', '/v1/app/member/fcmToken', JSON.stringify({ fcmToken: text, adId: null }));
    expect(pushed.json().error).toMatchObject({ fields: { fcmToken: '형식이 맞지 않아요.' } });
  });

  it('is rejected in JSON inside a form', async () => {
    const mendInfo = '[{"mendName":"\\ud800"}]';
    const answer = await orderPickup(api, member.headers, {
      fields: requestFields(await addLaundry(api), { mendInfo }),
    });
    expect(answer.json().error).toMatchObject({ fields: { mendInfo: '수선 내용을 다시 확인해 주세요.' } });
  });

  it('is rejected with NUL, in JSON and in a form', async () => {
    const pushed = await sendJson('PUT', '/v1/app/member/fcmToken', JSON.stringify({ fcmToken: 'a\0b', adId: null }));
    expect(pushed.json().error).toMatchObject({ code: 'VALIDATION', fields: { fcmToken: '형식이 맞지 않아요.' } });
    const fields = requestFields(await addLaundry(api), { etc: 'a\0b' });
    const ordered = await orderPickup(api, member.headers, { fields });
    expect(ordered.json().error).toMatchObject({ code: 'VALIDATION', fields: { etc: UNSTORABLE } });
  });

  it.each([
    ['a bell', 'a\x07b'],
    ['an escape', '\x1b[31m'],
    ['a control letter of the second kind', 'a\x9bb'],
    ['a letter that turns the direction', '홍\u202E길동'],
    ['a letter that isolates a direction', '\u2066홍길동\u2069'],
  ])('is rejected with %s, which makes it read differently', async (_case, etc) => {
    const ordered = await orderPickup(api, member.headers, { fields: requestFields(await addLaundry(api), { etc }) });
    expect(ordered.json().error).toMatchObject({ code: 'VALIDATION', fields: { etc: UNSTORABLE } });
  });

  it('does not include line breaks and tabs', async () => {
    const fields = requestFields(await addLaundry(api), { etc: '흰 셔츠는 따로\r\n\t부탁드려요' });
    expect((await orderPickup(api, member.headers, { fields })).statusCode).toBe(200);
  });

  it('does not include emoji (surrogate pairs)', async () => {
    const answer = await sendJson('PUT', '/v1/app/member/fcmToken', JSON.stringify({ fcmToken: '👕', adId: null }));
    expect(answer.statusCode).toBe(204);
  });
});

describe('text in decomposed Unicode (NFD)', () => {
  it('is found and stored as NFC: in query, body and form', async () => {
    const found = await api.app.inject({ url: '/v1/app/nonMember/area', query: { q: '삼성동'.normalize('NFD') } });
    expect(found.json()[0].label).toBe('서울 강남구 삼성동');
    const fields = requestFields(await addLaundry(api), { etc: '문 앞'.normalize('NFD') });
    const { applicationId } = (await orderPickup(api, member.headers, { fields })).json();
    const detail = await api.app.inject({
      url: `/v1/app/request/delivery/detail/${applicationId}`,
      headers: member.headers,
    });
    expect(detail.json().etc).toBe('문 앞');
    await sendJson('PUT', '/v1/app/member/nickname', JSON.stringify({ nickname: '가나다'.normalize('NFD') }));
    const renamed = await api.app.inject({ url: '/v1/app/member', headers: member.headers });
    expect(renamed.json().nickname).toBe('가나다');
  });
});

describe('text with white space and invisible characters', () => {
  it('is found and stored without them: in query, body and form', async () => {
    const q = '\u200b삼성동\u00a0 ';
    const found = await api.app.inject({ url: '/v1/app/nonMember/area', query: { q } });
    expect(found.json()[0].label).toBe('서울 강남구 삼성동');
    const fields = requestFields(await addLaundry(api), { etc: '\ufeff 문\u00a0앞\u200e\n' });
    const { applicationId } = (await orderPickup(api, member.headers, { fields })).json();
    const url = `/v1/app/request/delivery/detail/${applicationId}`;
    expect((await api.app.inject({ url, headers: member.headers })).json().etc).toBe('문 앞');
    await sendJson('PUT', '/v1/app/member/nickname', JSON.stringify({ nickname: ' 나다\u200b라 ' }));
    const renamed = await api.app.inject({ url: '/v1/app/member', headers: member.headers });
    expect(renamed.json().nickname).toBe('나다라');
  });
});

describe('truncated form', () => {
  it.each([
    ['inside a photo', '--b\r\ncontent-disposition: form-data; name="stain"; filename="a.png"\r\n\r\nx'],
    ['inside a text', '--b\r\ncontent-disposition: form-data; name="etc"\r\n\r\nx'],
    ['between two parts', '--b\r\ncontent-disposition: form-data; name="etc"\r\n\r\nx\r\n--b\r\n'],
  ])('is rejected: %s', async (_case, payload) => {
    const headers = { ...member.headers, 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await api.app.inject({ method: 'POST', url: '/v1/app/request/delivery', headers, payload });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION']);
  });
});

describe('too deeply nested JSON', () => {
  const FIELDS = { fcmToken: 'x', adId: null };

  it.each(['/v1/app/auth/otp', '/v1/app/request/estimate', '/v1/app/clientEvent'])(
    'is rejected by POST %s',
    async (url) => {
      // Events are limited to 64 KiB; elsewhere 20,000 levels are far below the body limit.
      const levels = url.endsWith('clientEvent') ? 9_000 : 20_000;
      for (const payload of [nested(levels), '['.repeat(levels) + ']'.repeat(levels)]) {
        const answer = await sendJson('POST', url, payload);
        expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 422, 'VALIDATION']);
      }
    },
  );

  it('is rejected in unknown fields and in JSON inside a form', async () => {
    const body = `${JSON.stringify(FIELDS).slice(0, -1)},"more":${nested(20_000)}}`;
    expect((await sendJson('PUT', '/v1/app/member/fcmToken', body)).statusCode).toBe(422);
    const fields = requestFields(await addLaundry(api), { entrance: nested(2_000) });
    expect((await orderPickup(api, member.headers, { fields })).json().error).toMatchObject({
      fields: { entrance: '현관 출입 방법을 다시 확인해 주세요.' },
    });
  });

  it('has a limit above the depth that real bodies need', async () => {
    const body = `${JSON.stringify(FIELDS).slice(0, -1)},"more":${nested(20)}}`;
    expect((await sendJson('PUT', '/v1/app/member/fcmToken', body)).statusCode).toBe(204);
  });
});
