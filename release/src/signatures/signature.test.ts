import { generateKeyPairSync } from 'node:crypto';
import { goLive, publishCanary } from '../registry/registry-changes';
import { EMPTY_REGISTRY, liveOf, type Deployment } from '../registry/registry';
import { buildDeployment } from '../testing/build-deployment';
import { isSignedBy, publicKeyText, signed } from './signature';

const { privateKey } = generateKeyPairSync('ed25519');
const { privateKey: otherKey } = generateKeyPairSync('ed25519');
const KEYS = [publicKeyText(privateKey)];

const release = signed('mf_usage', buildDeployment({ version: '2' }), privateKey);
const withExtras = (extras: Partial<Deployment['extras']>): Deployment => ({
  ...release,
  extras: { ...release.extras, ...extras },
});

describe('a signed release', () => {
  it('stays signed in the registry, as live version, as canary and on another port', () => {
    const before = goLive(EMPTY_REGISTRY, 'mf_usage', buildDeployment({ version: '1' }));
    const stored = [goLive(before, 'mf_usage', release), publishCanary(before, 'mf_usage', release, 5)].flatMap(
      ({ microFrontends }) => microFrontends['mf_usage']?.filter(({ metadata }) => metadata.version === '2') ?? [],
    );
    expect(stored).toHaveLength(2);
    const moved = { ...release, url: release.url.replace(/localhost:\d+/, 'localhost:9999') };
    for (const entry of [...stored, moved])
      expect(isSignedBy('mf_usage', JSON.parse(JSON.stringify(entry)), KEYS)).toBe(true);
    expect(liveOf(goLive(before, 'mf_usage', release), 'mf_usage')?.extras.fallbackVersion).toBe('1');
  });

  it('is accepted by any of several keys', () => {
    expect(isSignedBy('mf_usage', release, [publicKeyText(otherKey), ...KEYS])).toBe(true);
  });

  it.each<[string, string, Deployment, readonly string[]]>([
    ['another package', 'mf_auth', release, KEYS],
    ['another key', 'mf_usage', release, [publicKeyText(otherKey)]],
    ['no key', 'mf_usage', release, []],
    ['a broken key', 'mf_usage', release, ['MCow']],
    ['another version', 'mf_usage', { ...release, metadata: { ...release.metadata, version: '3' } }, KEYS],
    ['another hash of a script', 'mf_usage', withExtras({ assets: { 'remoteEntry.1.js': 'sha384-evil' } }), KEYS],
    ['another server bundle', 'mf_usage', withExtras({ server: { file: 'x.cjs', integrity: 'sha384-evil' } }), KEYS],
    ['another route', 'mf_usage', withExtras({ routes: [] }), KEYS],
    ['another path', 'mf_usage', { ...release, url: release.url.replace('mf_usage', 'mf_auth') }, KEYS],
    ['no signature', 'mf_usage', buildDeployment({ version: '2' }), KEYS],
    ['a cut signature', 'mf_usage', withExtras({ signature: release.extras.signature?.slice(0, 20) ?? '' }), KEYS],
    ['no URL', 'mf_usage', { ...release, url: 'nowhere' }, KEYS],
  ])('is not accepted with %s', (_case, name, entry, keys) => {
    expect(isSignedBy(name, entry, keys)).toBe(false);
  });
});
