import { generateKeyPairSync } from 'node:crypto';
import { EMPTY_REGISTRY, liveOf, type Deployment, type Registry } from '../registry/registry';
import { goLive } from '../registry/registry-changes';
import { publicKeyText, signed } from '../signatures/signature';
import { buildDeployment } from '../testing/build-deployment';
import { servableRegistry } from './servable-registry';

const { privateKey } = generateKeyPairSync('ed25519');
const KEYS = { mf_usage: [publicKeyText(privateKey)] };

const unsigned = (version: string): Deployment => buildDeployment({ version });
const ours = (version: string): Deployment => signed('mf_usage', unsigned(version), privateKey);
const liveAfter = (...releases: readonly Deployment[]): Registry =>
  releases.reduce((registry, release) => goLive(registry, 'mf_usage', release), EMPTY_REGISTRY);

const serve = (registry: Registry) => {
  const warnings: string[] = [];
  const served = servableRegistry(
    registry,
    () => 'http://localhost:7002',
    (sentence) => warnings.push(sentence),
    KEYS,
  );
  return { live: liveOf(served, 'mf_usage'), warnings };
};

describe('a package with accepted keys', () => {
  it('is served with the signature of its owner, which browsers do not get', () => {
    const { live, warnings } = serve(liveAfter(ours('1'), ours('2')));
    expect(live?.extras).toMatchObject({ entry: expect.any(String), fallbackVersion: '1' });
    expect(live?.extras).not.toHaveProperty('signature');
    expect(warnings).toEqual([]);
  });

  it('runs no script of a version without it, and keeps its routes for the message', () => {
    const { live, warnings } = serve(liveAfter(ours('1'), unsigned('2')));
    expect(live?.extras).not.toHaveProperty('entry');
    expect([live?.extras.assets, live?.fallbackUrl]).toEqual([{}, undefined]);
    expect(live?.extras.routes).toHaveLength(unsigned('2').extras.routes.length);
    expect(warnings.join()).toContain('mf_usage 2 is left out: no key of its owner has signed it');
  });

  it('never falls back to a version without it', () => {
    const { live } = serve(liveAfter(unsigned('1'), ours('2')));
    expect(live?.extras.entry).toBeDefined();
    expect([live?.fallbackUrl, live?.extras.fallbackEntry]).toEqual([undefined, undefined]);
  });

  it('never falls back to a container that is changed after the signature', () => {
    const registry = liveAfter(ours('1'), ours('2'));
    const forged = registry.microFrontends['mf_usage']?.map((entry) => ({
      ...entry,
      extras: { ...entry.extras, fallbackIntegrity: 'sha384-evil' },
    }));
    const { live } = serve({ ...registry, microFrontends: { mf_usage: forged ?? [] } });
    expect(live?.extras).not.toHaveProperty('fallbackEntry');
  });
});
