import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licenses that need no review. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

interface Manifest {
  readonly name: string;
  readonly license?: string | { readonly type: string };
  /** Deprecated format before SPDX, still in use. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** Package with its license: an SPDX expression, empty when missing. */
export interface LicensedPackage {
  readonly name: string;
  readonly license: string;
}

const licenseOf = ({ license, licenses }: Manifest): string => {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
};

/** Checks whether an expression such as `(MIT OR CC0-1.0)` allows shipping: one alternative with all of its parts. */
export const isPermissive = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => PERMISSIVE.has(part)));

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((scoped) => `${name}/${scoped}`) : [name],
  );

/** Lists every installed package in pnpm's folder (`node_modules/.pnpm`). */
export const installedPackages = (pnpmFolder: string): readonly LicensedPackage[] =>
  readdirSync(pnpmFolder).flatMap((entry) => {
    const modules = join(pnpmFolder, entry, 'node_modules');
    // Skips links to the dependencies of the package that the entry is named after.
    const own = existsSync(modules)
      ? namesIn(modules).filter((name) => entry.startsWith(`${name.replace('/', '+')}@`))
      : [];
    return own.flatMap((name) => {
      const file = join(modules, name, 'package.json');
      if (!existsSync(file)) return [];
      const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
      return [{ name, license: licenseOf(manifest) }];
    });
  });
