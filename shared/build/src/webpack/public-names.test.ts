import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { commonConfig } from './common.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const loader: (source: string) => string = createRequire(import.meta.url)('./public-names-loader.cjs');

const isLoaded = (file: string): boolean => {
  const { module } = commonConfig({ dir: ROOT, isDev: false, uniqueName: 'shell' });
  return (module?.rules ?? []).some((rule) => {
    if (typeof rule !== 'object' || rule === null || !String(rule.loader).includes('public-names')) return false;
    return rule.test instanceof RegExp && rule.test.test(file);
  });
};

/** Scripts of a library that browsers load, and that name a machine. */
const namingScripts = (owner: string, name: string, folder: string): string[] => {
  const library = dirname(createRequire(join(ROOT, owner, 'package.json')).resolve(`${name}/package.json`));
  return readdirSync(join(library, folder))
    .filter((file) => /\.m?js$/.test(file) && !file.includes('server'))
    .map((file) => join(library, folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('localhost'));
};

it.each([
  ['axios', 'shared/platform', 'lib/platform/common'],
  ['react-router', 'shell', 'dist/production'],
])('scripts of %s name no machine once they are loaded', (name, owner, folder) => {
  const naming = namingScripts(owner, name, folder);
  expect(naming.length).toBeGreaterThan(0);
  for (const file of naming) {
    expect([file, isLoaded(file)]).toEqual([file, true]);
    expect(loader(readFileSync(file, 'utf8'))).not.toContain('localhost');
  }
});
