/** Package of the workspace with its dependencies. */
export interface WorkspacePackage {
  readonly name: string;
  /** Folder in the repository: `shared/platform`. */
  readonly folder: string;
  /** Names of all dependencies, of the workspace and external. */
  readonly dependencies: readonly string[];
  /** Exports of its manifest: `./paths` → `./src/paths/index.ts`. */
  readonly exports: Readonly<Record<string, string>>;
  /** Subpath imports of its manifest: `#money` → `./src/money/index.ts`. */
  readonly imports?: Readonly<Record<string, string>>;
  /** Whether importing a file has side effects; `sideEffects` of the manifest. */
  readonly sideEffects: boolean;
}

/** Compares two lockfiles without the importers, which the manifests contain too. */
export const lockDiffers = (before: string, after: string): boolean => {
  const [one, other] = [before, after].map((text) => text.replace(/^importers:\n[\s\S]*?^packages:/m, ''));
  return one !== other;
};

/** Reads the sources of every other package, and the pages in `docs`. */
const READS_EVERYTHING = 'shared/build';
/** Compares its tables with `docs/domain`. */
const READS_DOCS = 'shared/contract';

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);

/** Finds the packages with changed files. A file outside of packages and docs affects all. */
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
 * Finds the packages that changed files may break: the changed ones, their dependants, and those whose tests read other
 * packages or the docs.
 *
 * @param files paths in the repository.
 */
export const packagesAffectedBy = (
  files: readonly string[],
  packages: readonly WorkspacePackage[],
): readonly WorkspacePackage[] => {
  const affected = new Set(changedBy(files, packages));
  // Iterates over entries that are added during the loop too.
  for (const { name } of affected)
    for (const dependant of packages) if (dependant.dependencies.includes(name)) affected.add(dependant);
  const isAffected = ({ folder }: WorkspacePackage): boolean =>
    (folder === READS_EVERYTHING && files.length > 0) ||
    (folder === READS_DOCS && files.some((file) => isIn('docs', file)));
  return packages.filter((one) => affected.has(one) || isAffected(one));
};
