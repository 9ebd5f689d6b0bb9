import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import type { WorkspacePackage } from './changed-packages';
import { doorsOf } from './doors';

/** Imports by path in the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Suffixes that an import may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];
export const CODE = /\.(tsx?|[cm]?js)$/;

/** Looks a name up in `exports` or `imports` of a manifest; a key with `*` stands for any text. */
const targetIn = (targets: Readonly<Record<string, string>>, name: string): string | undefined => {
  if (targets[name] !== undefined) return targets[name];
  for (const [key, target] of Object.entries(targets)) {
    const [start = '', end] = key.split('*');
    if (end !== undefined && name.startsWith(start) && name.endsWith(end))
      return target.replace('*', name.slice(start.length, name.length - end.length));
  }
  return undefined;
};

/** Resolves an import of another package by its exports. */
const exported = (specifier: string, packages: readonly WorkspacePackage[]): string | undefined => {
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (owner === undefined) return undefined;
  const target = targetIn(owner.exports, `.${specifier.slice(owner.name.length)}`);
  return target === undefined ? undefined : join(owner.folder, target);
};

/** Resolves a subpath import of the file's own package, such as `#money`. */
const named = (file: string, specifier: string, packages: readonly WorkspacePackage[]): string | undefined => {
  const owner = packages.find(({ folder }) => file.startsWith(`${folder}/`));
  const target = targetIn(owner?.imports ?? {}, specifier);
  return owner === undefined || target === undefined ? undefined : join(owner.folder, target);
};

/** Adds `export * as name from`, which TypeScript's scanner omits. */
const NAMESPACE_EXPORT = /^export (?:type )?\* as \w+ from '([^']+)'/gm;

const specifiersOf = (text: string): readonly string[] => [
  ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
  ...[...text.matchAll(NAMESPACE_EXPORT)].map(([, specifier = '']) => specifier),
];

/**
 * Reads the imports of every file: statements, `import()` and `require()`. Omits external packages. Resolves names that
 * are imported through an index file to the files that declare them.
 *
 * @param sources texts by path in the repository.
 */
export const importGraph = (
  sources: ReadonlyMap<string, string>,
  packages: readonly WorkspacePackage[],
): ImportGraph => {
  const placeOf = (file: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
    return specifier.startsWith('#') ? named(file, specifier, packages) : exported(specifier, packages);
  };
  const resolve = (file: string, specifier: string): string | undefined => {
    const place = placeOf(file, specifier);
    return place === undefined ? undefined : ENDINGS.map((ending) => place + ending).find((path) => sources.has(path));
  };
  const mayBeDoor = (file: string): boolean =>
    packages.some(({ folder, sideEffects }) => !sideEffects && file.startsWith(`${folder}/`));
  const doors = doorsOf(sources, { resolve, mayBeDoor });
  const importsOf = (file: string, text: string): readonly string[] => {
    const specifiers = specifiersOf(text);
    const found = specifiers.map((specifier) => resolve(file, specifier)).filter((path) => path !== undefined);
    // Skips the imports of an index file: only the imported names decide what they affect.
    if (doors.isEntryPoint(file)) return [];
    return found.some(doors.isEntryPoint) ? doors.reached(file, specifiers) : found;
  };
  return new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]));
};

/** Finds the changed files with their direct and indirect importers. */
export const reachedBy = (changed: readonly string[], graph: ImportGraph): ReadonlySet<string> => {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  const reached = new Set(changed);
  // Iterates over entries that are added during the loop too.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
};

/** Lists files without importers: programs, configurations, tests. */
export const entriesOf = (graph: ImportGraph): ReadonlySet<string> => {
  const imported = new Set([...graph.values()].flat());
  return new Set([...graph.keys()].filter((file) => !imported.has(file)));
};
