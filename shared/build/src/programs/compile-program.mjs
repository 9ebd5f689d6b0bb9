import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Takes esbuild from tsx: as a dependency of this package it would give webpack's plugins a webpack of their own. */
const requireOfTsx = createRequire(import.meta.resolve('tsx'));

/** Inputs of every program: this module, and the lock file instead of the installed packages. */
const COMMON_INPUTS = [join(import.meta.dirname, 'compile-program.mjs'), join(ROOT, 'pnpm-lock.yaml')];

/** Replaced compilations are removed after this time: a running program may still load a part of one. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const packageFolderOf = (file) => {
  const folder = dirname(file);
  return existsSync(join(folder, 'package.json')) || folder === file ? folder : packageFolderOf(folder);
};

/** Apart from its members: this module is compiled too, and would replace them in its own text. */
const META = 'import.meta';

/** Resolves paths beside the sources, wherever the output is. */
const besideSources = {
  name: 'beside-sources',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.m?ts$|\.mjs$/ }, async ({ path }) => {
      const contents = (await readFile(path, 'utf8'))
        .replaceAll(`${META}.dirname`, JSON.stringify(dirname(path)))
        .replaceAll(`${META}.url`, JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: extname(path) === '.mjs' ? 'js' : 'ts' };
    }),
};

/** Leaves packages outside, by the path that the importing package resolves: each sees its own dependencies only. */
const packagesOutside = {
  name: 'packages-outside',
  setup: ({ onResolve, resolve: resolveImport }) => {
    const known = new Map();
    onResolve({ filter: /^[^./#]/ }, ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === packagesOutside || isBuiltin(path)) return undefined;
      if (path.startsWith('@dongne/')) return undefined;
      const key = `${packageFolderOf(importer)} ${kind} ${path}`;
      if (!known.has(key))
        known.set(
          key,
          resolveImport(path, { kind, importer, resolveDir, pluginData: packagesOutside }).then(
            ({ path: file, errors }) => (errors.length > 0 ? { errors } : { path: file, external: true }),
          ),
        );
      return known.get(key);
    });
  },
};

/** Changes with the file's content, for all that matters here. */
const stampOf = async (file) => {
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs} ${size}`;
};

const isFresh = async ({ file, inputs }) => {
  const stamps = await Promise.all([stat(file), ...Object.keys(inputs).map(stampOf)]);
  return Object.values(inputs).every((stamp, index) => stamp === stamps[index + 1]);
};

const bundle = async (entry, folder) => {
  const { build, stop } = requireOfTsx('esbuild');
  const { metafile } = await build({
    entryPoints: { [basename(entry, '.ts')]: entry },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: [],
    sourcemap: 'linked',
    metafile: true,
    plugins: [besideSources, packagesOutside],
    logLevel: 'silent',
  }).finally(stop); // its own process would live as long as the program
  return [...Object.keys(metafile.inputs).map((path) => join(ROOT, path)), ...COMMON_INPUTS];
};

const removeOldOnes = async (folder, name) => {
  const folders = (await readdir(folder, { withFileTypes: true })).filter(
    (each) => each.isDirectory() && each.name.startsWith(`${name}-`),
  );
  for (const { name: old } of folders) {
    // Another process may have removed it.
    const { mtimeMs = Date.now() } = await stat(join(folder, old)).catch(() => ({}));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(folder, old), { recursive: true, force: true });
  }
};

/**
 * Compiles a TypeScript program of the workspace for Node, unless none of its sources has changed since the last time.
 * Processes that compile at the same time do not disturb each other.
 *
 * @param {string} entry absolute path of its module.
 * @returns {Promise<string>} absolute path of the file to run.
 * @throws {Error} with esbuild's messages when it does not compile.
 */
export const compileProgram = async (entry) => {
  const name = basename(entry, '.ts');
  const folder = join(packageFolderOf(entry), 'dist/programs');
  const record = join(folder, `${relative(packageFolderOf(entry), dirname(entry)).replaceAll('/', '-')}-${name}.json`);
  const last = await readFile(record, 'utf8').then(JSON.parse, () => undefined);
  if (last !== undefined && (await isFresh(last).catch(() => false))) return last.file;
  const output = join(folder, `${name}-${process.pid}-${Date.now()}`);
  await mkdir(folder, { recursive: true });
  const files = await bundle(entry, output);
  const inputs = Object.fromEntries(await Promise.all(files.map(async (file) => [file, await stampOf(file)])));
  const compiled = { file: join(output, `${name}.mjs`), inputs };
  await writeFile(`${record}.${process.pid}`, JSON.stringify(compiled));
  await rename(`${record}.${process.pid}`, record);
  await removeOldOnes(folder, name);
  return compiled.file;
};
