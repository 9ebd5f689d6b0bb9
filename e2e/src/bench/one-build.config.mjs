import { join, resolve } from 'node:path';
import { shell } from '@dongne/build';
import { REMOTES } from '@dongne/build/remotes';

const checkout = resolve(import.meta.dirname, '../../..');
const dir = join(checkout, 'shell');

/**
 * The same sources as one build without federation, to measure beside: the loading of containers is replaced by plain
 * dynamic imports of the remotes' routes, and every package is bundled once and tree-shaken.
 */
export default (env, argv) => {
  const config = shell({ dir })(env, argv);
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        [join(dir, 'src/remotes/load-version.ts')]: join(import.meta.dirname, 'one-build-remotes.mjs'),
        [join(dir, 'src/remotes/load-container.ts')]: join(import.meta.dirname, 'one-build-remotes.mjs'),
        // Only there for containers, and there are none.
        [join(dir, 'src/federation/share-runtime-core.ts')]: false,
        [join(dir, 'src/federation/on-demand-shares.ts')]: false,
        ...Object.fromEntries(
          REMOTES.map((folder) => [`one-build/${folder}$`, join(checkout, folder, 'src/routes.tsx')]),
        ),
      },
    },
    plugins: config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
  };
};
