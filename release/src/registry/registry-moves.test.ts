import { buildDeployment } from '../testing/build-deployment';
import { EMPTY_REGISTRY, liveOf, type Registry } from './registry';
import { goLive, onOrigins, rollBack } from './registry-moves';

const publishAll = (...versions: string[]): Registry =>
  versions.reduce((registry, version) => goLive(registry, 'mf_usage', buildDeployment({ version })), EMPTY_REGISTRY);

const liveVersion = (registry: Registry): string | undefined => liveOf(registry, 'mf_usage')?.metadata.version;

describe('publishing', () => {
  it('makes the new version live and the one before its fallback', () => {
    const live = liveOf(publishAll('1', '2'), 'mf_usage');
    expect(live?.metadata.version).toBe('2');
    expect(live?.fallbackUrl).toBe('http://localhost:3002/mf_usage/1/mf-manifest.json');
    expect(live?.extras.fallbackEntry).toBe('remoteEntry.1.js');
  });

  it('leaves exactly one version live', () => {
    const live = publishAll('1', '2', '3').microFrontends['mf_usage']?.filter(({ deployment }) => deployment.default);
    expect(live).toHaveLength(1);
  });

  it('lists a version once when it is published again', () => {
    const registry = publishAll('1', '2', '1');
    expect(liveVersion(registry)).toBe('1');
    expect(registry.microFrontends['mf_usage']).toHaveLength(2);
  });

  it('leaves the other remotes alone', () => {
    const before = goLive(EMPTY_REGISTRY, 'mf_auth', buildDeployment({ name: 'mf_auth', version: '7' }));
    const after = goLive(before, 'mf_usage', buildDeployment({ version: '1' }));
    expect(after.microFrontends['mf_auth']).toEqual(before.microFrontends['mf_auth']);
  });
});

describe('rolling back', () => {
  it('brings the publication before the live one back', () => {
    expect(liveVersion(rollBack(publishAll('1', '2', '3'), 'mf_usage').registry)).toBe('2');
  });

  it('goes one further each time', () => {
    const once = rollBack(publishAll('1', '2', '3'), 'mf_usage').registry;
    expect(liveVersion(rollBack(once, 'mf_usage').registry)).toBe('1');
  });

  it('goes to the version that was named', () => {
    expect(liveVersion(rollBack(publishAll('1', '2', '3'), 'mf_usage', '1').registry)).toBe('1');
  });

  it('has no fallback to a version newer than the one it returned to', () => {
    const { live } = rollBack(publishAll('1', '2'), 'mf_usage');
    expect(live.fallbackUrl).toBeUndefined();
    expect(live.extras.fallbackEntry).toBeUndefined();
  });

  it.each([
    ['there is no earlier version', publishAll('1'), undefined],
    ['nothing was published', EMPTY_REGISTRY, undefined],
    ['the version is unknown', publishAll('1', '2'), '9'],
  ])('says so when %s', (_case, registry, version) => {
    expect(() => rollBack(registry, 'mf_usage', version)).toThrow(/to go back to/);
  });
});

describe('a store on other ports', () => {
  it('has every URL on the new origin', () => {
    const moved = onOrigins(publishAll('1', '2'), () => 'http://localhost:7002');
    const live = liveOf(moved, 'mf_usage');
    expect([live?.url, live?.fallbackUrl]).toEqual([
      'http://localhost:7002/mf_usage/2/mf-manifest.json',
      'http://localhost:7002/mf_usage/1/mf-manifest.json',
    ]);
  });
});
