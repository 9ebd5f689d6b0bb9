import { join, resolve } from 'node:path';
import { PageFiles, shell } from '@dongne/build';
import { REMOTES } from '@dongne/build/remotes';

const checkout = resolve(import.meta.dirname, '../../..');
const dir = join(checkout, 'shell');
const routesOf = (folder) => join(checkout, folder, 'src/routes.tsx');

/**
 * Splits chunks by the shell's rules and, for pages, webpack's: the list page needs 19 kB brotli that way, 58 by a
 * remote's rules with one `kit`, 78 with one common chunk.
 */
const oneBuild = (config) => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve.alias,
      [join(dir, 'src/remotes/load-version.ts')]: join(import.meta.dirname, 'one-build-remotes.mjs'),
      // Needed for containers only.
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
 * Builds the same sources without federation, for comparison: replaces remote loading by the remotes' routes, bundles
 * and tree-shakes every package once, with one chunk per page. The server bundle stays the shell's.
 */
export default (env, argv) => oneBuild(shell({ dir })(env, argv));
