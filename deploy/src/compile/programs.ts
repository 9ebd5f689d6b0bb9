import { resolve } from 'node:path';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Folder of the compiled programs, as deep in a deployment as in the repository. */
export const PROGRAMS_FOLDER = 'deploy/dist';

/** Programs of a deployment, each a process of its own: name of the file, and module in the repository. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  api: 'api/src/server.ts',
  migrate: 'api/src/migrate.ts',
  release: 'release/src/cli/release.ts',
  'remote-host': 'release/src/programs/remote-host.ts',
  sandbox: 'sandbox/src/server.ts',
  'shell-host': 'release/src/programs/shell-host.ts',
};

/** Packages with native code or files of their own: copied, not bundled. */
export const COPIED_PACKAGES: readonly string[] = ['@electric-sql/pglite', 'sharp'];

/** Modules that need the sources: publishing builds them, so it runs in a checkout. */
export const CHECKOUT_ONLY = /^(\.\/publishing|\.\/serve-remote|tsx\/esm\/api)$/;

/** Files and folders that programs open by path. */
export const DATA_FILES: readonly string[] = [
  'api/migrations',
  'api/src/content/promotions/scenes',
  'api/src/customers/areas/boundaries/legal-dongs.json.gz',
  'api/src/customers/areas/roads/well-known-roads.txt',
  'release/keys.json',
  'release/src/hosts/browser',
  'sandbox/migrations',
  'sandbox/src/page',
];

/** Modules that programs start as processes and threads. */
export const CHILD_MODULES: readonly string[] = [
  'api/src/base/database/embedded-worker.mjs',
  'release/src/hosts/first-view/end-with-host.mjs',
  'release/src/hosts/first-view/render-child.mjs',
];

/** Files of packages that programs resolve by name: each with the package's entry, by which it is found. */
export const PACKAGE_FILES: readonly string[] = [
  ...['cube.tar.gz', 'earthdistance.tar.gz', 'initdb.wasm', 'pglite.data', 'pglite.wasm'].map(
    (file) => `api/node_modules/@electric-sql/pglite/dist/${file}`,
  ),
  'api/node_modules/pretendard/package.json',
  'api/node_modules/pretendard/dist/public/static/Pretendard-Bold.otf',
  'api/node_modules/pretendard/dist/public/static/Pretendard-Medium.otf',
  'release/node_modules/heic-to/package.json',
  'release/node_modules/heic-to/dist/heic-to.js',
  'release/node_modules/heic-to/dist/iife/heic-to.js',
  'release/node_modules/heic2any/package.json',
  'release/node_modules/heic2any/dist/heic2any.js',
  'release/node_modules/heic2any/dist/heic2any.min.js',
];
