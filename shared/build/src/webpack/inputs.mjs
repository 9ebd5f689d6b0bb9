import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { BROWSERS_FILE } from '../browsers/browsers-file.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'style-guide']);
const IS_TEST = /\.test\.tsx?$/;

const filesBelow = (dir) =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !IS_TEST.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(dir, entry.name)) : [join(dir, entry.name)]))
    .sort();

const BUNDLED = [
  'shared/ui',
  'shared/contract',
  'shared/pages',
  'shared/build/src/webpack',
  'shared/build/src/browsers',
  'shared/build/src/server-bundle',
];

/** Excludes the platform from remotes, which never bundle it: a change of the platform rebuilds the shell only. */
const bundledWith = (dir) => (basename(dir) === 'shell' ? [...BUNDLED, 'shared/platform'] : BUNDLED);

/**
 * Audience of a build. `local` (`pnpm start` and `pnpm dev` on a developer's machine): the shell accepts remotes from
 * other origins and logs what happens to remotes. Defaults to production.
 *
 * @returns {'local' | 'production'}
 */
export const releaseStage = () => (process.env.RELEASE_STAGE === 'local' ? 'local' : 'production');

/** Only the shell differs between stages. */
const stageOf = (dir) => (basename(dir) === 'shell' ? releaseStage() : '');

/**
 * Hashes everything that determines a package's bundle: its sources, bundled shared sources, build presets and locked
 * versions. Names the version and skips a repeated build.
 *
 * @param {string} dir the package's folder.
 * @returns {string} 8 hex digits.
 */
const inputHash = (dir) => {
  const hash = createHash('sha256').update(stageOf(dir));
  const folders = [resolve(dir), ...bundledWith(dir).map((folder) => join(ROOT, folder))];
  const files = [...folders.flatMap(filesBelow), join(ROOT, 'pnpm-lock.yaml'), BROWSERS_FILE];
  for (const file of files) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
};

/** `<package version>-<hash of its inputs>`, e.g. `1.4.0-3f2a9c01`. */
export const buildVersion = (dir) => {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  return `${version}-${inputHash(dir)}`;
};
