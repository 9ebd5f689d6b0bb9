import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { CHILD_MODULES, DATA_FILES, PACKAGE_FILES, PROGRAMS_FOLDER, ROOT } from './programs';

/**
 * Returns the files that compiled programs and their child processes need of packages, symbolic links included.
 *
 * @param programs absolute paths of the compiled programs.
 */
const tracedFiles = async (programs: readonly string[]): Promise<string[]> => {
  const entries = [...programs, ...[...CHILD_MODULES, ...PACKAGE_FILES].map((path) => join(ROOT, path))];
  // Follows imports alone: paths that programs open are listed.
  const analysis = { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: true };
  const { fileList } = await nodeFileTrace(entries, { base: ROOT, analysis });
  return [...fileList];
};

/**
 * Copies all that the compiled programs need into a folder, at the same paths as in the repository: neither sources nor
 * tools.
 *
 * @param programs absolute paths of the compiled programs.
 * @param target absolute path of an empty or missing folder.
 */
export const copyDeployment = async (programs: readonly string[], target: string): Promise<void> => {
  const files = await tracedFiles(programs);
  for (const path of [PROGRAMS_FOLDER, ...DATA_FILES, ...files.sort()]) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(join(ROOT, path), join(target, path), { recursive: true, verbatimSymlinks: true, force: true });
  }
};
