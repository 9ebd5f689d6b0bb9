import { buildSearchRegistry } from '../../testing/build-search-registry';
import { isHidden, isUnknownPath, listedPaths } from './search-routes';

const REGISTRY = buildSearchRegistry();

describe('routes for search engines', () => {
  it('list the public pages without parameters', () => {
    expect([...listedPaths(REGISTRY)].sort()).toEqual(['/', '/laundry/list']);
  });

  it.each([
    ['/usage', true],
    ['/login', true],
    ['/laundry/3', false],
    ['/laundry/review', false],
    ['/nowhere', false],
  ])('hide %s: %s', (path, expected) => expect(isHidden(REGISTRY, path)).toBe(expected));

  it.each([
    ['/nowhere', true],
    ['/laundry/3/x', true],
    ['/laundry/3', false],
    ['/', false],
  ])('report %s as unknown: %s', (path, expected) => expect(isUnknownPath(REGISTRY, path)).toBe(expected));

  it('report no path as unknown while a remote is missing', () => {
    const { mf_laundry: _broken, ...microFrontends } = REGISTRY.microFrontends;
    expect(isUnknownPath({ ...REGISTRY, microFrontends }, '/laundry/3')).toBe(false);
    expect(isUnknownPath({ ...REGISTRY, microFrontends }, '/nowhere')).toBe(false);
  });
});
