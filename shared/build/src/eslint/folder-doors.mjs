import { dirname, join, relative, resolve, sep } from 'node:path';
import { eachImport, folderOf, targetOf, TESTS } from './folder-circles.mjs';

/** Whether a path below `root` is a folder's door, or a file that stands in `root` itself. */
const isDoor = (root, path) => relative(root, path).split(sep).length === 1;

/** Reports an import that reaches into another folder, and one of a folder's own door. */
const doorsOnly = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, additionalProperties: false }],
    messages: {
      deep: 'A module has one door: import from {{door}}, and let its index.ts export what others need.',
      own: 'A file does not import the door of its own module, which imports it: import the file.',
    },
  },
  create: (context) => {
    const [{ root }] = context.options;
    const folder = dirname(context.filename);
    const own = join(root, folderOf(root, context.filename));
    return eachImport((source) => {
      if (!source.value.startsWith('.')) return;
      const path = resolve(folder, source.value);
      if (path === own || path === join(own, 'index')) context.report({ node: source, messageId: 'own' });
      const to = targetOf(root, context.filename, source.value);
      if (to === undefined || isDoor(root, path)) return;
      const door = relative(folder, join(root, to));
      context.report({
        node: source,
        messageId: 'deep',
        data: { door: door.startsWith('.') ? door : `./${door}` },
      });
    });
  },
};

/**
 * The rule that a folder of a package's sources is imported by its `index.ts` only, as ESLint configurations. Tests may look
 * inside.
 *
 * @param {string} repository absolute path of the repository.
 * @param {readonly string[]} roots folders of sources below it, such as `api/src`.
 */
export const folderDoorRules = (repository, roots) =>
  roots.map((path) => ({
    files: [`${path}/**/*.{ts,tsx}`],
    ignores: TESTS,
    plugins: { doors: { rules: { only: doorsOnly } } },
    rules: { 'doors/only': ['error', { root: join(repository, path) }] },
  }));
