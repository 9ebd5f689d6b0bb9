import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { CHILD_MODULES, DATA_FILES, PACKAGE_FILES, PROGRAMS_FOLDER, ROOT } from './programs';

/** Returns the files that programs need of packages which are not bundled, symbolic links included. */
const tracedFiles = async (imported: readonly string[]): Promise<string[]> => {
  const files = [...CHILD_MODULES, ...PACKAGE_FILES].map((path) => join(ROOT, path));
  // Follows imports alone: paths that programs open are listed.
  const analysis = { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: true };
  const { fileList } = await nodeFileTrace([...files, ...imported], { base: ROOT, analysis });
  return [...fileList];
};

/**
 * Copies the compiled programs and all that they need into a folder, at the same paths as in the repository: neither
 * sources nor tools.
 *
 * @param imported absolute paths of the files of packages that the programs import.
 * @param target absolute path of an empty or missing folder.
 */
export const copyDeployment = async (imported: readonly string[], target: string): Promise<void> => {
  for (const path of [PROGRAMS_FOLDER, ...DATA_FILES, ...(await tracedFiles(imported)).sort()]) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(join(ROOT, path), join(target, path), { recursive: true, verbatimSymlinks: true, force: true });
  }
};
