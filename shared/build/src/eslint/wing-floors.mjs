import { join } from 'node:path';
import { eachImport, folderOf, targetOf, TESTS } from './folder-cycles.mjs';

/** Reports an import of a wing on the same floor or above. */
const nothingPointsUp = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          root: { type: 'string' },
          floors: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      up: '{{to}} does not stand below {{from}}: move what both need into a wing below them (ADR 0044).',
    },
  },
  create: (context) => {
    const [{ root, floors }] = context.options;
    const floorOf = (folder) => floors.findIndex((wings) => wings.includes(folder));
    const from = folderOf(root, context.filename);
    return eachImport((source) => {
      const to = targetOf(root, context.filename, source.value);
      if (to === undefined || floorOf(from) < 0) return;
      // Floor of folders without one: above all wings.
      if (floorOf(to) >= 0 && floorOf(to) < floorOf(from)) return;
      context.report({ node: source, messageId: 'up', data: { from, to } });
    });
  },
};

/**
 * ESLint configurations for the order of wings: a wing imports only wings of lower floors. Tests are exempt.
 *
 * @param {string} repository absolute path of the repository.
 * @param {string} path folder of the wings below it, such as `api/src`.
 * @param {readonly (readonly string[])[]} floors names of the wings, lowest floor first.
 */
export const wingFloorRules = (repository, path, floors) => [
  {
    files: floors.flat().map((wing) => `${path}/${wing}/**/*.ts`),
    ignores: TESTS,
    plugins: { wings: { rules: { floors: nothingPointsUp } } },
    rules: { 'wings/floors': ['error', { root: join(repository, path), floors }] },
  },
];
