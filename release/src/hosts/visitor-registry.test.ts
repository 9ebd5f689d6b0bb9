import { LIVE_VISITOR, type ReleaseVisitor } from '@dongne/contract';
import { EMPTY_REGISTRY, liveOf, type Registry } from '../registry/registry';
import { goLive, publishCanary, rollBack } from '../registry/registry-changes';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { registryFile } from './browser-registry';
import { registryOfVisitor } from './visitor-registry';

const LIVE = [
  ['shell', buildShell({ version: '1', shareFiles: { dayjs: ['dates.1.js'] } })],
  ['mf_usage', buildDeployment({ version: '1', shares: ['dayjs'] })],
  ['mf_auth', buildDeployment({ name: 'mf_auth', version: '1' })],
] as const;

const ALL_LIVE = LIVE.reduce((registry, [name, version]) => goLive(registry, name, version), EMPTY_REGISTRY);
const TRIED = publishCanary(
  publishCanary(ALL_LIVE, 'mf_usage', buildDeployment({ version: '2', shares: ['dayjs'] }), 5),
  'shell',
  buildShell({ version: '2', shareFiles: { dayjs: ['dates.2.js'] } }),
  5,
);

const visitorOf = (...canaries: readonly string[]): ReleaseVisitor => ({
  bucket: 1,
  decided: new Map(['mf_usage@2', 'shell@2'].map((canary) => [canary, canaries.includes(canary)])),
});

const versions = (registry: Registry): string =>
  ['shell', 'mf_usage', 'mf_auth'].map((name) => liveOf(registry, name)?.metadata.version).join(' ');

describe('the registry of a visitor', () => {
  it.each([
    ['no cookie', LIVE_VISITOR, '1 1 1'],
    ['no canary', visitorOf(), '1 1 1'],
    ['a canary of a remote', visitorOf('mf_usage@2'), '1 2 1'],
    ['a canary of the shell', visitorOf('shell@2'), '2 1 1'],
    ['both', visitorOf('mf_usage@2', 'shell@2'), '2 2 1'],
  ])('has one version of each package with %s', (_case, visitor, expected) => {
    const own = registryOfVisitor(TRIED, visitor);
    expect(versions(own)).toBe(expected);
    for (const known of Object.values(own.microFrontends)) expect(known).toHaveLength(1);
  });

  it('is one object for all visitors of the same versions', () => {
    expect(registryOfVisitor(TRIED, visitorOf('shell@2'))).toBe(registryOfVisitor(TRIED, visitorOf('shell@2')));
    expect(registryOfVisitor(TRIED, LIVE_VISITOR)).toBe(registryOfVisitor(TRIED, visitorOf()));
  });

  it('is the registry itself without canaries', () => {
    expect(registryOfVisitor(ALL_LIVE, visitorOf('mf_usage@2'))).toBe(ALL_LIVE);
    const back = ['mf_usage', 'shell'].reduce(
      (registry, name) => rollBack(registry, name, { at: '2026-03-02T10:00:00.000Z', reason: 'it crashes' }),
      TRIED,
    );
    expect(versions(registryOfVisitor(back, visitorOf('mf_usage@2', 'shell@2')))).toBe('1 1 1');
  });

  it('has a file of its own, with the live version as the fallback of a canary and the scripts of its shell', () => {
    const fileOf = (visitor: ReleaseVisitor) => registryFile(registryOfVisitor(TRIED, visitor));
    const both = JSON.parse(fileOf(visitorOf('mf_usage@2', 'shell@2')).body).microFrontends;
    expect(both.mf_usage).toMatchObject([
      {
        metadata: { version: '2' },
        deployment: { traffic: 100, default: true },
        extras: { fallbackVersion: '1', routes: [{ shareUrls: ['/shell/2/dates.2.js'] }] },
      },
    ]);
    const paths = [LIVE_VISITOR, visitorOf('mf_usage@2'), visitorOf('shell@2')].map((visitor) => fileOf(visitor).path);
    expect(new Set(paths).size).toBe(3);
  });

  it('never mixes a promoted canary with what was live', () => {
    const promoted = goLive(TRIED, 'mf_usage', buildDeployment({ version: '2' }));
    for (const visitor of [LIVE_VISITOR, visitorOf(), visitorOf('mf_usage@2')])
      expect(versions(registryOfVisitor(promoted, visitor))).toBe('1 2 1');
  });
});
