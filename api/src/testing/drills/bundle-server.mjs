import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/*
 * Packs the server into one file, so that a process of it starts in half a second: `node bundle-server.mjs <file>`. The file
 * has to stand two folders below `api`, as the sources do that look for migrations and packages from there.
 */

// It comes with tsx, which runs the same sources file by file.
const { build } = createRequire(import.meta.resolve('tsx'))('esbuild');

await build({
  entryPoints: [resolve(import.meta.dirname, '../../server.ts')],
  outfile: process.argv[2],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // What a drill reaches into, and what brings files of its own.
  external: ['pg', 'pg-native', '@electric-sql/pglite'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'error',
});
