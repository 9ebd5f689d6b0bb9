import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSIONS } from './versions';

const PLATFORM = join(__dirname, '../..');

const installedVersion = (name: string): string => {
  const folder = name === '@dongne/platform' ? PLATFORM : join(PLATFORM, 'node_modules', name);
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version;
};

describe('packages that a foreign host provides', () => {
  it.each(Object.entries(VERSIONS))('name their installed version: %s', (name, version) => {
    expect(version).toBe(installedVersion(name));
  });
});
