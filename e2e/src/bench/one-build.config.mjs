import { join, resolve } from 'node:path';
import { PageFiles, shell } from '@dongne/build';
import { REMOTES } from '@dongne/build/remotes';

const checkout = resolve(import.meta.dirname, '../../..');
const dir = join(checkout, 'shell');
const routesOf = (folder) => join(checkout, folder, 'src/routes.tsx');

/**
 * Chunks are the shell's own and, for pages, webpack's: a page of the list takes 19 kB brotli by them, 58 by the rules of a
 * remote with one `kit` for all, 78 with one file of everything that two pages share.
 */
const oneBuild = (config) => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve.alias,
      [join(dir, 'src/remotes/load-version.ts')]: join(import.meta.dirname, 'one-build-remotes.mjs'),
      // Only there for containers, and there are none.
      [join(dir, 'src/federation/share-runtime-core.ts')]: false,
      [join(dir, 'src/federation/on-demand-shares.ts')]: false,
      ...Object.fromEntries(REMOTES.map((folder) => [`one-build/${folder}$`, routesOf(folder)])),
    },
  },
  plugins: [
    ...config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
    ...REMOTES.map((folder) => {
      const file = `.pages-of-${folder}.json`;
      return new PageFiles({ routes: routesOf(folder), folder: join(checkout, folder, 'src'), file });
    }),
  ],
});

/**
 * The same sources as one build without federation, to measure beside: the loading of containers is replaced by the remotes'
 * routes, every package is bundled once and tree-shaken, each page is a file of its own. The server bundle is the shell's.
 */
export default (env, argv) => {
  const [browser, server] = shell({ dir })(env, argv);
  return [oneBuild(browser), server];
};
