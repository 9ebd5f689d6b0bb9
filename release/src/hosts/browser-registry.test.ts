import { EMPTY_REGISTRY } from '../registry/registry';
import { goLive, publishCanary } from '../registry/registry-changes';
import { buildDeployment, buildShell } from '../testing/build-deployment';
import { isRegistryFile, registryFile } from './browser-registry';

const REGISTRY = [
  { name: 'mf_auth', paths: ['/login'] },
  { name: 'mf_laundry', paths: ['/laundry/:id'], shares: ['dayjs', 'unknown'] },
].reduce(
  (registry, remote) => goLive(registry, remote.name, buildDeployment(remote)),
  goLive(EMPTY_REGISTRY, 'shell', buildShell({ shareFiles: { dayjs: ['dates.1.js'] } })),
);

const microFrontendsOf = (registry: typeof REGISTRY) => JSON.parse(registryFile(registry).body).microFrontends;

describe('the registry file of a page', () => {
  it('is JSON without the entry of the shell', () => {
    expect(Object.keys(microFrontendsOf(REGISTRY))).toEqual(['mf_auth', 'mf_laundry']);
  });

  it('contains live versions, canaries and container hashes', () => {
    const registry = publishCanary(REGISTRY, 'mf_auth', buildDeployment({ name: 'mf_auth', version: '2' }), 5);
    expect(microFrontendsOf(registry).mf_auth).toMatchObject([
      { deployment: { traffic: 5 }, extras: { assets: { 'remoteEntry.2.js': 'sha384-2' } } },
      { deployment: { traffic: 95 }, extras: { assets: { 'remoteEntry.1.0.0-aaaa.js': 'sha384-1.0.0-aaaa' } } },
    ]);
  });

  it('contains URLs of the shared packages that pages load on demand', () => {
    const [route] = microFrontendsOf(REGISTRY).mf_laundry[0].extras.routes;
    expect(route).toMatchObject({ path: '/laundry/:id', shareUrls: ['/shell/1.0.0-aaaa/dates.1.js'] });
    expect(route).not.toHaveProperty('shares');
  });

  it('changes its name with its content', () => {
    const { path } = registryFile(REGISTRY);
    const newer = goLive(REGISTRY, 'mf_auth', buildDeployment({ name: 'mf_auth', version: '2' }));
    expect(registryFile(REGISTRY).path).toBe(path);
    expect(registryFile(newer).path).not.toBe(path);
    expect([path, registryFile(newer).path].every(isRegistryFile)).toBe(true);
  });
});
