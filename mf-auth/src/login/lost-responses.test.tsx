import { buildClientConfig } from '@dongne/contract/testing';
import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';

import { routes } from '../routes';
import { buildLogin } from '../testing/builders';
import { cookie } from '../testing/cookie';
import { fill } from '../testing/fill';

const SEND = 'POST /auth/otp';
const VERIFY = 'POST /auth/otp/verify';
const RESEND_MS = 30_000;

/** Simulates a code sent this long ago. */
const sentBefore = (ms: number) => {
  const resendAt = new Date(Date.now() - ms + RESEND_MS).toISOString();
  return { otpId: 'otp-1', expiresAt: resendAt, resendAt };
};

const lost = (): never => {
  throw new Error('no answer');
};

/** Fails the first call without a response; later calls succeed. */
const lostOnce = <Answer,>(answer: () => Answer): (() => Answer) => {
  let calls = 0;
  return () => (calls++ === 0 ? lost() : answer());
};

const open = (api: FakeApi) =>
  renderPage(routes, {
    url: '/login',
    api: { 'GET /config': buildClientConfig(), [SEND]: () => sentBefore(0), [VERIFY]: buildLogin(), ...api },
  });

type Page = ReturnType<typeof open>;

const keysOf = ({ calls }: Page, route: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === route).map(({ headers }) => headers['Idempotency-Key']);

const numberField = () => screen.findByRole('textbox', { name: '휴대폰 번호' });
const codeField = () => screen.findByRole('textbox', { name: '인증번호' });
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }));

const seeProblem = async () => {
  const field = await numberField();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/./));
};

const askForCode = async (page: Page, number = '01000001234') => {
  await fill(page.user, await numberField(), number);
  await press(page, '인증번호 받기');
};

describe('code with a lost response', () => {
  it('opens its field at the second click with the same idempotency key', async () => {
    const page = open({ [SEND]: lostOnce(() => sentBefore(0)) });
    await askForCode(page);
    await seeProblem();
    await press(page, '인증번호 받기');
    expect(await codeField()).toBeVisible();
    const [first, second] = keysOf(page, SEND);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('requests another code with another idempotency key', async () => {
    const page = open({ [SEND]: inTurn(sentBefore(0), sentBefore(0)) });
    await askForCode(page);
    await codeField();
    await askForCode(page, '01000005678');
    await codeField();
    const [first, second] = keysOf(page, SEND);
    expect(second).not.toBe(first);
  });
});

describe('expiry of a code with a lost response', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('counts from the first request', async () => {
    const page = open({ [SEND]: lostOnce(() => sentBefore(20_000)) });
    await askForCode(page);
    await seeProblem();
    jest.setSystemTime(Date.now() + 25_000);
    await press(page, '인증번호 받기');
    await codeField();
    expect(screen.getByRole('timer')).toHaveTextContent(/남은 시간 2:(40|39|38)/);
    expect(screen.getByRole('button', { name: /^다시 받기 (10|9|8)초$/ })).toBeDisabled();
  });
});

describe('login with a lost response', () => {
  it('is retried with the same idempotency key and succeeds', async () => {
    const page = open({ [VERIFY]: lostOnce(() => buildLogin()) });
    await askForCode(page);
    await page.user.type(await codeField(), '123456');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(/연결|확인|네트워크|다시/));
    await press(page, '확인');
    await waitFor(() => expect(cookie('accessToken')).toBe('access-7'));
    const [first, second] = keysOf(page, VERIFY);
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('says that a code was already used', async () => {
    const svMessage = '이미 사용한 인증번호예요. 다시 받아 주세요.';
    const page = open({ [VERIFY]: refuse('OTP_EXPIRED', { svMessage }) });
    await askForCode(page);
    await page.user.type(await codeField(), '123456');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(svMessage));
  });
});
