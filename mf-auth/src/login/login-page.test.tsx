import { OTP_RESEND_MS, OTP_TTL_MS } from '@dongne/contract';
import { buildClientConfig } from '@dongne/contract/testing';
import { compose, refuse, refuseAs, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { routes } from '../routes';
import { buildLogin, buildNewcomer } from '../testing/builders';
import { cookie } from '../testing/cookie';
import { fill } from '../testing/fill';

const SENT = { otpId: 'otp-1', expiresAt: '2026-03-02T09:03:00Z', resendAt: '2026-03-02T09:00:30Z' };
const SEND = 'POST /auth/otp';
const VERIFY = 'POST /auth/otp/verify';

const openLogin = (api: FakeApi = {}, url = '/login') =>
  renderPage(routes, {
    url,
    api: { 'GET /config': buildClientConfig(), [SEND]: SENT, [VERIFY]: buildLogin(), ...api },
  });

const numberField = () => screen.findByRole('textbox', { name: '휴대폰 번호' });
const codeField = () => screen.findByRole('textbox', { name: '인증번호' });
const pressSend = () => screen.getByRole('button', { name: '인증번호 받기' });
const pressConfirm = () => screen.getByRole('button', { name: '확인' });

type Page = ReturnType<typeof openLogin>;

const sendTo = async ({ user }: Page, number = '01000001234') => {
  await fill(user, await numberField(), number);
  await user.click(pressSend());
  return codeField();
};

const enter = async (page: Page, code: string) => {
  await page.user.type(await sendTo(page), code);
};

const callsOf = ({ calls }: Page, route: string) => calls.filter(({ method, path }) => `${method} ${path}` === route);

describe('LoginPage after a logout in another tab', () => {
  it('explains the redirect', async () => {
    sessionStorage.setItem('endedElsewhere', 'Y');
    openLogin({}, '/login?path=%2Fusage');
    expect(await screen.findByText(/다른 창에서 로그아웃되었어요/)).toBeVisible();
    sessionStorage.clear();
  });
});

describe('LoginPage: composed code', () => {
  it('is not submitted during IME composition but at its end', async () => {
    const page = openLogin();
    const steps = ['1', '12', '12 3', '12 3456'];
    const field = await sendTo(page);
    expect(compose(field, steps)).toEqual(steps);
    expect(field).toHaveValue('123456');
    await waitFor(() => expect(callsOf(page, VERIFY)).toHaveLength(1));
  });
});

describe('LoginPage: number', () => {
  it('is hyphenated while typing with the caret at its digit', async () => {
    const { user } = openLogin();
    const field = await numberField();
    await user.type(field, '0100001234');
    expect(field).toHaveValue('010-000-1234');
    await user.type(field, '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field).toHaveValue('010-0900-1234');
    expect(field).toHaveProperty('selectionStart', 6);
  });

  it('is not hyphenated during IME composition but at its end', async () => {
    openLogin();
    const steps = ['0', '01', '010', '0100', '01000001234'];
    expect(compose(await numberField(), steps)).toEqual(steps);
    expect(await numberField()).toHaveValue('010-0000-1234');
  });

  it.each(['+82 10-0000-1234', '0082 10 0000 1234', '010.0000.1234', '０１０００００１２３４'])(
    'is parsed when pasted as %s',
    async (pasted) => {
      const page = openLogin();
      await fill(page.user, await numberField(), pasted);
      expect(await numberField()).toHaveValue('010-0000-1234');
    },
  );

  it('rejects a number of 12 digits instead of truncating it', async () => {
    const page = openLogin();
    await fill(page.user, await numberField(), '010123456789');
    await page.user.tab();
    expect(await numberField()).toHaveValue('010-1234-56789');
    expect(await numberField()).toHaveAccessibleDescription('휴대폰 번호를 다시 확인해 주세요.');
  });

  it('rejects an invalid number in place and sends nothing', async () => {
    const page = openLogin();
    await page.user.type(await numberField(), '02123');
    await page.user.click(pressSend());
    expect(await numberField()).toHaveAccessibleDescription('휴대폰 번호를 다시 확인해 주세요.');
    expect(await numberField()).toHaveValue('021-23');
    expect(callsOf(page, SEND)).toHaveLength(0);
  });

  it('shows the server’s error and preserves the number', async () => {
    const page = openLogin({ [SEND]: refuse('TOO_MANY_REQUESTS', { svMessage: '1시간 뒤에 다시 시도해 주세요.' }) });
    await fill(page.user, await numberField(), '01000001234');
    await page.user.click(pressSend());
    await waitFor(async () =>
      expect(await numberField()).toHaveAccessibleDescription('1시간 뒤에 다시 시도해 주세요.'),
    );
    expect(await numberField()).toHaveValue('010-0000-1234');
    expect(screen.queryByRole('textbox', { name: '인증번호' })).not.toBeInTheDocument();
  });

  it('sends one code on a double click', async () => {
    const page = openLogin();
    await fill(page.user, await numberField(), '01000001234');
    await page.user.dblClick(pressSend());
    await codeField();
    expect(callsOf(page, SEND).map(({ body }) => body)).toEqual([{ phoneNumber: '01000001234' }]);
  });
});

describe('LoginPage: code', () => {
  it('focuses the code field once a code is sent', async () => {
    expect(await sendTo(openLogin())).toHaveFocus();
  });

  it('requires six digits before sending', async () => {
    const page = openLogin();
    await enter(page, '12a3');
    await page.user.click(pressConfirm());
    expect(await codeField()).toHaveValue('123');
    expect(await codeField()).toHaveAccessibleDescription('문자로 받은 숫자 6자리를 입력해 주세요.');
    expect(callsOf(page, VERIFY)).toHaveLength(0);
  });

  it('shows a wrong code and preserves number and code', async () => {
    const page = openLogin({ [VERIFY]: refuse('OTP_WRONG') });
    await enter(page, '999999');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('인증번호가 맞지 않아요.'));
    expect(await codeField()).toHaveValue('999999');
    expect(await numberField()).toHaveValue('010-0000-1234');
  });

  it('replaces a wrong code by the next digits', async () => {
    const page = openLogin({ [VERIFY]: refuse('OTP_WRONG') });
    await enter(page, '999999');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('인증번호가 맞지 않아요.'));
    await page.user.keyboard('12');
    expect(await codeField()).toHaveValue('12');
  });

  it('clears an expired code and says so', async () => {
    const page = openLogin({ [VERIFY]: refuse('OTP_EXPIRED') });
    await enter(page, '123456');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(/유효 시간이 지났어요/));
    expect(await codeField()).toHaveValue('');
  });

  it('sends recently withdrawn members to the explanation page', async () => {
    const page = openLogin({ [VERIFY]: refuse('NOT_OVER_14DAYS') });
    await enter(page, '123456');
    expect(await screen.findByText('탈퇴 후 14일이 지나야 다시 가입할 수 있어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/login/withdraw'));
  });

  it('is invalid for another number', async () => {
    const page = openLogin();
    await enter(page, '12');
    await page.user.type(await numberField(), '{Backspace}');
    expect(screen.queryByRole('textbox', { name: '인증번호' })).not.toBeInTheDocument();
    expect(pressSend()).toBeVisible();
  });

  it('submits once at the sixth digit', async () => {
    const page = openLogin();
    await page.user.type(await sendTo(page), '12345');
    expect(callsOf(page, VERIFY)).toHaveLength(0);
    await page.user.keyboard('67');
    await waitFor(() => expect(cookie('accessToken')).toBe('access-7'));
    expect(callsOf(page, VERIFY).map(({ body }) => Object(body).otpCode)).toEqual(['123456']);
  });

  it.each([
    ' 123456',
    '123 456',
    '123-456',
    '[동네세탁] 인증번호 [123456] 알려 주지 마세요.\n\n@dongne.example #123456',
  ])('is parsed and submitted when pasted or autofilled: %j', async (pasted) => {
    const page = openLogin();
    await page.user.click(await sendTo(page));
    await page.user.paste(pasted);
    await waitFor(() => expect(cookie('accessToken')).toBe('access-7'));
    expect(callsOf(page, VERIFY).map(({ body }) => Object(body).otpCode)).toEqual(['123456']);
  });

  it('submits a refused code again only by the button, once on double click', async () => {
    const page = openLogin({ [VERIFY]: refuse('OTP_WRONG') });
    await enter(page, '999999');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('인증번호가 맞지 않아요.'));
    await page.user.keyboard('999999');
    expect(callsOf(page, VERIFY)).toHaveLength(1);
    await page.user.dblClick(pressConfirm());
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('인증번호가 맞지 않아요.'));
    expect(callsOf(page, VERIFY)).toHaveLength(2);
    await page.user.type(await codeField(), '{Backspace}8', { initialSelectionStart: 6 });
    await waitFor(() => expect(callsOf(page, VERIFY)).toHaveLength(3));
  });
});

describe('LoginPage: timers', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('allows another code only after 30 seconds', async () => {
    const page = openLogin();
    await sendTo(page);
    expect(screen.getByRole('button', { name: /^다시 받기 \d+초$/ })).toBeDisabled();
    await pass(OTP_RESEND_MS);
    await page.user.click(screen.getByRole('button', { name: '다시 받기' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '인증번호' })).toHaveFocus());
    expect(callsOf(page, SEND)).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^다시 받기 \d+초$/ })).toBeDisabled();
  });

  it('shows the remaining time and the expiry of a code', async () => {
    const page = openLogin();
    await sendTo(page);
    expect(screen.getByRole('timer')).toHaveTextContent(/남은 시간 [23]:\d\d/);
    await pass(OTP_TTL_MS);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(await codeField()).toHaveAccessibleDescription(/유효 시간이 지났어요/);
    await page.user.type(await codeField(), '123456');
    await page.user.click(pressConfirm());
    expect(callsOf(page, VERIFY)).toHaveLength(0);
  });
});

describe('LoginPage: redirects', () => {
  it('returns to the previous page with a session', async () => {
    const page = openLogin({}, '/login?path=%2Fapplicate%3FlaundryId%3D3');
    await enter(page, '123456');
    await waitFor(() => expect(page.path()).toBe('/applicate?laundryId=3'));
    expect(cookie('refreshToken')).toBe('refresh-7');
    expect(callsOf(page, VERIFY)[0]?.body).toEqual({ otpId: 'otp-1', otpCode: '123456', phoneNumber: '01000001234' });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'goes Home instead of %s',
    async (path) => {
      const page = openLogin({}, `/login?path=${encodeURIComponent(path)}`);
      await enter(page, '123456');
      await waitFor(() => expect(page.path()).toBe('/'));
    },
  );

  it('creates no session without both tokens', async () => {
    const page = openLogin({ [VERIFY]: refuseAs(200, { ...buildLogin(), refreshToken: undefined }) });
    await enter(page, '123456');
    expect(await screen.findByText('로그인에 실패했어요')).toBeVisible();
    expect(cookie('accessToken')).toBeUndefined();
  });

  it('starts the registration of an unknown number', async () => {
    const page = openLogin({ [VERIFY]: buildNewcomer() }, '/login?path=%2Fusage');
    await enter(page, '123456');
    expect(await screen.findByRole('heading', { level: 1, name: '회원가입' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: '주소 검색' })).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/login?path=%2Fusage&step=address'));
  });

  it('restarts when a step is opened without proof', async () => {
    const page = openLogin({}, '/login?path=%2Fusage&step=terms');
    await numberField();
    expect(page.path()).toBe('/login?path=%2Fusage');
  });

  it('verifies a number on /phoneAuth in the same way', async () => {
    const page = openLogin({}, '/phoneAuth?path=%2Fmypage');
    await enter(page, '123456');
    await waitFor(() => expect(page.path()).toBe('/mypage'));
  });
});
