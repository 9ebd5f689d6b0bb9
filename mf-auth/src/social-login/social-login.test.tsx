import { buildClientConfig } from '@dongne/contract/testing';
import { replaceLeaving } from '@dongne/pages/testing';
import { refuse, refuseAs, renderPage, type FakeApi } from '@dongne/platform/testing';
import { tabMemory } from '@dongne/platform';
import { act, screen, waitFor } from '@testing-library/react';

import { routes } from '../routes';
import { buildArea, buildLogin, buildNewcomer } from '../testing/builders';
import { cookie } from '../testing/cookie';
import { fill } from '../testing/fill';

const START = 'POST /auth/social/start';
const EXCHANGE = 'POST /auth/social';
const VERIFY = 'POST /auth/otp/verify';
const REGISTER = 'POST /member/address';
const CANCELLED = 'Google 로그인을 취소했어요';
const FAILED = '로그인하지 못했어요. 다시 시도해 주세요';
const LINKING = '휴대폰 번호를 확인하면 Google 계정이 연결돼요';
const TOO_LATE = '로그인 시간이 지났어요. 처음부터 다시 시도해 주세요';

const ALL = ['KAKAO', 'NAVER', 'APPLE', 'GOOGLE'] as const;
const ADDRESS = 'https://accounts.example/authorize?state=state-1';
const STRANGER = { ...buildNewcomer(), provider: 'GOOGLE', email: 'kim@example.com', socialToken: 'social-1' };

const API: FakeApi = {
  'GET /config': buildClientConfig({ socialProviders: [...ALL] }),
  [START]: { authorizationUrl: ADDRESS, state: 'state-1' },
  'POST /auth/otp': { otpId: 'otp-1', expiresAt: '2026-03-02T09:03:00Z', resendAt: '2026-03-02T09:00:30Z' },
  [VERIFY]: buildLogin(),
  'GET /area': [buildArea()],
  [REGISTER]: { ...buildLogin(), isFirst: true },
  [EXCHANGE]: buildLogin(),
};

let left: string | undefined;
let putBack: () => void;

beforeEach(() => {
  left = undefined;
  putBack = replaceLeaving((address) => {
    left = address;
  });
  window.sessionStorage.clear();
});
afterEach(() => {
  putBack();
  jest.restoreAllMocks();
  delete window.DongneAndroid;
});

const open = (url: string, api: FakeApi = {}, session: 'visitor' | 'member' = 'visitor') =>
  renderPage(routes, { url, api: { ...API, ...api }, session });
type Page = ReturnType<typeof open>;

const numberField = () => screen.findByRole('textbox', { name: '휴대폰 번호' });
const callsOf = ({ calls }: Page, route: string) => calls.filter(({ method, path }) => `${method} ${path}` === route);

const NAME = { KAKAO: '카카오', NAVER: '네이버', APPLE: 'Apple', GOOGLE: 'Google' } as const;
const buttonOf = (provider: keyof typeof NAME) => screen.findByRole('button', { name: `${NAME[provider]}로 시작하기` });

/** Presses the button on a page that is then left. @returns the query sent to the server. */
const leave = async (url = '/login', number = '', provider: keyof typeof NAME = 'GOOGLE'): Promise<unknown> => {
  const page = open(url);
  if (number !== '') await fill(page.user, await numberField(), number);
  await page.user.click(await buttonOf(provider));
  await waitFor(() => expect(left).toBe(ADDRESS));
  page.unmount();
  return callsOf(page, START)[0]?.body;
};

/** Opens a reloaded page with a code in its address. */
const openAnswer = async (
  answer: Record<string, string>,
  api: FakeApi = {},
  session: 'visitor' | 'member' = 'visitor',
) => {
  const page = open(`/login?${new URLSearchParams(answer)}`, api, session);
  await act(async () => undefined); // Flushes everything that needs no server.
  return page;
};

/** Goes to the provider and returns with its code. */
const comeBack = async (
  api: FakeApi = {},
  url = '/login',
  answer: Record<string, string> = { code: 'code-1' },
  provider: keyof typeof NAME = 'GOOGLE',
) => {
  await leave(url, '01000001234', provider);
  return openAnswer({ ...answer, state: 'state-1' }, api);
};

const prove = async ({ user }: Page) => {
  await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));
  await fill(user, await screen.findByRole('textbox', { name: '인증번호' }), '123456');
};

describe('other login providers', () => {
  it('are below the form in the server’s order, Kakao first', async () => {
    open('/login');
    const first = await buttonOf('KAKAO');
    const order = (await numberField()).compareDocumentPosition(first);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /시작하기$/ }).map(({ textContent }) => textContent)).toEqual([
      '카카오로 시작하기',
      '네이버로 시작하기',
      'Apple로 시작하기',
      'Google로 시작하기',
    ]);
  });

  it('are limited to those of the server', async () => {
    open('/login', { 'GET /config': buildClientConfig({ socialProviders: ['NAVER'] }) });
    await buttonOf('NAVER');
    expect(screen.getAllByRole('button', { name: /시작하기$/ })).toHaveLength(1);
  });

  it.each<[string, string, FakeApi]>([
    ['the server has no key', '/login', { 'GET /config': buildClientConfig() }],
    ['the configuration does not come', '/login', { 'GET /config': refuse('UNAVAILABLE') }],
    ['only the phone number is asked for', '/phoneAuth', {}],
  ])('is not made where %s', async (_where, url, api) => {
    const page = open(url, api);
    await numberField();
    await waitFor(() => expect(callsOf(page, 'GET /config')).not.toHaveLength(0));
    expect(screen.queryByRole('button', { name: /시작하기$/ })).not.toBeInTheDocument();
  });

  it('exclude Google in the native app, whose webview Google refuses', async () => {
    window.DongneAndroid = { postMessage: () => undefined };
    open('/login');
    await buttonOf('KAKAO');
    expect(screen.queryByRole('button', { name: 'Google로 시작하기' })).not.toBeInTheDocument();
  });
});

describe('redirect to a provider', () => {
  it.each(ALL)('to %s is requested from the server', async (provider) => {
    expect(await leave('/login?path=%2Fusage', '', provider)).toEqual({ provider, origin: window.location.origin });
  });

  it('fails with an error when the browser has no storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { user } = open('/login');
    await user.click(await buttonOf('NAVER'));
    expect(await screen.findByText('이 브라우저에서는 네이버 로그인을 쓸 수 없어요')).toBeVisible();
    expect(left).toBeUndefined();
  });

  it('stays with the typed number when the server does not respond', async () => {
    const { user } = open('/login', { [START]: refuse('UNAVAILABLE') });
    await fill(user, await numberField(), '01000001234');
    await user.click(await buttonOf('KAKAO'));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(await numberField()).toHaveValue('010-0000-1234');
    expect(await buttonOf('KAKAO')).toBeEnabled();
  });

  it('starts once on a double click on any buttons', async () => {
    const page = open('/login', { [START]: () => new Promise(() => undefined) });
    await page.user.click(await buttonOf('KAKAO'));
    await page.user.click(await buttonOf('KAKAO'));
    await page.user.click(await buttonOf('NAVER'));
    expect(callsOf(page, START)).toHaveLength(1);
  });
});

describe('provider response for a proof', () => {
  const saved = {
    provider: 'KAKAO',
    state: 'state-1',
    path: '/mypage/info/withdraw',
    number: '',
    purpose: 'withdrawal',
  };

  it('is passed to the requesting page, which exchanges it', async () => {
    tabMemory.keep('socialSignIn', JSON.stringify(saved));
    const page = await openAnswer({ code: 'code-1', state: 'state-1' }, {}, 'member');
    await waitFor(() => expect(page.path()).toBe('/mypage/info/withdraw'));
    expect(JSON.parse(window.sessionStorage.getItem('socialProof') ?? '{}')).toEqual({
      provider: 'KAKAO',
      state: 'state-1',
      purpose: 'withdrawal',
      code: 'code-1',
      iss: null,
    });
    expect(callsOf(page, EXCHANGE)).toEqual([]);
  });

  it.each([
    ['of another state', { state: 'somebody-elses' }, {}],
    ['that leads out of the app', {}, { path: '//evil.example' }],
  ])('goes nowhere else %s', async (_case, answer, change) => {
    tabMemory.keep('socialSignIn', JSON.stringify({ ...saved, ...change }));
    const page = await openAnswer({ code: 'code-1', state: 'state-1', ...answer }, {}, 'member');
    await waitFor(() => expect(page.path()).not.toContain('/login'));
    expect(page.path()).not.toContain('evil');
    const isForeign = 'state' in answer;
    expect(window.sessionStorage.getItem('socialProof') === null).toBe(isForeign);
  });
});

describe('return from a provider', () => {
  it('logs a linked member in and goes to the target', async () => {
    const page = await comeBack({}, '/login?path=%2Fapplicate%3FlaundryId%3D3');
    await waitFor(() => expect(page.path()).toBe('/applicate?laundryId=3'));
    expect(cookie('accessToken')).toBe('access-7');
    expect(callsOf(page, EXCHANGE)[0]?.body).toEqual({ code: 'code-1', state: 'state-1' });
  });

  it('forwards the issuer', async () => {
    const page = await comeBack({}, '/login', { code: 'code-1', iss: 'https://accounts.example' });
    await waitFor(() => expect(callsOf(page, EXCHANGE)).toHaveLength(1));
    expect(callsOf(page, EXCHANGE)[0]?.body).toMatchObject({ iss: 'https://accounts.example' });
  });

  it.each(ALL)('shows that the login by %s was cancelled, with Apple’s code, too', async (provider) => {
    const error = provider === 'APPLE' ? 'user_cancelled_authorize' : 'access_denied';
    const page = await comeBack({}, '/login?path=%2Fusage', { error }, provider);
    expect(await screen.findByText(`${NAME[provider]} 로그인을 취소했어요`)).toBeVisible();
    expect(callsOf(page, EXCHANGE)).toHaveLength(0);
  });

  it.each(['//evil.example', 'javascript:alert(1)'])('goes Home instead of %s', async (path) => {
    const page = await comeBack({}, `/login?path=${encodeURIComponent(path)}`);
    await waitFor(() => expect(page.path()).toBe('/'));
  });

  it('removes the code from the address at once and shows the overlay', async () => {
    const page = await comeBack({ [EXCHANGE]: () => new Promise(() => undefined) }, '/login?path=%2Fusage');
    expect(await screen.findByRole('status', { name: '불러오는 중이에요' })).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/login?path=%2Fusage'));
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
    await waitFor(() => expect(page.path()).toBe('/login?path=%2Fusage'));
    expect(await buttonOf('GOOGLE')).toBeEnabled();
  });

  it('ignores a code that this tab did not request', async () => {
    await leave();
    const page = await openAnswer({ code: 'code-1', state: 'somebody-elses' });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(callsOf(page, EXCHANGE)).toHaveLength(0);
    await waitFor(() => expect(page.path()).toBe('/login'));
  });

  it('ignores a code that is used twice', async () => {
    const first = await comeBack({ [EXCHANGE]: STRANGER });
    await screen.findByText(LINKING);
    first.unmount();
    const page = await openAnswer({ code: 'code-1', state: 'state-1' });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(callsOf(page, EXCHANGE)).toHaveLength(0);
  });

  it('does not replace a session that exists by now', async () => {
    await leave('/login?path=%2Fusage');
    const page = await openAnswer({ code: 'code-1', state: 'state-1' }, {}, 'member');
    await waitFor(() => expect(page.path()).toBe('/usage'));
    expect(callsOf(page, EXCHANGE)).toHaveLength(0);
  });
});

describe('unlinked identity', () => {
  it.each(ALL)('links the account of %s to the verified number', async (provider) => {
    const stranger = { ...STRANGER, provider };
    const page = await comeBack({ [EXCHANGE]: stranger }, '/login?path=%2Fusage', { code: 'code-1' }, provider);
    expect(await screen.findByText(`휴대폰 번호를 확인하면 ${NAME[provider]} 계정이 연결돼요`)).toBeVisible();
    await prove(page);
    await waitFor(() => expect(page.path()).toBe('/usage'));
    expect(callsOf(page, VERIFY)[0]?.body).toMatchObject({ otpCode: '123456', socialToken: 'social-1' });
  });

  it('restarts when the account’s proof has expired', async () => {
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

  it('passes the account to the registration', async () => {
    const page = await register();
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(callsOf(page, REGISTER)[0]?.body).toMatchObject({ socialToken: 'social-1' });
  });

  it('restarts when the registration took too long', async () => {
    const page = await register({ [REGISTER]: refuse('VALIDATION', { fields: { socialToken: TOO_LATE } }) });
    expect(await screen.findByText(TOO_LATE)).toBeVisible();
    expect(await buttonOf('GOOGLE')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/login'));
  });
});
