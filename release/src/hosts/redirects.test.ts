import { LIVE_VISITOR } from '@dongne/contract';
import { goLive, publishCanary } from '../registry/registry-changes';
import { buildDeployment } from '../testing/build-deployment';
import { buildSearchRegistry } from '../testing/build-search-registry';
import { redirectOf } from './redirects';
import { registryOfVisitor } from './visitor-registry';

const REGISTRY = buildSearchRegistry();

const led = (
  leadsTo: string | undefined,
  over: { path?: string; search?: string; isMember?: boolean } = {},
  registry = REGISTRY,
) => redirectOf(registry, { path: '/laundry', search: '', isMember: false, leadsTo, ...over });

describe('an alias', () => {
  it.each([
    ['/laundry/list', '/laundry/list'],
    ['/laundry/3?tab=review#photos', '/laundry/3?tab=review#photos'],
    ['/laundry/가게', '/laundry/%EA%B0%80%EA%B2%8C'],
    ['/usage', '/usage'],
  ])('redirects to %s', (leadsTo, location) => expect(led(leadsTo)).toBe(location));

  it('redirects with any query', () => {
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
  ])('never redirects to another site: %j', (leadsTo) => expect(led(leadsTo)).toBeUndefined());

  it('adds no header of its own', () => {
    expect(led('/laundry/3\r\nSet-Cookie: a=b')).toBe('/laundry/3Set-Cookie:%20a=b');
  });

  it.each([
    ['nowhere', undefined],
    ['to an unknown path', '/casino'],
    ['to a call of the API', '/v1/app/main'],
    ['to itself', '/laundry?id=3'],
    ['to another one', '/laundry/review?id=3'],
  ])('is left to the browser when it redirects %s', (_where, leadsTo) => expect(led(leadsTo)).toBeUndefined());

  it('is left to the browser for a campaign link', () => {
    expect(led('/laundry/3', { search: '?id=3&utm_source=kakao' })).toBeUndefined();
  });

  it.each([
    ['a canary that has it', ['/laundry/:id'], '/laundry/3'],
    ['a canary without it', ['/elsewhere'], undefined],
  ])('redirects to a page of the version of this visitor: %s', (_case, paths, location) => {
    const canary = buildDeployment({ name: 'mf_usage', version: '9', paths });
    const [live] = REGISTRY.microFrontends['mf_laundry'] ?? [];
    const aliasOnly = live && {
      ...live,
      extras: { ...live.extras, routes: live.extras.routes.filter(({ search }) => search === 'alias') },
    };
    const known = { ...REGISTRY.microFrontends, mf_laundry: aliasOnly === undefined ? [] : [aliasOnly] };
    const tried = publishCanary(
      goLive({ ...REGISTRY, microFrontends: known }, 'mf_usage', buildDeployment()),
      'mf_usage',
      canary,
      10,
    );
    const own = registryOfVisitor(tried, { bucket: 0, decided: new Map([['mf_usage@9', true]]) });
    expect(led('/laundry/3', {}, own)).toBe(location);
    expect(led('/laundry/3', {}, registryOfVisitor(tried, LIVE_VISITOR))).toBeUndefined();
  });
});

describe('a member route', () => {
  const LOGIN = '/login?path=%2Fusage';

  it('redirects a visitor to the login', () => expect(led(LOGIN, { path: '/usage' })).toBe(LOGIN));

  it('does not redirect a member', () => {
    expect(led(LOGIN, { path: '/usage', isMember: true })).toBeUndefined();
  });

  it('never redirects to another site', () => expect(led('//evil.example', { path: '/usage' })).toBeUndefined());
});

it('the host redirects no other route, whose page may have something to do first', () => {
  expect(led('/laundry/list', { path: '/login' })).toBeUndefined();
});
