import { deviceMemory } from '@dongne/platform';
import { buildRegistryEntry } from '../testing/build-registry';
import { parseRegistry } from './registry';
import { bucketOf, isInCanary } from './canary-share';

const VISITORS = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);

const shareOf = (canary: string, percent: number): number =>
  (VISITORS.filter((visitor) => bucketOf(visitor, canary) < percent).length / VISITORS.length) * 100;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('canary share', () => {
  it.each([1, 5, 20, 50])('of %i %% includes about that many visitors', (percent) => {
    expect(Math.abs(shareOf('mf_usage@1.4.0', percent) - percent)).toBeLessThan(1);
  });

  it('keeps its visitors when it grows', () => {
    const early = VISITORS.filter((visitor) => bucketOf(visitor, 'mf_usage@1') < 5);
    expect(early.every((visitor) => bucketOf(visitor, 'mf_usage@1') < 20)).toBe(true);
  });

  it('picks other visitors for another canary', () => {
    const both = VISITORS.filter(
      (visitor) => bucketOf(visitor, 'mf_usage@1') < 20 && bucketOf(visitor, 'mf_usage@2') < 20,
    );
    expect(both.length / VISITORS.length).toBeLessThan(0.06);
  });
});

describe('visitor', () => {
  it('decides once per session', () => {
    expect(isInCanary('mf_usage@a', 0)).toBe(false);
    expect(isInCanary('mf_usage@a', 100)).toBe(false);
    expect(isInCanary('mf_usage@b', 100)).toBe(true);
    expect(isInCanary('mf_usage@b', 0)).toBe(true);
  });

  it('decides once where storage is blocked, too', () => {
    const forbid = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const spies = [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')];
    for (const spy of spies) spy.mockImplementation(forbid);
    expect(isInCanary('mf_usage@c', 100)).toBe(true);
    expect(isInCanary('mf_usage@c', 0)).toBe(true);
    for (const spy of spies) spy.mockRestore();
  });

  it('gets no id while there is no canary', () => {
    parseRegistry({ microFrontends: { mf_usage: [buildRegistryEntry()] } });
    expect(localStorage).toHaveLength(0);
  });

  const withCanary = (traffic: number, version = `1.2.0-${traffic}`): unknown => {
    const live = buildRegistryEntry();
    const canary = {
      ...live,
      url: 'http://localhost:3002/mf_usage/1.2.0/mf-manifest.json',
      metadata: { version, integrity: 'sha384-c' },
      deployment: { traffic, default: false },
    };
    return { microFrontends: { mf_usage: [canary, live] } };
  };

  it.each([
    [99.999999, '1.2.0-99.999999'],
    [0, '1.1.0'],
    [-3, '1.1.0'],
  ])('gets of a canary with %d %% version %s', (traffic, version) => {
    expect(parseRegistry(withCanary(traffic))[0]?.version).toBe(version);
  });

  it.each([5, 50])('is one of %i %% who get that canary', (traffic) => {
    deviceMemory.keep('visitorId', 'a visitor of the tests');
    const given = Array.from({ length: 600 }, (_, number) => {
      const canary = `1.2.0-${traffic}-${number}`;
      const version = parseRegistry(withCanary(traffic, canary))[0]?.version;
      expect([canary, '1.1.0']).toContain(version);
      return version === canary;
    });
    const percent = (given.filter(Boolean).length / given.length) * 100;
    expect(Math.abs(percent - traffic)).toBeLessThan(4);
  });

  it('gets the live version when the canary is broken', () => {
    const live = buildRegistryEntry();
    const broken = { url: 7, metadata: { version: '9' }, extras: {}, deployment: { traffic: 100, default: false } };
    expect(parseRegistry({ microFrontends: { mf_usage: [broken, live] } })[0]?.version).toBe('1.1.0');
  });
});
