import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from './changed-packages';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean;
}

const foldersIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, folder, entry.name, 'package.json')))
    .map((entry) => join(folder, entry.name));

/** Lists the packages of the workspace: the folders of the root and of `shared` with a `package.json`. */
export const workspacePackages = (root: string): WorkspacePackage[] =>
  [...foldersIn(root, ''), ...foldersIn(root, 'shared')].map((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const { name, dependencies, devDependencies, exports = {}, imports = {}, sideEffects = true } = manifest;
    const all = Object.keys({ ...dependencies, ...devDependencies });
    return { name, folder, dependencies: all, exports, imports, sideEffects };
  });
