/** A package of the workspace, as far as it matters who depends on whom. */
export interface WorkspacePackage {
  readonly name: string;
  /** Its place in the repository: `shared/platform`. */
  readonly folder: string;
  /** Names of all it depends on, the workspace's and others. */
  readonly dependencies: readonly string[];
  /** Its doors, as its manifest names them: `./paths` → `./src/paths/index.ts`. */
  readonly exports: Readonly<Record<string, string>>;
  /** Names of its own files: `#money` → `./src/money/index.ts`. */
  readonly imports?: Readonly<Record<string, string>>;
  /** Whether importing a file does more than to give its names; `sideEffects` of the manifest. */
  readonly sideEffects: boolean;
}

/** Whether two versions of the lockfile differ in more than who depends on what, which manifests say as well. */
export const lockDiffers = (before: string, after: string): boolean => {
  const [one, other] = [before, after].map((text) => text.replace(/^importers:\n[\s\S]*?^packages:/m, ''));
  return one !== other;
};

/** Reads the texts and sources of every other package, and the pages in `docs`. */
const READS_EVERYTHING = 'shared/build';
/** Compares its tables with `docs/domain`. */
const READS_DOCS = 'shared/contract';

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);

/** The packages whose own files changed. What lies in no package and is no page may change any of them. */
const changedBy = (files: readonly string[], packages: readonly WorkspacePackage[]): readonly WorkspacePackage[] => {
  const changed = new Set<WorkspacePackage>();
  for (const file of files) {
    const owner = packages.find(({ folder }) => isIn(folder, file));
    if (owner !== undefined) changed.add(owner);
    else if (!isIn('docs', file) && !file.endsWith('.md')) return packages;
  }
  return [...changed];
};

/**
 * The packages that a change of files may break: those that changed, all that depend on them over any number of steps, and
 * those whose tests read other packages' files or the pages.
 *
 * @param files paths in the repository.
 */
export const packagesAffectedBy = (
  files: readonly string[],
  packages: readonly WorkspacePackage[],
): readonly WorkspacePackage[] => {
  const affected = new Set(changedBy(files, packages));
  // A set hands out what is added while it is walked through.
  for (const { name } of affected)
    for (const dependant of packages) if (dependant.dependencies.includes(name)) affected.add(dependant);
  const isAffected = ({ folder }: WorkspacePackage): boolean =>
    (folder === READS_EVERYTHING && files.length > 0) ||
    (folder === READS_DOCS && files.some((file) => isIn('docs', file)));
  return packages.filter((one) => affected.has(one) || isAffected(one));
};
