import { buildDeployment } from '../testing/build-deployment';
import { canaryOf, EMPTY_REGISTRY, liveOf, type Registry } from './registry';
import {
  goLive,
  promote,
  publishCanary,
  replacePublished,
  rollBack,
  startCanary,
  type RollbackRequest,
} from './registry-changes';

const AT = '2026-03-02T10:00:00.000Z';

const publish = (registry: Registry, version: string): Registry =>
  goLive(registry, 'mf_usage', buildDeployment({ version }));

const publishAll = (...versions: string[]): Registry =>
  versions.reduce((registry, version) => publish(registry, version), EMPTY_REGISTRY);

const takeBack = (registry: Registry, wish: Partial<RollbackRequest> = {}): Registry =>
  rollBack(registry, 'mf_usage', { at: AT, reason: 'it crashes', ...wish });

const liveVersion = (registry: Registry): string | undefined => liveOf(registry, 'mf_usage')?.metadata.version;

describe('publishing', () => {
  it('makes the new version live with the previous one as fallback', () => {
    const live = liveOf(publishAll('1', '2'), 'mf_usage');
    expect(live?.metadata.version).toBe('2');
    expect(live?.fallbackUrl).toBe('http://localhost:3002/mf_usage/1/mf-manifest.json');
    expect(live?.extras).toMatchObject({
      fallbackEntry: 'remoteEntry.1.js',
      fallbackVersion: '1',
      fallbackIntegrity: 'sha384-1',
    });
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

  it('leaves the other remotes unchanged', () => {
    const before = goLive(EMPTY_REGISTRY, 'mf_auth', buildDeployment({ name: 'mf_auth', version: '7' }));
    const after = goLive(before, 'mf_usage', buildDeployment({ version: '1' }));
    expect(after.microFrontends['mf_auth']).toEqual(before.microFrontends['mf_auth']);
  });
});

describe('a publication that takes the place of the same version', () => {
  const signature = 'signed';
  const signedAgain = (registry: Registry, version: string): Registry => {
    const published = buildDeployment({ version });
    return replacePublished(registry, 'mf_usage', { ...published, extras: { ...published.extras, signature } });
  };
  const withCanary = publishCanary(publishAll('1', '2'), 'mf_usage', buildDeployment({ version: '3' }), 25);

  it.each(['1', '2', '3'])('changes nothing but version %s itself', (version) => {
    const unsigned = (registry: Registry) =>
      registry.microFrontends['mf_usage']?.map(({ extras, ...entry }) => ({
        ...entry,
        extras: { ...extras, signature: undefined },
      }));
    const after = signedAgain(withCanary, version);
    expect(unsigned(after)).toEqual(unsigned(withCanary));
    expect(after.histories).toEqual(withCanary.histories);
    const signedOnes = after.microFrontends['mf_usage']?.filter(({ extras }) => extras.signature === signature);
    expect(signedOnes?.map(({ metadata }) => metadata.version)).toEqual([version]);
  });
});

describe('rolling back', () => {
  it('restores the previous live version', () => {
    expect(liveVersion(takeBack(publishAll('1', '2', '3')))).toBe('2');
  });

  it('goes back one version each time', () => {
    const once = takeBack(publishAll('1', '2', '3'));
    expect(liveVersion(takeBack(once))).toBe('1');
  });

  it('goes to the named version', () => {
    expect(liveVersion(takeBack(publishAll('1', '2', '3'), { version: '1' }))).toBe('1');
  });

  it('sets no fallback newer than its target', () => {
    const live = liveOf(takeBack(publishAll('1', '2')), 'mf_usage');
    expect(live?.metadata.version).toBe('1');
    expect(live?.fallbackUrl).toBeUndefined();
    expect(live?.extras.fallbackEntry).toBeUndefined();
  });

  it.each([
    ['there is no earlier version', publishAll('1'), undefined],
    ['nothing was published', EMPTY_REGISTRY, undefined],
    ['the version is unknown', publishAll('1', '2'), '9'],
  ])('throws when %s', (_case, registry, version) => {
    expect(() => takeBack(registry, { version })).toThrow(/to go back to/);
  });
});

/** Formats the traffic, e.g. `2: 95 %, 3: 5 %`; the live version first. */
const shares = (registry: Registry): string =>
  [liveOf(registry, 'mf_usage'), canaryOf(registry, 'mf_usage')]
    .map((served) => (served === undefined ? 'none' : `${served.metadata.version}: ${served.deployment.traffic} %`))
    .join(', ');

describe('a canary', () => {
  const fivePercent = (): Registry => publishCanary(publishAll('1'), 'mf_usage', buildDeployment({ version: '2' }), 5);
  const twoVersions = (): Registry => startCanary(fivePercent(), 'mf_usage', '2', 0);

  it.each([
    ['takes its share from the live version', fivePercent(), '1: 95 %, 2: 5 %'],
    ['grows', startCanary(fivePercent(), 'mf_usage', '2', 20), '1: 80 %, 2: 20 %'],
    ['ends with no share', startCanary(fivePercent(), 'mf_usage', '2', 0), '1: 100 %, none'],
    ['ends with a rollback, and the live version stays', takeBack(fivePercent()), '1: 100 %, none'],
    ['is live for everybody once promoted', promote(fivePercent(), 'mf_usage'), '2: 100 %, none'],
    [
      'ends when something else is published',
      goLive(fivePercent(), 'mf_usage', buildDeployment({ version: '3' })),
      '3: 100 %, none',
    ],
    [
      'can be a new publication',
      publishCanary(fivePercent(), 'mf_usage', buildDeployment({ version: '3' }), 10),
      '1: 90 %, 3: 10 %',
    ],
  ])('%s', (_case, registry, expected) => {
    expect(shares(registry)).toBe(expected);
  });

  it('falls back to the live version, also after promotion', () => {
    expect(canaryOf(fivePercent(), 'mf_usage')?.extras.fallbackVersion).toBe('1');
    expect(liveOf(promote(fivePercent(), 'mf_usage'), 'mf_usage')?.extras.fallbackVersion).toBe('1');
  });

  it('leaves the live version its own fallback after its rollback', () => {
    const tried = publishCanary(publishAll('1', '2'), 'mf_usage', buildDeployment({ version: '3' }), 5);
    expect(liveOf(takeBack(tried), 'mf_usage')?.extras.fallbackVersion).toBe('1');
  });

  it('never makes the registry forget the live version', () => {
    const tried = Array.from({ length: 15 }, (_, index) => String(index + 10)).reduce(
      (registry, version) => publishCanary(registry, 'mf_usage', buildDeployment({ version }), 5),
      publishAll('1'),
    );
    expect(shares(tried)).toBe('1: 95 %, 24: 5 %');
  });

  it.each([
    ['an unpublished version', '9', 5, /no version 9 to try/],
    ['the live version', '1', 5, /is live already/],
    ['everybody', '2', 100, /To make 2 live: promote/],
    ['a negative percentage', '2', -1, /from 0 %/],
    ['a percentage that is not a number', '2', Number.NaN, /from 0 %/],
  ])('is refused for %s', (_case, version, percent, sentence) => {
    expect(() => startCanary(twoVersions(), 'mf_usage', version, percent)).toThrow(sentence);
  });

  it('cannot be promoted when there is none', () => {
    expect(() => promote(twoVersions(), 'mf_usage')).toThrow(/no canary to promote/);
  });
});
