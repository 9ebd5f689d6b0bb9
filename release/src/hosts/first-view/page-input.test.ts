import { VISITOR_ADDRESS_LETTERS } from '@dongne/contract';
import { pageInputOf } from './page-input';

const NOW = Date.parse('2026-11-24T09:00:00+09:00');

const tokenUntil = (ms: number): string =>
  ['e30', Buffer.from(JSON.stringify({ exp: ms / 1_000 })).toString('base64url'), 'signature'].join('.');

const LOGIN = `accessToken=${tokenUntil(NOW + 60_000)}; refreshToken=secret-refresh; userInfo=${encodeURIComponent(JSON.stringify({ userId: 7, phoneNumber: '01000000007', nickname: '손님' }))}`;

const inputOf = (over: { pathname?: string; search?: string; cookies?: string; userAgent?: string } = {}) =>
  pageInputOf({ pathname: '/laundry/list', search: '', cookies: '', userAgent: '', ...over }, NOW);

const cookiesOf = (cookies: string): string | undefined => inputOf({ cookies })?.input.cookies;

describe('pageInputOf', () => {
  it('returns the same input for irrelevant headers and cookies', () => {
    const one = inputOf({ cookies: '_ga=1; session_of_somebody=2', userAgent: 'Mozilla/5.0 (iPhone; one)' });
    const other = inputOf({ cookies: 'evil=%00%ff; ; =; a', userAgent: 'Mozilla/5.0 (iPhone; another)' });
    expect(one).toEqual(other);
    expect(JSON.stringify(one)).not.toContain('session_of_somebody');
  });

  it.each([
    ['the address', { cookies: 'nonMemberAddress=%7B%7D' }],
    ['the tutorial that was closed', { cookies: 'closeTutorial=Y' }],
    ['the kind of phone', { userAgent: 'Android' }],
    ['the path', { pathname: '/laundry/3' }],
    ['the query', { search: '?sort=Using' }],
  ])('depends on %s', (_what, over) => expect(inputOf(over)).not.toEqual(inputOf()));

  it.each(['nonMemberAddress', 'appVersion', 'colourMode'])('ignores a %s cookie above its maximum length', (name) => {
    const others = 'closeTutorial=Y';
    expect(inputOf({ cookies: `${name}=${'x'.repeat(8_000)}; ${others}` })).toEqual(inputOf({ cookies: others }));
    expect(cookiesOf(`${name}=${'x'.repeat(40)}`)).toBe(`${name}=${'x'.repeat(40)}`);
  });

  it('accepts the longest valid address', () => {
    const address = encodeURIComponent('한'.repeat(VISITOR_ADDRESS_LETTERS));
    expect(cookiesOf(`nonMemberAddress=${address}`)).toContain(address);
    expect(cookiesOf(`nonMemberAddress=${address}a`)).toBe('');
  });

  it('takes the first of two cookies with one name', () => {
    expect(cookiesOf('nonMemberAddress=near; nonMemberAddress=far')).toBe('nonMemberAddress=near');
  });

  it('contains a nickname and no token, number or id of a member', () => {
    const request = inputOf({ cookies: LOGIN });
    const brought = decodeURIComponent(request?.input.cookies ?? '');
    expect(brought).toBe(
      'accessToken=held; refreshToken=held; userInfo={"userId":0,"phoneNumber":"","nickname":"손님"}',
    );
    expect(request?.login).toMatchObject({ accessToken: tokenUntil(NOW + 60_000), userId: 7 });
    expect(JSON.stringify(request)).not.toContain('secret-refresh');
  });

  it.each([
    ['a login without its user', `accessToken=${tokenUntil(NOW + 60_000)}; refreshToken=r`],
    ['a login without its refresh token', `accessToken=${tokenUntil(NOW + 60_000)}; userInfo=u`],
    ['a refresh token alone', 'refreshToken=r'],
    ['a token that has ended', LOGIN.replace(/accessToken=[^;]*/, `accessToken=${tokenUntil(NOW + 1_000)}`)],
    ['an invalid user', LOGIN.replace(/userInfo=.*/, 'userInfo=garbage')],
    ['an invalid token', LOGIN.replace(/accessToken=[^;]*/, 'accessToken=garbage')],
    ['the cookie that turns server rendering off', 'firstView=browser'],
    ['a login that is longer than any of ours', `${LOGIN}${'7'.repeat(3_000)}`],
  ])('returns undefined for %s', (_what, cookies) => expect(inputOf({ cookies })).toBeUndefined());

  it.each([
    ['path', { pathname: `/${'a'.repeat(300)}` }],
    ['query', { search: `?q=${'a'.repeat(400)}` }],
  ])('returns undefined for a %s above the maximum length', (_what, over) => expect(inputOf(over)).toBeUndefined());
});
