import { goLive, publishCanary } from '../registry/registry-changes';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { buildSearchRegistry } from '../testing/build-search-registry';
import { redirectOf } from './redirects';

const REGISTRY = buildSearchRegistry();

const led = (
  leadsTo: string | undefined,
  over: { path?: string; search?: string; isMember?: boolean } = {},
  registry = REGISTRY,
) => redirectOf(registry, { path: '/laundry', search: '', isMember: false, leadsTo, ...over });

describe('a page that is only another address', () => {
  it.each([
    ['/laundry/list', '/laundry/list'],
    ['/laundry/3?tab=review#photos', '/laundry/3?tab=review#photos'],
    ['/laundry/가게', '/laundry/%EA%B0%80%EA%B2%8C'],
    ['/usage', '/usage'],
  ])('leads to %s by the answer itself', (leadsTo, location) => expect(led(leadsTo)).toBe(location));

  it('leads on with whatever query it was asked for', () => {
    expect(led('/laundry/3', { path: '/LAUNDRY/', search: '?id=3' })).toBe('/laundry/3');
  });

  it.each([
    '//evil.example/laundry/list',
    '/\\evil.example/laundry/list',
    '/\t/evil.example/laundry/list',
    '/.//evil.example/laundry/list',
    '/laundry/..//laundry/list',
    'https://evil.example/laundry/list',
    'http://app.invalid:1/laundry/list',
    'javascript:alert(1)',
  ])('leads nobody out of the app: %j', (leadsTo) => expect(led(leadsTo)).toBeUndefined());

  it('writes no header beside its own', () => {
    expect(led('/laundry/3\r\nSet-Cookie: a=b')).toBe('/laundry/3Set-Cookie:%20a=b');
  });

  it.each([
    ['nowhere', undefined],
    ['to a path that nobody has', '/casino'],
    ['to a call of the API', '/v1/app/main'],
    ['to itself', '/laundry?id=3'],
    ['to another one', '/laundry/review?id=3'],
  ])('is left to the browser when it leads %s', (_where, leadsTo) => expect(led(leadsTo)).toBeUndefined());

  it('is left to the browser by a link of a campaign, which it notes', () => {
    expect(led('/laundry/3', { search: '?id=3&utm_source=kakao' })).toBeUndefined();
  });

  it.each([
    ['mf_laundry', buildDeployment({ name: 'mf_laundry', version: '9' })],
    ['shell', buildShell({ version: '9' })],
  ])('is left to the browser while some of them try another version of %s', (name, canary) => {
    const tried = publishCanary(REGISTRY, name, canary, 10);
    expect(led('/laundry/list', {}, tried)).toBeUndefined();
    expect(led('/laundry/list', {}, goLive(REGISTRY, 'mf_usage', buildDeployment({ version: '9' })))).toBeDefined();
  });
});

describe('a page for members', () => {
  const LOGIN = '/login?path=%2Fusage';

  it('leads a visitor to the login', () => expect(led(LOGIN, { path: '/usage' })).toBe(LOGIN));

  it('leads no member anywhere: what it does then is its own', () => {
    expect(led(LOGIN, { path: '/usage', isMember: true })).toBeUndefined();
  });

  it('leads nobody out of the app', () => expect(led('//evil.example', { path: '/usage' })).toBeUndefined());
});

it('is no other page that leads elsewhere, whose browser may have something to do first', () => {
  expect(led('/laundry/list', { path: '/login' })).toBeUndefined();
});
