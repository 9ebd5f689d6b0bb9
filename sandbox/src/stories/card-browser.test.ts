import { addMember, type TestMember } from '@dongne/api/testing/fixtures';
import { BROWSER_COOKIE } from '@dongne/api/testing/money/browser-cookie';
import { type Form, formOf, useCardSandbox } from '../testing/card-sandbox';
import { cardOf, INICIS_PC, INICIS_PHONE, NICEPAY, readWindow, typedWindow } from '../testing/member-windows';

const api = useCardSandbox();
const OTHER_COOKIE = `cardWindow=${'o'.repeat(43)}`;

let member: TestMember;
beforeEach(async () => {
  member = await addMember(api);
});

/** Posts a return as a browser with these cookies does. */
const post = (url: string, fields: Form, cookie = '') =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', cookie },
    payload: new URLSearchParams(fields).toString(),
  });

describe.each([
  ['KG Inicis', INICIS_PC],
  ['KG Inicis on a phone', INICIS_PHONE],
  ['NicePay', NICEPAY],
])('return of a window of %s', (_name, kind) => {
  it('is posted again from our own site when the browser sends no cookie with it', async () => {
    const { action, fields } = await typedWindow(api, member, kind, '0000');
    const page = await post(action, fields);
    expect([page.statusCode, await cardOf(api, member)]).toEqual([200, null]);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const again = formOf(page.body);
    expect(again.fields).toEqual(fields);
    expect((await post(again.action, again.fields, BROWSER_COOKIE)).body).toContain('카드를 등록했어요');
    expect(await cardOf(api, member)).not.toBeNull();
  });

  it.each([
    ['with another secret', OTHER_COOKIE],
    ['without one', ''],
  ])('registers nothing in a browser %s, and ends in its own', async (_what, cookie) => {
    const { sid, action, fields } = await typedWindow(api, member, kind, '0000');
    const strange = await post(`${action}&again=yes`, fields, cookie);
    expect([strange.statusCode, strange.body]).toEqual([403, expect.stringContaining('다른 브라우저에서 연 창이에요')]);
    expect([await cardOf(api, member), (await readWindow(api, member, sid)).json().state]).toEqual([null, 'pending']);
    expect((await post(action, fields, BROWSER_COOKIE)).body).toContain('카드를 등록했어요');
  });
});

it('belongs to the browser that its member opened it in last, as after a lost answer', async () => {
  const opens = async (): Promise<string> => {
    const { headers } = await api.app.inject({
      method: 'POST',
      url: '/v1/app/pay/card/nicepay/ready',
      headers: member.headers,
      payload: { sid: 'l'.repeat(32), device: 'pc' },
    });
    return String(headers['set-cookie']).split(';', 1).join('');
  };
  const [lost, kept] = [await opens(), await opens()];
  const returns = (cookie: string) =>
    post(`/v1/app/pay/card/nicepay/return?sid=${'l'.repeat(32)}&again=yes`, {}, cookie);
  expect((await returns(lost)).body).toContain('다른 브라우저에서 연 창이에요');
  expect((await returns(kept)).body).not.toContain('다른 브라우저에서 연 창이에요');
});

it.each([
  ['http', '', /^cardWindow=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/],
  ['https', 'https', /^__Host-cardWindow=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
])('sets a secret by %s that no script reads, for the time of a window', async (by, protocol, cookie) => {
  const opened = await api.app.inject({
    method: 'POST',
    url: '/v1/app/pay/card/nicepay/ready',
    headers: { ...member.headers, ...(protocol !== '' && { 'x-forwarded-proto': protocol }) },
    payload: { sid: by.padEnd(32, 'x'), device: 'pc' },
  });
  expect(opened.headers['set-cookie']).toMatch(cookie);
});

it('knows a browser by https only by the cookie that no other host can set', async () => {
  const send = (url: string, cookie: string, headers: Form, payload: Form | string) =>
    api.app.inject({ method: 'POST', url, headers: { ...headers, cookie, 'x-forwarded-proto': 'https' }, payload });
  const sid = 'h'.repeat(32);
  const opened = await send('/v1/app/pay/card/nicepay/ready', OTHER_COOKIE, member.headers, { sid, device: 'pc' });
  const own = String(opened.headers['set-cookie']).split(';', 1).join('');
  const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' };
  const returns = (cookie: string) => send(`/v1/app/pay/card/nicepay/return?sid=${sid}&again=yes`, cookie, form, '');
  expect((await returns(OTHER_COOKIE)).body).toContain('다른 브라우저에서 연 창이에요');
  expect((await returns(`${OTHER_COOKIE}; ${own}`)).body).not.toContain('다른 브라우저에서 연 창이에요');
});
