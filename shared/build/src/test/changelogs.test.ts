import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REMOTES } from '../remotes.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PACKAGES = ['shell', ...REMOTES, 'shared/platform', 'shared/contract', 'api', 'sandbox', 'release'];

const textOf = (folder: string, name: string): string => readFileSync(join(ROOT, folder, name), 'utf8');

describe('changelog', () => {
  it.each(PACKAGES)('begins with the version of its package: %s', (folder) => {
    const { version } = JSON.parse(textOf(folder, 'package.json'));
    const versions = [...textOf(folder, 'CHANGELOG.md').matchAll(/^## \[([\d.]+)\]/gm)].map(([, number]) => number);
    expect(versions.at(0)).toBe(version);
    expect(versions.at(-1)).toBe('1.0.0');
  });
});
