import { packagesAffectedBy, type WorkspacePackage } from './changed-packages';
import { CODE, entriesOf, importGraph, reachedBy } from './import-graph';

/** Packages whose tests also run programs by path, which imports do not show. */
const RUN_BY_PATH = ['api', 'release', 'sandbox', 'shared/build'];
const TEST = /\.test\.tsx?$/;

/** Packages and tests that a change may break. */
export interface Affected {
  /** Packages with an affected file. */
  readonly packages: readonly string[];
  readonly tests: readonly string[];
}

const folderOf = (file: string, packages: readonly WorkspacePackage[]): string | undefined =>
  packages.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;

/**
 * Finds the tests that changed files may break: direct and indirect importers. Tests a whole package where imports are
 * not enough: for changed non-code files, for programs or configurations without importers, and where tests run
 * programs by path.
 *
 * @param files changed paths in the repository.
 * @param sources texts of all code, by path in the repository.
 */
export const affectedBy = (
  files: readonly string[],
  sources: ReadonlyMap<string, string>,
  packages: readonly WorkspacePackage[],
): Affected => {
  const graph = importGraph(sources, packages);
  const entries = entriesOf(graph);
  const isProgram = (file: string): boolean => entries.has(file) && !TEST.test(file);

  const code = files.filter((file) => CODE.test(file) && folderOf(file, packages) !== undefined);
  const reached = [...reachedBy(code, graph)];
  const whole = new Set([
    ...packagesAffectedBy(
      files.filter((file) => !code.includes(file) || isProgram(file)),
      packages,
    ).map(({ folder }) => folder),
    ...(files.length > 0 ? ['shared/build'] : []),
    ...RUN_BY_PATH.filter((folder) => reached.some((file) => file.startsWith(`${folder}/`) && isProgram(file))),
  ]);
  const isTested = (file: string): boolean => whole.has(folderOf(file, packages) ?? '') || reached.includes(file);
  const touched = new Set([...whole, ...reached.map((file) => folderOf(file, packages))]);
  return {
    packages: packages.map(({ folder }) => folder).filter((folder) => touched.has(folder)),
    tests: [...sources.keys()].filter((file) => TEST.test(file) && isTested(file)),
  };
};
