import { dirname, join, relative, sep } from 'node:path';
import { eachImport, folderOf, nameOfDoor, pathOf, ROOTS, rootsOf, targetOf, TESTS } from './folder-cycles.mjs';

/** Checks for a folder's `index.ts`, or a file directly in `root`. */
const isEntryPoint = (root, path) => relative(root, path).split(sep).length === 1;

/** Message for an import with its data; undefined for a valid import. */
const problemOf = (root, file, specifier) => {
  const path = pathOf(file, specifier);
  if (path === undefined) return undefined;
  const own = join(root, folderOf(root, file));
  if ([own, join(own, 'index'), join(own, 'index.ts')].includes(path)) return { messageId: 'own' };
  const to = targetOf(root, file, specifier);
  if (to === undefined || specifier.startsWith('#')) return undefined;
  const named = nameOfDoor(file, join(root, to));
  if (named !== undefined) return { messageId: 'named', data: { door: named } };
  if (isEntryPoint(root, path)) return undefined;
  const door = relative(dirname(file), join(root, to));
  return { messageId: 'deep', data: { door: door.startsWith('.') ? door : `./${door}` } };
};

/** Reports an import of another folder's inner file, and of a folder's own `index.ts`. */
const entryPointsOnly = {
  meta: {
    type: 'problem',
    schema: ROOTS,
    messages: {
      deep: 'A module is imported through its index.ts: import from {{door}}, and export there what others need.',
      named: 'A wing is imported by its name: {{door}}.',
      own: 'A file must not import the index.ts of its own module, which imports it: import the file.',
    },
  },
  create: (context) =>
    eachImport((source) => {
      for (const { root } of rootsOf(context)) {
        const problem = problemOf(root, context.filename, source.value);
        if (problem !== undefined) context.report({ node: source, ...problem });
      }
    }),
};

/**
 * ESLint configurations that allow imports of a folder only through its `index.ts`, and of a wing only by its name in
 * `imports`. Tests are exempt.
 *
 * @param {string} repository absolute path of the repository.
 * @param {readonly string[]} paths source folders below it, such as `api/src`; one may be inside another.
 */
export const folderEntryRules = (repository, paths) => [
  {
    files: paths.map((path) => `${path}/**/*.{ts,tsx}`),
    ignores: TESTS,
    plugins: { doors: { rules: { only: entryPointsOnly } } },
    rules: { 'doors/only': ['error', ...paths.map((path) => ({ root: join(repository, path) }))] },
  },
];
