import { buildSearchRegistry } from '../../testing/build-search-registry';
import { isHidden, isUnknownPath, listedPaths } from './search-routes';

const REGISTRY = buildSearchRegistry();

describe('what search engines are told', () => {
  it('lists the public pages that stand by themselves', () => {
    expect([...listedPaths(REGISTRY)].sort()).toEqual(['/', '/laundry/list']);
  });

  it.each([
    ['/usage', true],
    ['/login', true],
    ['/laundry/3', false],
    ['/laundry/review', false],
    ['/nowhere', false],
  ])('hides %s: %s', (path, expected) => expect(isHidden(REGISTRY, path)).toBe(expected));

  it.each([
    ['/nowhere', true],
    ['/laundry/3/x', true],
    ['/laundry/3', false],
    ['/', false],
  ])('%s is nobody’s: %s', (path, expected) => expect(isUnknownPath(REGISTRY, path)).toBe(expected));

  it('nobody knows whether a path is nobody’s while a remote is missing', () => {
    const { mf_laundry: _broken, ...microFrontends } = REGISTRY.microFrontends;
    expect(isUnknownPath({ ...REGISTRY, microFrontends }, '/laundry/3')).toBe(false);
    expect(isUnknownPath({ ...REGISTRY, microFrontends }, '/nowhere')).toBe(false);
  });
});
