import { packagesAffectedBy, type WorkspacePackage } from './changed-packages';
import { CODE, entriesOf, importGraph, reachedBy } from './import-graph';

/** Their tests also run programs by their path, which no import shows. */
const RUN_BY_PATH = ['api', 'release', 'shared/build'];
const TEST = /\.test\.tsx?$/;

/** Packages and tests that a change may break. */
export interface Affected {
  /** Packages with a file that the change reaches. */
  readonly packages: readonly string[];
  readonly tests: readonly string[];
}

const folderOf = (file: string, packages: readonly WorkspacePackage[]): string | undefined =>
  packages.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;

/**
 * The tests that a change of files may break: those that import a changed file over any number of steps. A package is tested
 * whole where imports do not tell: after a change of something else than code, of a program or configuration that no file
 * imports, and where tests run programs by their path.
 *
 * @param files paths in the repository that changed.
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
