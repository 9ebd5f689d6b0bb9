import { eq } from 'drizzle-orm';
import { CARD_WINDOW } from '@dongne/contract';
import { hastyProviders, openCardSandbox, type CardSandbox } from '../testing/card-sandbox';
import { limitedUses, members, paymentCards } from '@dongne/api/tables';
import { addMember, type TestMember, withFreshToken } from '@dongne/api/testing/fixtures';
import { TEST_NOW } from '@dongne/api/testing/test-api';
import { buildWithSandbox } from '../testing/sandbox-api';
import { bearer, withdraw } from '@dongne/api/testing/login';
import { activeCardOf, billingKeyOf } from '@dongne/api/testing/inner';
import {
  requestWindow,
  readWindow,
  cardOf,
  postReturn,
  INICIS_PC,
  INICIS_PHONE,
  newSid,
  NICEPAY,
  registerCard,
  typedWindow,
} from '../testing/member-windows';

const MINUTE_MS = 60_000;

let api: CardSandbox;
let member: TestMember;
beforeAll(async () => {
  api = await openCardSandbox();
});
beforeEach(async () => {
  api.clock.travelTo(TEST_NOW);
  member = await addMember(api);
});
afterAll(() => api.close());

const endOf = async (sid: string) => (await readWindow(api, member, sid)).json();
const KINDS = [
  ['KG Inicis on a computer', INICIS_PC],
  ['KG Inicis on a phone', INICIS_PHONE],
  ['NicePay', NICEPAY],
] as const;

describe.each(KINDS)('card registration at %s', (_name, kind) => {
  it("becomes the member's card, shown by company and last four digits", async () => {
    const { sid, page } = await registerCard(api, member, kind, '0000');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('카드를 등록했어요')]);
    expect(await endOf(sid)).toEqual({ state: 'done', message: null });
    expect(await cardOf(api, member)).toEqual({
      id: expect.any(Number),
      provider: kind.provider.toUpperCase(),
      cardName: expect.stringMatching(/./),
      // NicePay returns no card number with a registration.
      maskedNumber: kind === NICEPAY ? '**** **** **** ****' : '**** **** **** 0000',
      registeredAt: expect.stringMatching(/^2026-03-02T01:00/),
    });
  });

  it('stores a billing key encrypted that the provider accepts', async () => {
    await registerCard(api, member, kind, '0000');
    const card = await activeCardOf(api.parts.database, member.memberId);
    if (card === undefined) throw new Error('no card');
    const key = billingKeyOf(card, api.parts.config);
    expect(key).toMatch(/^BI(LL|KY)/);
    expect(JSON.stringify(card)).not.toContain(key);
    expect(JSON.stringify(await cardOf(api, member))).not.toContain(key);
  });

  it.each([
    ['0051', '한도초과'],
    ['0054', '유효기간'],
    ['0014', '잘못된 카드'],
  ])('rejects a card ending with %s and shows the reason: %s', async (lastFour, reason) => {
    const { sid, page } = await registerCard(api, member, kind, lastFour);
    expect(page.body).toContain('카드를 등록하지 못했어요');
    expect(await endOf(sid)).toEqual({ state: 'refused', message: expect.stringContaining(reason) });
    expect(await cardOf(api, member)).toBeNull();
  });

  it('rejects a result with a wrong signature', async () => {
    const { sid, page } = await registerCard(api, member, kind, '6666');
    expect(page.body).toContain('카드를 등록하지 못했어요');
    expect(await endOf(sid)).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('결제사의 답을 확인하지 못했어요'),
    });
    expect(await cardOf(api, member)).toBeNull();
  });

  it('registers once when its result arrives twice, also concurrently', async () => {
    const typed = await typedWindow(api, member, kind, '7777');
    const pages = await Promise.all([postReturn(api, typed), postReturn(api, typed)]);
    const again = await postReturn(api, typed);
    expect([...pages, again].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(again.body).toContain('카드를 등록했어요');
    const rows = await api.parts.database.select().from(paymentCards).where(eq(paymentCards.memberId, member.memberId));
    expect(rows).toHaveLength(1);
    expect(await endOf(typed.sid)).toEqual({ state: 'done', message: null });
  });

  it('registers nothing when the customer cancels in the window', async () => {
    const typed = await typedWindow(api, member, kind, '0000', { choice: 'cancel' });
    await postReturn(api, typed);
    expect(await endOf(typed.sid)).toMatchObject({ state: 'refused', message: expect.stringMatching(/./) });
    expect(await cardOf(api, member)).toBeNull();
  });

  it('rejects a result that arrives after half an hour', async () => {
    const typed = await typedWindow(api, member, kind, '0000');
    api.clock.advance(CARD_WINDOW.lifeMinutes * MINUTE_MS);
    const page = await postReturn(api, typed);
    expect([page.statusCode, page.body]).toEqual([410, expect.stringContaining('시간이 지나서 등록하지 못했어요')]);
    api.clock.travelTo(TEST_NOW);
    expect(await cardOf(api, member)).toBeNull();
  });

  it("rejects a result for another member's window", async () => {
    const other = await addMember(api);
    const [mine, theirs] = [await typedWindow(api, member, kind, '0000'), await typedWindow(api, other, kind, '0000')];
    await postReturn(api, { action: theirs.action, fields: mine.fields });
    expect([await cardOf(api, member), await cardOf(api, other)]).toEqual([null, null]);
  });
});

describe('card registration after a provider timeout', () => {
  let hasty: CardSandbox;
  beforeAll(async () => {
    hasty = { ...api, app: await buildWithSandbox({ ...api.parts, cardProviders: hastyProviders(api) }) };
  });
  afterAll(() => hasty.app.close());

  it.each([
    ['KG Inicis on a computer', '5555', INICIS_PC, 'refused', /답이 늦어서 등록을 취소했어요/],
    ['KG Inicis on a computer', '9999', INICIS_PC, 'refused', /답이 늦어서 등록을 취소했어요/],
    ['NicePay, which cancels no registration,', '5555', NICEPAY, 'unknown', /결제사의 답을 받지 못했어요/],
    ['NicePay, which cancels no registration,', '9999', NICEPAY, 'unknown', /결제사의 답을 받지 못했어요/],
  ])('registers nothing at %s and shows the reason: %s', async (_where, lastFour, kind, state, message) => {
    const { sid } = await registerCard(hasty, member, kind, lastFour);
    expect(await endOf(sid)).toEqual({ state, message: expect.stringMatching(message) });
    expect(await cardOf(api, member)).toBeNull();
  });

  it('at KG Inicis on a phone accepts a late return', async () => {
    const { sid } = await registerCard(hasty, member, INICIS_PHONE, '5555');
    expect(await endOf(sid)).toEqual({ state: 'done', message: null });
    const lost = await typedWindow(hasty, await addMember(api), INICIS_PHONE, '9999');
    expect(lost.action).toBe('');
  });
});

describe('return of a provider window', () => {
  it('registers nothing for an unknown window and shows that', async () => {
    const typed = await typedWindow(api, member, NICEPAY, '0000');
    const page = await postReturn(api, { ...typed, action: typed.action.replace(typed.sid, newSid()) });
    expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('확인할 수 없는 창이에요')]);
    expect(page.body).not.toContain('<script');
    expect(await endOf(typed.sid)).toEqual({ state: 'pending', message: null });
  });

  it('registers nothing at the other provider and leaves the window unchanged', async () => {
    const typed = await typedWindow(api, member, NICEPAY, '0000');
    const page = await postReturn(api, { ...typed, action: typed.action.replace('nicepay', 'inicis') });
    expect(page.statusCode).toBe(404);
    expect(await endOf(typed.sid)).toEqual({ state: 'pending', message: null });
    expect((await postReturn(api, typed)).body).toContain('카드를 등록했어요');
  });

  it.each([
    ['too long', { more: 'x'.repeat(40_000) }, 413],
    ['too long in one field', { more: 'x'.repeat(5_000) }, 400],
    ['of too many fields', Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`f${n}`, 'x'])), 400],
  ])('rejects a body that is %s', async (_name, more, status) => {
    const typed = await typedWindow(api, member, NICEPAY, '0000');
    const page = await postReturn(api, { ...typed, fields: { ...typed.fields, ...more } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(await endOf(typed.sid)).toEqual({ state: 'pending', message: null });
  });

  it('answers a page that only notifies its opener and closes', async () => {
    const { page, sid } = await registerCard(api, member, NICEPAY, '0000');
    const nonce = /<script nonce="([\w-]+)">/.exec(page.body)?.[1] ?? '';
    expect(page.headers).toMatchObject({
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    });
    // Keeps its opener, which the page notifies.
    expect(page.headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(page.body).toContain(`data-provider="NICEPAY" data-sid="${sid}" data-ok="true"`);
    // Sets an icon, because the browser asks for /favicon.ico otherwise, which the policy blocks.
    expect(page.body).toContain('<link rel="icon" href="data:,">');
    expect(page.body).toContain('postMessage(message, window.location.origin)');
    const again = await registerCard(api, member, NICEPAY, '0000');
    expect(again.page.body).not.toContain(nonce);
  });

  it('redirects into the app where the window had its own tab', async () => {
    const { page, sid } = await registerCard(api, member, { ...INICIS_PHONE, isRedirect: true }, '0000');
    expect([page.statusCode, page.headers.location]).toEqual([303, `/mypage/payment/card?sid=${sid}`]);
    expect(await cardOf(api, member)).not.toBeNull();
  });

  it.each(['return', 'closed'])('changes nothing when its address %s is opened by GET', async (place) => {
    const typed = await typedWindow(api, member, INICIS_PHONE, '0000');
    const url = typed.action.replace('/return', `/${place}`);
    const query = new URLSearchParams(typed.fields).toString();
    const page = await api.app.inject({ url: `${url}&${query}` });
    expect(page.body).toContain('카드를 등록하지 못했어요');
    expect(await endOf(typed.sid)).toEqual({ state: 'pending', message: null });
  });

  it('registers nothing for a withdrawn member and expires the billing key', async () => {
    const typed = await typedWindow(api, member, NICEPAY, '0000');
    await api.parts.database
      .update(members)
      .set({ withdrawnAt: TEST_NOW, phoneNumber: null })
      .where(eq(members.id, member.memberId));
    expect((await postReturn(api, typed)).body).toContain('카드를 등록하지 못했어요');
    const [row] = await api.parts.database
      .select()
      .from(paymentCards)
      .where(eq(paymentCards.memberId, member.memberId));
    expect(row).toMatchObject({ billingKey: null, keyEndedAt: expect.any(Date), removedAt: expect.any(Date) });
  });

  it('finds no window after its member has withdrawn', async () => {
    const typed = await typedWindow(api, member, NICEPAY, '0000');
    expect((await withdraw(api, bearer(member.headers.authorization.slice(7)))).statusCode).toBe(204);
    expect((await postReturn(api, typed)).statusCode).toBe(404);
  });
});

describe('card window', () => {
  it('opens again under its name after a reload', async () => {
    const sid = newSid();
    const [first, second] = [
      await requestWindow(api, member, NICEPAY, sid),
      await requestWindow(api, member, NICEPAY, sid),
    ];
    expect([first.statusCode, second.json()]).toEqual([
      200,
      expect.objectContaining({ sid, action: first.json().action }),
    ]);
    const { returnUrl } = second.json().fields;
    expect(returnUrl).toBe(`http://localhost/v1/app/pay/card/nicepay/return?sid=${sid}`);
  });

  it.each([
    ['Host', { host: 'evil.example' }],
    ['Host with a user', { host: 'localhost@evil.example' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ])('returns to the configured origin, whatever %s says', async (_header, claimed) => {
    const sid = newSid();
    const { json } = await api.app.inject({
      method: 'POST',
      url: '/v1/app/pay/card/nicepay/ready',
      headers: { ...member.headers, ...claimed },
      payload: { sid, device: 'pc' },
    });
    expect(json().fields.returnUrl).toBe(`http://localhost/v1/app/pay/card/nicepay/return?sid=${sid}`);
    expect(JSON.stringify(json())).not.toContain('evil.example');
  });

  it.each([
    ['at another provider', INICIS_PC],
    ['for another device', { ...NICEPAY, device: 'mobile' }],
    ['for another return address', { ...NICEPAY, isRedirect: true }],
  ] as const)('rejects the same name %s', async (_name, kind) => {
    const sid = newSid();
    await requestWindow(api, member, NICEPAY, sid);
    const refused = await requestWindow(api, member, kind, sid);
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      409,
      '이미 사용한 결제 창이에요. 다시 열어 주세요.',
    ]);
  });

  it('rejects a name that was used, is old, or is foreign', async () => {
    const { sid } = await registerCard(api, member, NICEPAY, '0000');
    expect((await requestWindow(api, member, NICEPAY, sid)).statusCode).toBe(409);
    const other = await addMember(api);
    const [theirs, old] = [newSid(), newSid()];
    await requestWindow(api, other, NICEPAY, theirs);
    await requestWindow(api, member, NICEPAY, old);
    expect((await requestWindow(api, member, NICEPAY, theirs)).statusCode).toBe(409);
    api.clock.advance(CARD_WINDOW.lifeMinutes * MINUTE_MS);
    expect((await requestWindow(api, await withFreshToken(api, member), NICEPAY, old)).statusCode).toBe(409);
  });

  it.each(['', 'short', 'x'.repeat(31), `${'x'.repeat(31)}<`, 'x'.repeat(65)])(
    'rejects an invalid name such as %s',
    async (sid) => expect((await requestWindow(api, member, NICEPAY, sid)).statusCode).toBe(422),
  );

  it('is visible to its own member only', async () => {
    const sid = newSid();
    await requestWindow(api, member, NICEPAY, sid);
    expect((await readWindow(api, await addMember(api), sid)).statusCode).toBe(404);
    expect((await readWindow(api, member, newSid())).statusCode).toBe(404);
    expect((await api.app.inject({ url: `/v1/app/pay/card/session/${sid}` })).json().error.code).toBe('NO_JWT');
  });

  it('rejects a member that has opened very many', async () => {
    const sids = Array.from({ length: CARD_WINDOW.perHour }, newSid);
    for (const sid of sids) await requestWindow(api, member, NICEPAY, sid);
    const refused = await requestWindow(api, member, NICEPAY, newSid());
    expect(refused.statusCode).toBe(429);
    // Allows for the seconds that a busy machine takes to open them.
    const secondsLeft = Number(refused.headers['retry-after']);
    expect([secondsLeft > 3_500, secondsLeft <= 3_600]).toEqual([true, true]);
    expect((await requestWindow(api, member, NICEPAY, sids[0] ?? '')).statusCode).toBe(200);
    await api.parts.database.delete(limitedUses);
  });

  it('is missing for users of a voucher programme', async () => {
    await api.parts.database.update(members).set({ partnerId: 1 }).where(eq(members.id, member.memberId));
    expect((await requestWindow(api, member, NICEPAY, newSid())).json().error.code).toBe('PARTNER_RESTRICTED');
  });

  it('is missing without the provider’s keys', async () => {
    const without = await buildWithSandbox({
      ...api.parts,
      cardProviders: { ...api.parts.cardProviders, INICIS: null },
    });
    const refused = await requestWindow({ ...api, app: without }, member, INICIS_PC, newSid());
    expect([refused.statusCode, refused.json().error.svMessage]).toEqual([
      503,
      '지금은 이 결제사에 카드를 등록할 수 없어요. 다른 결제사를 골라 주세요.',
    ]);
    expect((await requestWindow({ ...api, app: without }, member, NICEPAY, newSid())).statusCode).toBe(200);
    await without.close();
  });
});

describe('second card', () => {
  it('replaces the first and expires its billing key', async () => {
    await registerCard(api, member, NICEPAY, '0000');
    await registerCard(api, member, INICIS_PC, '4321');
    expect(await cardOf(api, member)).toMatchObject({ provider: 'INICIS', maskedNumber: '**** **** **** 4321' });
    const [first] = await api.parts.database
      .select()
      .from(paymentCards)
      .where(eq(paymentCards.memberId, member.memberId))
      .orderBy(paymentCards.id);
    expect(first).toMatchObject({
      provider: 'NICEPAY',
      billingKey: null,
      removedAt: expect.any(Date),
      keyEndedAt: expect.any(Date),
    });
  });

  it('leaves the first unchanged when it is refused', async () => {
    await registerCard(api, member, INICIS_PC, '0000');
    await registerCard(api, member, NICEPAY, '0051');
    expect(await cardOf(api, member)).toMatchObject({ maskedNumber: '**** **** **** 0000' });
  });

  it('from a window opened in parallel leaves one card, also concurrently', async () => {
    const [one, other] = [
      await typedWindow(api, member, NICEPAY, '1111'),
      await typedWindow(api, member, INICIS_PC, '2222'),
    ];
    await Promise.all([postReturn(api, one), postReturn(api, other)]);
    expect([await endOf(one.sid), await endOf(other.sid)]).toEqual([
      { state: 'done', message: null },
      { state: 'done', message: null },
    ]);
    const rows = await api.parts.database.select().from(paymentCards).where(eq(paymentCards.memberId, member.memberId));
    expect(rows.filter(({ removedAt }) => removedAt === null)).toHaveLength(1);
    expect(rows.filter(({ keyEndedAt }) => keyEndedAt !== null)).toHaveLength(1);
  });
});
