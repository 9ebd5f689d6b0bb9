import Cookies from 'js-cookie';
import { clearSessionCookies, cookieState, saveTokens, saveUserInfo, userInfo } from './session-cookies';

const USER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('session cookies', () => {
  it('last 60 days on the whole site and are not sent cross-site', () => {
    jest.useFakeTimers({ now: new Date('2026-03-02T00:00:00Z') });
    const texts: string[] = [];
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation((text) => void texts.push(text));
    saveTokens({ accessToken: 'a', refreshToken: 'r' });
    saveUserInfo(USER);
    expect(texts.map((text) => text.split('=')[0])).toEqual(['accessToken', 'refreshToken', 'userInfo']);
    for (const text of texts) {
      expect(text).toContain('path=/');
      expect(text).toContain('expires=Fri, 01 May 2026 00:00:00 GMT');
      expect(text).toMatch(/samesite=lax/i);
      // This page is plain http, where a `secure` cookie would be dropped.
      expect(text).not.toMatch(/secure/i);
    }
  });

  it("are deleted without the visitor's other cookies", () => {
    saveTokens({ accessToken: 'a', refreshToken: 'r' });
    saveUserInfo(USER);
    Cookies.set('authPage', 'Y');
    clearSessionCookies();
    expect(Cookies.get()).toEqual({ authPage: 'Y' });
  });

  it.each([
    ['nothing', {}, 'none'],
    ['an empty access token', { accessToken: '' }, 'none'],
    ['a refresh token', { refreshToken: 'r' }, 'refresh-only'],
    ['a refresh token and a user', { refreshToken: 'r', userInfo: JSON.stringify(USER) }, 'refresh-only'],
    ['an access token', { accessToken: 'a' }, 'broken'],
    ['both tokens', { accessToken: 'a', refreshToken: 'r' }, 'broken'],
    ['an access token and a user', { accessToken: 'a', userInfo: JSON.stringify(USER) }, 'broken'],
    ['all three', { accessToken: 'a', refreshToken: 'r', userInfo: JSON.stringify(USER) }, 'complete'],
  ])('with %s have the right state', (_what, cookies, state) => {
    for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value);
    expect(cookieState()).toBe(state);
  });

  it.each([
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"phoneNumber":"1","nickname":"n"}',
    '{"userId":1,"nickname":"n"}',
    '{"userId":1,"phoneNumber":"1"}',
    '{{',
    '',
  ])('contain no user in %j', (text) => {
    Cookies.set('userInfo', text);
    expect(userInfo()).toBeUndefined();
  });
});
