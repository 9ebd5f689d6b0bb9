import { loginPath, returnTo } from './return-path';

describe('return path', () => {
  it.each([
    ['/usage', '/usage'],
    ['/usage/detail?id=3', '/usage/detail?id=3'],
    ['/applicate?laundryId=7#slot', '/applicate?laundryId=7#slot'],
    ['/laundry/../usage', '/usage'],
  ])('follows %s, a path of the app', (raw, expected) => {
    expect(returnTo(raw)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'usage',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/..//evil.example',
    'data:text/html,hi',
  ])('goes Home instead of %j', (raw) => {
    expect(returnTo(raw)).toBe('/');
  });

  it('is not login itself', () => {
    expect(loginPath('/login?path=%2Fusage')).toBe('/login');
    expect(loginPath('/usage')).toBe('/login?path=%2Fusage');
  });
});
