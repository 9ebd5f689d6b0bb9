import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseStage } from '../webpack/inputs.mjs';
import { SINGLETON_PREFIXES, SINGLETONS } from '../webpack/singleton-names.mjs';
import { withStyledIds } from '../webpack/styled-ids.mjs';

/** Takes esbuild from tsx: as a dependency of this package it would give webpack's plugins a webpack of their own. */
const { build } = createRequire(import.meta.resolve('tsx'))('esbuild');

const isProvided = (name) => SINGLETONS.includes(name) || SINGLETON_PREFIXES.some((prefix) => name.startsWith(prefix));

/** Gives styled components the ids that they have in the browser's bundle. */
const styledIds = {
  name: 'styled-ids',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: withStyledIds(await readFile(path, 'utf8'), path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    })),
};

/** Parts of jotai that hold its state: a separate copy would create a second store without a provider. */
const JOTAI_PARTS = /^jotai\/(vanilla|react)$/;

/** Namespace of the modules that stand for shared packages. */
const SHELL = 'shell';

/**
 * Takes shared packages from the shell, as in the browser. Each is imported through a module outside of our packages:
 * inside, whose type is `module`, the default import of CommonJS would be the whole module, as in Node.
 */
const fromTheShell = {
  name: 'from-the-shell',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^/, namespace: SHELL }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: JOTAI_PARTS }, () => ({ path: 'jotai', namespace: SHELL }));
    onResolve({ filter: /^[^./]/ }, ({ path }) => (isProvided(path) ? { path, namespace: SHELL } : undefined));
    onLoad({ filter: /^/, namespace: SHELL }, ({ path }) => ({
      contents: `export * from '${path}'; export { default } from '${path}';`,
    }));
  },
};

/** Leaves out the container loader: the server reads bundles from the store. */
const withoutLoader = {
  name: 'without-loader',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@module-federation\/enhanced\/runtime$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /^/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/**
 * Builds a package's server bundle: one file that is evaluated for server rendering (ADR 0069), with the browser's
 * sources and styled-components ids. Not minified: a process reads the file and no client downloads it.
 *
 * @param {{ dir: string, isShell: boolean }} options the package's folder; `isShell`: bundles everything, else requires
 * shared packages by name.
 * @returns {Promise<string>} name of the file in `dist`: `server.<content hash>.cjs`.
 * @throws {Error} with the errors of esbuild.
 */
export const buildServerBundle = async ({ dir, isShell }) => {
  const { outputFiles } = await build({
    absWorkingDir: dir,
    entryPoints: [isShell ? 'src/server/index.ts' : 'src/server.ts'],
    outdir: 'dist',
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    // Prefers ES modules, as the browser's bundle does: a library has one copy of its state.
    mainFields: ['module', 'main'],
    conditions: ['module', 'production'],
    target: 'node20',
    // Sealed processes have no loader of modules.
    supported: { 'dynamic-import': false },
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: {
      'process.env.RELEASE_STAGE': JSON.stringify(releaseStage()),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'silent',
    plugins: [...(isShell ? [] : [fromTheShell]), withoutLoader, styledIds],
  });
  const [{ contents }] = outputFiles;
  const file = `server.${createHash('sha256').update(contents).digest('hex').slice(0, 8)}.cjs`;
  await mkdir(join(dir, 'dist'), { recursive: true });
  await writeFile(join(dir, 'dist', file), contents);
  return file;
};
