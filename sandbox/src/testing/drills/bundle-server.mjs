import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Bundles the server into one file, so that a process starts in half a second: `node bundle-server.mjs <file>`. The
 * file has to be below `sandbox`, where its packages are resolved.
 */

// Resolves esbuild through tsx, which depends on it.
const { build } = createRequire(import.meta.resolve('tsx'))('esbuild');

const SANDBOX = resolve(import.meta.dirname, '../../..');
const OWN_FOLDERS = [SANDBOX, resolve(SANDBOX, '../api')];

/** Resolves files next to the sources, wherever the bundle is. */
const ownPlaces = {
  name: 'own-places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!OWN_FOLDERS.some((folder) => path.startsWith(folder))) return undefined;
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    }),
};

await build({
  entryPoints: [resolve(SANDBOX, 'src/server.ts')],
  outfile: process.argv[2],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Packages that a drill patches, and packages with files of their own.
  external: ['pg', 'pg-native', '@electric-sql/pglite', 'sharp'],
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  plugins: [ownPlaces],
  logLevel: 'error',
});
