import { dirname, join, relative, sep } from 'node:path';
import { eachImport, folderOf, nameOfDoor, pathOf, ROOTS, rootsOf, targetOf, TESTS } from './folder-circles.mjs';

/** Checks for a folder's `index.ts`, or a file directly in `root`. */
const isEntryPoint = (root, path) => relative(root, path).split(sep).length === 1;

/** Message for an import and its data, or undefined when the import is fine. */
const problemOf = (root, file, specifier) => {
  const path = pathOf(file, specifier);
  if (path === undefined) return undefined;
  const own = join(root, folderOf(root, file));
  if ([own, join(own, 'index'), join(own, 'index.ts')].includes(path)) return { messageId: 'own' };
  const to = targetOf(root, file, specifier);
  if (to === undefined || specifier.startsWith('#')) return undefined;
  const named = nameOfDoor(file, join(root, to));
  if (named !== undefined) return { messageId: 'named', data: { door: named } };
  if (isDoor(root, path)) return undefined;
  const door = relative(dirname(file), join(root, to));
  return { messageId: 'deep', data: { door: door.startsWith('.') ? door : `./${door}` } };
};

/** Reports an import that reaches into another folder, and one of a folder's own door. */
const doorsOnly = {
  meta: {
    type: 'problem',
    schema: ROOTS,
    messages: {
      deep: 'A module has one door: import from {{door}}, and let its index.ts export what others need.',
      named: 'A wing is imported by its name: {{door}}.',
      own: 'A file does not import the door of its own module, which imports it: import the file.',
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
 * The rule that a folder of a package's sources is imported by its `index.ts` only, and a wing by its name in `imports`, as
 * ESLint configurations. Tests may look inside.
 *
 * @param {string} repository absolute path of the repository.
 * @param {readonly string[]} paths folders of sources below it, such as `api/src`; one may lie in another.
 */
export const folderDoorRules = (repository, paths) => [
  {
    files: paths.map((path) => `${path}/**/*.{ts,tsx}`),
    ignores: TESTS,
    plugins: { doors: { rules: { only: doorsOnly } } },
    rules: { 'doors/only': ['error', ...paths.map((path) => ({ root: join(repository, path) }))] },
  },
];
