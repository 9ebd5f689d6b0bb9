import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { circlesOf } from '../house/circles.mjs';

/** Excludes tests, which may import any folder: production code does not import them. */
const IS_TEST = /\.test\.tsx?$|(^|\/)testing\//;
const IS_SOURCE = /\.tsx?$/;

/** Returns the folder of a path below `root`; a file in `root` counts as a folder. */
export const folderOf = (root, path) => relative(root, path).split(sep)[0].replace(IS_SOURCE, '');

const sourcesOf = (root) =>
  readdirSync(root, { recursive: true })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => IS_SOURCE.test(path) && !IS_TEST.test(path))
    .map((path) => join(root, path));

/** Names of the nearest package's `imports` (`#money`), each with the absolute path of its file. */
const namedImports = (() => {
  const known = new Map();
  const read = (folder) => {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) return dirname(folder) === folder ? new Map() : named(dirname(folder));
    const { imports = {} } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(imports).map(([name, path]) => [name, resolve(folder, path)]));
  };
  const named = (folder) => {
    if (!known.has(folder)) known.set(folder, read(folder));
    return known.get(folder);
  };
  return named;
})();

/** Absolute path that an import names, relative or by a name of `imports`; undefined for packages. */
export const pathOf = (file, specifier) => {
  if (specifier.startsWith('#')) return namedImports(dirname(file)).get(specifier);
  return specifier.startsWith('.') ? resolve(dirname(file), specifier) : undefined;
};

/** Folder below `root` that an import goes to; undefined when it stays in its own folder or leaves `root`. */
export const targetOf = (root, file, specifier) => {
  const path = pathOf(file, specifier);
  if (path === undefined) return undefined;
  const target = folderOf(root, path);
  return ['', '..', folderOf(root, file)].includes(target) ? undefined : target;
};

/** Name of `imports` whose file is the door of a folder; undefined for folders without one. */
export const nameOfDoor = (file, folder) =>
  [...namedImports(dirname(file))].find(([, path]) => path === join(folder, 'index.ts'))?.[0];

/** Maps each folder to the folders it imports; type imports count, because readers follow them too. */
const importsByFolder = (root) => {
  const imports = new Map();
  for (const file of sourcesOf(root)) {
    const targets = imports.get(folderOf(root, file)) ?? new Set();
    imports.set(folderOf(root, file), targets);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const target = targetOf(root, file, fileName);
      if (target !== undefined) targets.add(target);
    }
  }
  return imports;
};

/** Visitor for every import of a file, including types and dynamic imports. */
export const eachImport = (check) => {
  const visit = ({ source }) => {
    if (typeof source?.value === 'string') check(source);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
};

/** Files that the folder rules ignore. */
export const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** Schema of a rule whose options are one object per root. */
export const ROOTS = { type: 'array', items: { type: 'object', required: ['root'] } };

/** Options of the roots that contain a file: a file of a wing is also in the package. */
export const rootsOf = ({ filename, options }) => options.filter(({ root }) => filename.startsWith(root + sep));

/** Reports an import between two folders of a cycle. */
const noFolderCycles = {
  meta: {
    type: 'problem',
    schema: ROOTS,
    messages: {
      circle:
        'The folders {{circle}} import one another in a cycle: move what both need into a folder below them, or make them one module (ADR 0044).',
    },
  },
  create: (context) =>
    eachImport((source) => {
      for (const { root, circles } of rootsOf(context)) {
        const from = folderOf(root, context.filename);
        const circle = circles.find((folders) => folders.includes(from));
        const to = targetOf(root, context.filename, source.value);
        if (to !== undefined && circle?.includes(to))
          context.report({ node: source, messageId: 'circle', data: { circle: circle.join(', ') } });
      }
    }),
};

/**
 * ESLint configurations that forbid import cycles between the folders of each root. Cycles are calculated with the
 * configuration and passed as options, which are part of ESLint's cache key: an unchanged file is checked again when
 * another file opens or closes a cycle.
 *
 * @param {string} repository absolute path of the repository.
 * @param {readonly string[]} paths source folders below it, such as `api/src`; one may be inside another.
 */
export const folderCycleRules = (repository, paths) => {
  const roots = paths
    .map((path) => join(repository, path))
    .map((root) => ({ root, circles: circlesOf(importsByFolder(root)) }));
  return [
    {
      files: paths.map((path) => `${path}/**/*.{ts,tsx}`),
      ignores: TESTS,
      plugins: { folders: { rules: { 'no-circles': noFolderCycles } } },
      rules: { 'folders/no-circles': ['error', ...roots] },
    },
  ];
};
