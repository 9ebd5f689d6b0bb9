import type { Deployment } from '../../registry/registry';

/** Describes a remote that its dev server serves, without hashes; it has the routes of the live version. */
export const localRemote = (live: Deployment, origin: string): Deployment => {
  const { fallbackUrl: _url, ...rest } = live;
  const { fallbackEntry: _entry, server: _server, ...extras } = live.extras;
  return {
    ...rest,
    url: `${origin}/mf-manifest.json`,
    metadata: { ...live.metadata, version: 'local' },
    deployment: { traffic: 100, default: true },
    extras: {
      ...extras,
      entry: 'remoteEntry.js',
      assets: {},
      preload: [],
      routes: live.extras.routes.map(({ files: _files, ...route }) => route),
    },
  };
};
