import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Packs the server into one file, so that a process of it starts in half a second: `node bundle-server.mjs <file>`. The file
 * has to stand below `api`, where its packages are found.
 */

// It comes with tsx, which runs the same sources file by file.
const { build } = createRequire(import.meta.resolve('tsx'))('esbuild');

const SOURCES = resolve(import.meta.dirname, '../..');

/** Sources find their files beside themselves, wherever the packed one stands. */
const ownPlaces = {
  name: 'own-places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!path.startsWith(SOURCES)) return undefined;
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    }),
};

await build({
  entryPoints: [resolve(SOURCES, 'server.ts')],
  outfile: process.argv[2],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // What a drill reaches into, and what brings files of its own.
  external: ['pg', 'pg-native', '@electric-sql/pglite', 'sharp'],
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  plugins: [ownPlaces],
  logLevel: 'error',
});
