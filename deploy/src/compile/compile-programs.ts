import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { CHECKOUT_ONLY, COPIED_PACKAGES, PROGRAMS, PROGRAMS_FOLDER, ROOT } from './programs';

const OUTPUT = join(ROOT, PROGRAMS_FOLDER);

/** Apart from its members, so that this module could be compiled too. */
const META = 'import.meta';

/** Expression for the URL of a source file, relative to the compiled file, so that the folder can be moved. */
const urlOf = (path: string): string => `new URL(${JSON.stringify(relative(OUTPUT, path))}, compiledUrl)`;

/** Resolves files beside the sources, wherever the repository's folders are copied. */
const besideSources: Plugin = {
  name: 'beside-sources',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.m?ts$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined;
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll(`${META}.dirname`, `fileUrlToPath(${urlOf(dirname(path))})`)
        .replaceAll(`${META}.url`, `${urlOf(path)}.href`);
      return { contents, loader: 'ts' };
    }),
};

/** Imports copied packages by their path relative to the compiled file. */
const copiedPackages: Plugin = {
  name: 'copied-packages',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (pluginData === copiedPackages || isBuiltin(path)) return undefined;
      if (!COPIED_PACKAGES.some((name) => path === name || path.startsWith(`${name}/`))) return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: copiedPackages });
      return found.errors.length > 0 ? found : { path: `./${relative(OUTPUT, found.path)}`, external: true };
    }),
};

/** Replaces what builds the sources by a sentence. */
const withoutSources: Plugin = {
  name: 'without-sources',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: CHECKOUT_ONLY }, ({ path }) => ({ path, namespace: 'checkout-only' }));
    onLoad({ filter: /^/, namespace: 'checkout-only' }, () => ({
      contents: "throw new Error('This command builds from the sources: run it in a checkout, with pnpm.');",
    }));
  },
};

/** Gives CommonJS packages `require`, and sources the path of their folder. */
const BANNER = [
  "import { createRequire as requireOf } from 'node:module';",
  "import { fileURLToPath as fileUrlToPath } from 'node:url';",
  `const compiledUrl = ${META}.url;`,
  'const require = requireOf(compiledUrl);',
].join('\n');

/** Version of the programs: of the repository, with its commit; without git `VERSION` names it. */
const versionOf = (): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'api/package.json'), 'utf8'));
  const named = process.env['VERSION'];
  if (named !== undefined && named !== '') return named;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version}-${String(commit).trim()}`;
  } catch {
    return version;
  }
};

/**
 * Compiles every program with its packages into `deploy/dist`, where each runs with plain `node`.
 *
 * @returns absolute paths of the files of copied packages that the programs import.
 */
export const compilePrograms = async (): Promise<readonly string[]> => {
  await rm(OUTPUT, { recursive: true, force: true });
  const { metafile } = await build({
    metafile: true,
    entryPoints: Object.fromEntries(Object.entries(PROGRAMS).map(([name, entry]) => [name, join(ROOT, entry)])),
    outdir: OUTPUT,
    outExtension: { '.js': '.mjs' },
    // Beside the programs: paths to the sources are relative to one folder.
    chunkNames: 'part-[hash]',
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    define: { 'process.env.PROGRAM_VERSION': JSON.stringify(versionOf()) },
    // Tried and optional: the driver works without it.
    external: ['pg-native'],
    banner: { js: BANNER },
    plugins: [besideSources, copiedPackages, withoutSources],
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return imports
    .filter(({ path, external }) => external === true && path.startsWith('./'))
    .map(({ path }) => join(OUTPUT, path));
};
