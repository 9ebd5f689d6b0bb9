import type { NewFile } from './page-template';

const paths = (
  squad: string,
): string => `/** Pages of mf-${squad}; each path matches a route of its \`route-table.ts\`. */
export const ${squad}Paths = { home: () => '/${squad}' } as const;
`;

const nameOfPaths = (squad: string): string => `pathsOf${squad.charAt(0).toUpperCase()}${squad.slice(1)}`;

const pathsTest = (squad: string): string => `import { ${nameOfPaths(squad)} } from '@dongne/contract/testing';
import { pathsWithoutRoute } from '@dongne/platform/testing';
import { routeTable } from './route-table';

describe('the paths of mf-${squad}', () => {
  it.each(Object.entries(${nameOfPaths(squad)}))('match its routes: %s', (_name, group) => {
    expect(pathsWithoutRoute(group, routeTable)).toEqual([]);
  });
});
`;

/** Name of a remote without `mf-`. */
export const squadOf = (remote: string): string => remote.replace('mf-', '');

const fileOfPaths = (squad: string): string => `shared/contract/src/paths/${squad}.ts`;

/** Renders a new remote's paths, and the test that compares them with its routes. */
export const pathsFiles = (name: string): readonly NewFile[] => {
  const squad = squadOf(name);
  return [
    { path: fileOfPaths(squad), text: paths(squad) },
    { path: `${name}/src/paths.test.ts`, text: pathsTest(squad) },
  ];
};

/**
 * Appends a new squad to the files that list all squads: paths, their tests, and owners.
 *
 * @param read returns the text of a file.
 */
export const withSquad = (name: string, read: (path: string) => string): readonly NewFile[] => {
  const squad = squadOf(name);
  const owned = [`/${name}/`, `/${fileOfPaths(squad)}`].map((path) => `${path.padEnd(42)} @dongne/${squad}\n`);
  const lines = {
    'shared/contract/src/paths/index.ts': `export * from './${squad}';\n`,
    'shared/contract/src/testing/index.ts': `export * as ${nameOfPaths(squad)} from '../paths/${squad}';\n`,
    'docs/CODEOWNERS': owned.join(''),
  };
  return Object.entries(lines).map(([path, last]) => ({ path, text: read(path) + last }));
};
