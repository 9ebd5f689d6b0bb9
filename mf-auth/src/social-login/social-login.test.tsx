import { buildClientConfig } from '@dongne/contract/testing';
import { refuse, refuseAs, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createHash, webcrypto } from 'node:crypto';

import { routes } from '../routes';
import { buildArea, buildLogin, buildNewcomer } from '../testing/builders';
import { cookie } from '../testing/cookie';
import { fill } from '../testing/fill';
import { leavePage } from './leave-page';

jest.mock('./leave-page');

const EXCHANGE = 'POST /auth/social';
const VERIFY = 'POST /auth/otp/verify';
const REGISTER = 'POST /member/address';
const CANCELLED = 'Google 로그인을 취소했어요';
const FAILED = '로그인하지 못했어요. 다시 시도해 주세요';
const LINKING = '휴대폰 번호를 확인하면 Google 계정이 연결돼요';
const TOO_LATE = '로그인 시간이 지났어요. 처음부터 다시 시도해 주세요';

const GOOGLE = { provider: 'GOOGLE', clientId: 'sandbox', authorizationEndpoint: '/sandbox/oidc/authorize' } as const;
const STRANGER = { ...buildNewcomer(), provider: 'GOOGLE', email: 'kim@example.com', socialToken: 'social-1' };

const API: FakeApi = {
  'GET /config': buildClientConfig({ social: [GOOGLE] }),
  'POST /auth/otp': { otpId: 'otp-1', expiresAt: '2026-03-02T09:03:00Z', resendAt: '2026-03-02T09:00:30Z' },
  [VERIFY]: buildLogin(),
  'GET /area': [buildArea()],
  [REGISTER]: { ...buildLogin(), isFirst: true },
  [EXCHANGE]: buildLogin(),
};

let left: URL | undefined;

beforeEach(() => {
  left = undefined;
  jest.mocked(leavePage).mockImplementation((address) => {
    left = new URL(address);
  });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.DongneAndroid;
});

const open = (url: string, api: FakeApi = {}, session: 'visitor' | 'member' = 'visitor') =>
  renderPage(routes, { url, api: { ...API, ...api }, session });
type Page = ReturnType<typeof open>;

const numberField = () => screen.findByRole('textbox', { name: '휴대폰 번호' });
const googleButton = () => screen.findByRole('button', { name: 'Google로 계속하기' });
const callsOf = ({ calls }: Page, route: string) => calls.filter(({ method, path }) => `${method} ${path}` === route);

/** Presses the button on a page of its own, which is gone then. @returns the question that Google is asked. */
const leave = async (url = '/login', number = ''): Promise<URLSearchParams> => {
  const page = open(url);
  if (number !== '') await fill(page.user, await numberField(), number);
  await page.user.click(await googleButton());
  await waitFor(() => expect(left).toBeDefined());
  page.unmount();
  return left?.searchParams ?? new URLSearchParams();
};

/** An address with an answer in it, on a page that was loaded again. */
const openAnswer = async (
  answer: Record<string, string>,
  api: FakeApi = {},
  session: 'visitor' | 'member' = 'visitor',
) => {
  const page = open(`/login?${new URLSearchParams(answer)}`, api, session);
  await act(async () => undefined); // what needs no server is decided by now
  return page;
};

/** Goes and comes back with Google's answer. */
const comeBack = async (api: FakeApi = {}, url = '/login', answer: Record<string, string> = { code: 'code-1' }) => {
  const question = await leave(url, '01000001234');
  return openAnswer({ ...answer, state: question.get('state') ?? '' }, api);
};

const prove = async ({ user }: Page) => {
  await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
  await fill(user, await screen.findByRole('textbox', { name: '인증번호' }), '123456');
  await user.click(screen.getByRole('button', { name: '확인' }));
};

describe('Google on the login page: the offer', () => {
  it('stands below the form where the server names Google', async () => {
    open('/login');
    const button = await googleButton();
    const order = (await numberField()).compareDocumentPosition(button);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each<[string, string, FakeApi]>([
    ['the server has no key', '/login', { 'GET /config': buildClientConfig() }],
    ['the configuration does not come', '/login', { 'GET /config': refuse('UNAVAILABLE') }],
    ['only the phone number is asked for', '/phoneAuth', {}],
  ])('is not made where %s', async (_where, url, api) => {
    const page = open(url, api);
    await numberField();
    await waitFor(() => expect(callsOf(page, 'GET /config')).not.toHaveLength(0));
    expect(screen.queryByRole('button', { name: 'Google로 계속하기' })).not.toBeInTheDocument();
  });

  it('is not made in the native app, whose webview Google refuses', async () => {
    window.DongneAndroid = { postMessage: () => undefined };
    const page = open('/login');
    await numberField();
    await waitFor(() => expect(callsOf(page, 'GET /config')).not.toHaveLength(0));
    expect(screen.queryByText('또는')).not.toBeInTheDocument();
  });
});

describe('Google on the login page: the way there', () => {
  it('asks for a code, with a state and the hash of a secret of its own', async () => {
    const question = await leave('/login?path=%2Fusage');
    expect(left?.origin).toBe(window.location.origin);
    expect(left?.pathname).toBe('/sandbox/oidc/authorize');
    expect(Object.fromEntries(question)).toMatchObject({
      response_type: 'code',
      client_id: 'sandbox',
      redirect_uri: `${window.location.origin}/login`,
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    expect(question.get('state')).toMatch(/^[\w-]{43}$/);
    const again = await leave('/login?path=%2Fusage');
    expect(again.get('state')).not.toBe(question.get('state'));
    expect(again.get('code_challenge')).not.toBe(question.get('code_challenge'));
  });

  it('says so where the browser remembers nothing, and goes nowhere', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { user } = open('/login');
    await user.click(await googleButton());
    expect(await screen.findByText('이 브라우저에서는 Google 로그인을 쓸 수 없어요')).toBeVisible();
    expect(left).toBeUndefined();
  });
});

describe('Google on the login page: the way back', () => {
  it('logs a known person in and leads to where they wanted to be', async () => {
    const page = await comeBack({}, '/login?path=%2Fapplicate%3FlaundryId%3D3');
    await waitFor(() => expect(page.path()).toBe('/applicate?laundryId=3'));
    expect(cookie('accessToken')).toBe('access-7');
    const [call] = callsOf(page, EXCHANGE);
    expect(call?.body).toMatchObject({
      provider: 'GOOGLE',
      code: 'code-1',
      redirectUri: `${window.location.origin}/login`,
    });
    const { codeVerifier } = Object(call?.body);
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    expect(left?.searchParams.get('code_challenge')).toBe(challenge);
  });

  it.each(['//evil.example', 'javascript:alert(1)'])('goes Home instead of %s', async (path) => {
    const page = await comeBack({}, `/login?path=${encodeURIComponent(path)}`);
    await waitFor(() => expect(page.path()).toBe('/'));
  });

  it('takes the answer out of the address before the server has spoken, and waits under the overlay', async () => {
    const page = await comeBack({ [EXCHANGE]: () => new Promise(() => undefined) }, '/login?path=%2Fusage');
    expect(await screen.findByRole('status', { name: '불러오는 중이에요' })).toBeVisible();
    expect(page.path()).toBe('/login?path=%2Fusage');
  });

  it.each([
    ['a cancelled one', { error: 'access_denied' }, {}, CANCELLED],
    ['another error', { error: 'server_error' }, {}, FAILED],
    ['a code that the server refuses', { code: 'old' }, { [EXCHANGE]: refuse('VALIDATION') }, FAILED],
    ['a provider that is away', { code: 'code-1' }, { [EXCHANGE]: refuse('UNAVAILABLE') }, FAILED],
    [
      'a refusal with words of its own',
      { code: 'code-1' },
      { [EXCHANGE]: refuseAs(409, { error: { code: 'LINK_BLOCKED', svMessage: '[G-1] 연결이 막힌 계정이에요.' } }) },
      '연결이 막힌 계정이에요.',
    ],
  ])('keeps number and way back after %s', async (_what, answer, api, sentence) => {
    const page = await comeBack(api, '/login?path=%2Fusage', answer);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await numberField()).toHaveValue('010-0000-1234');
    expect(page.path()).toBe('/login?path=%2Fusage');
    expect(await googleButton()).toBeEnabled();
  });

  it('does nothing with an answer that this tab has not asked for', async () => {
    await leave();
    const page = await openAnswer({ code: 'code-1', state: 'somebody-elses' });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(callsOf(page, EXCHANGE)).toHaveLength(0);
    expect(page.path()).toBe('/login');
  });

  it('does nothing with an answer that comes twice', async () => {
    const first = await comeBack({ [EXCHANGE]: STRANGER });
    await screen.findByText(LINKING);
    first.unmount();
    const page = await openAnswer({ code: 'code-1', state: left?.searchParams.get('state') ?? '' });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(callsOf(page, EXCHANGE)).toHaveLength(0);
  });

  it('leaves somebody who is logged in by now as they are', async () => {
    const question = await leave('/login?path=%2Fusage');
    const page = await openAnswer({ code: 'code-1', state: question.get('state') ?? '' }, {}, 'member');
    await waitFor(() => expect(page.path()).toBe('/usage'));
    expect(callsOf(page, EXCHANGE)).toHaveLength(0);
  });
});

describe('Google on the login page: a person nobody knows yet', () => {
  it('links the account to the number that is proved', async () => {
    const page = await comeBack({ [EXCHANGE]: STRANGER }, '/login?path=%2Fusage');
    expect(await screen.findByText(LINKING)).toBeVisible();
    await prove(page);
    await waitFor(() => expect(page.path()).toBe('/usage'));
    expect(callsOf(page, VERIFY)[0]?.body).toMatchObject({ otpCode: '123456', socialToken: 'social-1' });
  });

  it('starts over when the account was proved too long ago', async () => {
    const api = { [EXCHANGE]: STRANGER, [VERIFY]: refuse('VALIDATION', { fields: { socialToken: TOO_LATE } }) };
    const page = await comeBack(api);
    await screen.findByText(LINKING);
    await prove(page);
    expect(await screen.findByText(TOO_LATE)).toBeVisible();
    expect(screen.queryByText(LINKING)).not.toBeInTheDocument();
  });

  const register = async (api: FakeApi = {}) => {
    const page = await comeBack({ [EXCHANGE]: STRANGER, [VERIFY]: buildNewcomer(), ...api });
    await screen.findByText(LINKING);
    await prove(page);
    await fill(page.user, await screen.findByRole('textbox', { name: '주소 검색' }), '삼성동');
    await page.user.click(await screen.findByRole('option'));
    await fill(page.user, await screen.findByRole('textbox', { name: '상세 주소' }), '101호');
    await page.user.click(screen.getByRole('checkbox', { name: /전체 동의/ }));
    await page.user.click(screen.getByRole('button', { name: '가입 완료' }));
    return page;
  };

  it('takes the account along through the registration', async () => {
    const page = await register();
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(callsOf(page, REGISTER)[0]?.body).toMatchObject({ socialToken: 'social-1' });
  });

  it('starts over when the registration took too long', async () => {
    const page = await register({ [REGISTER]: refuse('VALIDATION', { fields: { socialToken: TOO_LATE } }) });
    expect(await screen.findByText(TOO_LATE)).toBeVisible();
    expect(await googleButton()).toBeVisible();
    expect(page.path()).toBe('/login');
  });
});
