import type { RouteEntry } from '@dongne/platform';
import type { RemoteDeployment } from '../registry/registry';

const ROUTE: RouteEntry = { path: '/usage', access: 'member', layout: 'home', bar: null };

/** Live entry of a remote as the release store writes it. */
export const buildRegistryEntry = () => ({
  url: 'http://localhost:3002/mf_usage/1.1.0/mf-manifest.json',
  fallbackUrl: 'http://localhost:3002/mf_usage/1.0.0/mf-manifest.json',
  metadata: { version: '1.1.0', integrity: 'sha384-x' },
  deployment: { traffic: 100, default: true },
  extras: {
    entry: 'remoteEntry.new.js',
    assets: { 'remoteEntry.new.js': 'sha384-new' },
    fallbackEntry: 'remoteEntry.old.js',
    fallbackVersion: '1.0.0',
    fallbackIntegrity: 'sha384-old',
    routes: [ROUTE],
  },
});

let built = 0;

/** Remote as the shell knows it; each has its own version, so that tests share no loaded remote. */
export const buildRemote = (choices: Partial<RemoteDeployment> = {}): RemoteDeployment => ({
  name: 'mf_usage',
  version: `1.0.${built++}`,
  entry: 'http://localhost:3002/mf_usage/1/remoteEntry.js',
  integrity: undefined,
  fallback: undefined,
  routes: [ROUTE],
  published: undefined,
  ...choices,
});
