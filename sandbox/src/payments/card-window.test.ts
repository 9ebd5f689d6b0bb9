import { openTestApi } from '@dongne/api/testing/test-api';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openSandboxApi } from '../testing/sandbox-api';
import {
  CARD,
  cardNumber,
  type Form,
  formOf,
  freshOrder,
  useCardSandbox,
  postForm,
  RETURN_URL,
  typeCard,
} from '../testing/card-sandbox';

const WINDOW = '/sandbox/nicepay/window';
const CARD_FORM = '/sandbox/nicepay/card-form';

const api = useCardSandbox();

const form = (change: Form = {}): Form => ({
  clientId: 'sandbox-nicepay-client',
  method: 'card',
  orderId: freshOrder(),
  amount: '12000',
  goodsName: '세탁비',
  returnUrl: RETURN_URL,
  ...change,
});

describe('card window of the sandbox', () => {
  it('shows its purpose, the amount, and 결제하기, 취소 and 닫기', async () => {
    const { body } = await postForm(api, WINDOW, form());
    expect(body).toContain('<html lang="ko">');
    expect(body).toContain('연습용');
    expect(body).toContain('12,000원');
    expect([...body.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['결제하기', '취소', '닫기']);
    const registration = await postForm(api, CARD_FORM, form());
    expect([...registration.body.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      '카드 등록하기',
      '취소',
      '닫기',
    ]);
  });

  it('runs no script, and posts to its own origin only', async () => {
    const page = await postForm(api, WINDOW, form());
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' http://localhost; base-uri 'none'; frame-ancestors 'self'",
    );
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('<link rel="icon" href="data:,">');
  });

  it('allows one script by its hash on the returning page', async () => {
    const page = await typeCard(api, WINDOW, form(), '0000');
    const script = /<script>(.*?)<\/script>/s.exec(page.body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(script).toBe('document.forms[0].submit()');
    expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'; form-action`);
  });

  it('escapes markup', async () => {
    const nasty = `"'><script>alert(1)</script>&lt;`;
    const sent = form({ goodsName: nasty, orderId: nasty, mallReserved: nasty, [nasty]: nasty });
    const opened = await postForm(api, WINDOW, sent);
    const back = await typeCard(api, WINDOW, sent, '0000');
    for (const { body } of [opened, back]) expect(body).not.toContain('<script>alert');
    expect(formOf(back.body).fields).toMatchObject({ orderId: nasty, mallReserved: nasty });
  });

  it.each([
    'https://evil.example/',
    'http://localhost@evil.example/',
    'http://user@localhost/',
    'http://localhost.evil.example/',
    'http://localhost:8080/',
    '//evil.example/',
    '/v1/app/pay',
    'javascript:alert(1)',
    'http://localhost/;script-src *',
  ])('returns to its own host only, not to %s', async (returnUrl) => {
    const isOwn = returnUrl.startsWith('http://localhost/');
    for (const path of [WINDOW, `${WINDOW}/card`]) {
      const page = await postForm(api, path, { ...form({ returnUrl }), ...CARD, cardNumber: cardNumber('0000') });
      if (isOwn) expect(page.headers['content-security-policy']).not.toContain('script-src *');
      else expect(page.json().error.fields).toEqual({ returnUrl: '돌아갈 수 없는 주소예요.' });
    }
  });

  it('returns to the origin of the browser', async () => {
    const returnUrl = 'https://phone.example:8443/v1/app/pay/card/return';
    const page = await postForm(api, WINDOW, form({ returnUrl }), 'phone.example:8443');
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://phone.example:8443;");
  });

  it.each<Form>([
    { cardNumber: '941009410094' },
    { cardNumber: '94100941009400001' },
    { cardNumber: 'abcdabcdabcdabcd' },
    { expiry: '1328' },
    { expiry: '' },
    { birthDate: '901301' },
    { birthDate: '900132' },
    { passwordDigits: '1' },
    { passwordDigits: 'ab' },
  ])('rejects %j without echoing the input', async (change) => {
    const sent = form();
    const page = await typeCard(api, WINDOW, sent, '4321', change);
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('role="alert"');
    expect(page.body).not.toContain('4321');
    expect(Object.keys(formOf(page.body).fields)).toEqual(Object.keys(sent));
    const again = await postForm(api, formOf(page.body).action, {
      ...formOf(page.body).fields,
      ...CARD,
      cardNumber: '9410-0941-0094-0000',
    });
    expect(formOf(again.body).fields['authResultCode']).toBe('0000');
  });

  it('stores only the last four digits and the company', async () => {
    const typed = { cardNumber: '4567123498761234', expiry: '1129', birthDate: '870615', passwordDigits: '83' };
    const sent = form({ orderId: 'kept-order' });
    const { body } = await typeCard(api, WINDOW, sent, '1234', typed);
    const { rows } = await api.parts.database.execute(
      sql`select * from sandbox_card_authorizations where order_id = 'kept-order'`,
    );
    expect(rows).toMatchObject([{ last_four: '1234', issuer: 'shinhan', amount_won: 12_000 }]);
    for (const text of [body, JSON.stringify(rows).replaceAll(/"(token|tid)":"[^"]*"/g, '')])
      for (const secret of ['4567', '9876', '1129', '870615']) expect(text).not.toContain(secret);
  });

  it.each([{ orderId: '' }, { amount: '-1' }, { amount: '1.5' }, { amount: '9999999999' }, { method: 'vbank' }])(
    'rejects a form such as %j',
    async (change) => expect((await postForm(api, WINDOW, form(change))).statusCode).toBe(422),
  );

  it('parses forms on its own routes only', async () => {
    const answer = await postForm(api, '/v1/app/auth/otp', { phoneNumber: '01000000001' });
    expect(answer.statusCode).toBe(422);
  });

  it('is missing without the sandbox', async () => {
    const production = await openTestApi();
    for (const url of [WINDOW, '/sandbox/inicis/stdpay', '/sandbox/inicis/api/v1/billing'])
      expect((await postForm(production, url, form())).statusCode).toBe(404);
    expect((await production.app.inject('/sandbox/payments')).statusCode).toBe(404);
    await production.close();
  });

  it('logs nothing of the input', async () => {
    const lines: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const loud = await openSandboxApi({ logLevel: 'trace' });
    try {
      await typeCard(loud, WINDOW, form(), '1234');
      await typeCard(loud, WINDOW, form(), '1234', { expiry: '9' });
    } finally {
      write.mockRestore();
      await loud.close();
    }
    expect(lines.join('')).not.toContain(cardNumber('1234').slice(0, 12));
  });
});
