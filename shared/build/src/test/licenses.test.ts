import { join, resolve } from 'node:path';
import { installedPackages, isPermissive } from './licenses';

const PNPM = join(resolve(import.meta.dirname, '../../../..'), 'node_modules/.pnpm');

/** Packages under other licenses, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'heic-to': 'LGPL-3.0: a separate, unchanged file, loaded on demand',
  '@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later: a tool of mapshaper, never shipped',
  '@img/sharp-libvips-linuxmusl-x64': 'LGPL-3.0-or-later: as above, on other systems',
  'web-push': 'MPL-2.0: used unchanged by the API',
  mapshaper: 'MPL-2.0: draws the maps once, never shipped',
  'axe-core': 'MPL-2.0: tests only',
  pretendard: 'OFL-1.1: a font, shipped unchanged with its name',
  'caniuse-lite': 'CC-BY-4.0: data that the build reads, never shipped',
  'humanize-number': 'MIT by its readme: a part of the S3 server of the tests',
  only: 'MIT by its readme: a part of the S3 server of the tests',
  'pause-stream': 'MIT or Apache-2.0 by its license file: a part of a tool',
};

describe('licenses', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR WTFPL)', true],
    ['GPL-3.0 OR MIT', true],
    ['MIT AND BSD-3-Clause', true],
    ['Apache-2.0 AND GPL-3.0', false],
    ['AGPL-3.0', false],
    ['', false],
  ])('allow shipping under %j: %s', (license, expected) => {
    expect(isPermissive(license)).toBe(expected);
  });

  it('are permissive for every installed package except named exceptions', () => {
    const packages = installedPackages(PNPM);
    expect(packages.length).toBeGreaterThan(500);
    const refused = packages.filter(({ name, license }) => !isPermissive(license) && !(name in EXCEPTIONS));
    expect(refused).toEqual([]);
  });
});
