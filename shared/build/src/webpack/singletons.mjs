import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * What exists once at run time. The shell provides it, every remote uses the shell's. Federation shares by the TEXT of
 * the import, so a deeper or relative path to one of these would load a second copy without a warning.
 */
export const SINGLETONS = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'styled-components',
  '@tanstack/react-query',
  '@dongne/platform',
];

/** Sub-paths of singletons that have state of their own (`react/jsx-runtime`, `react-dom/client`). */
export const SINGLETON_PREFIXES = ['react/', 'react-dom/'];

const versionOf = (name, dir) => {
  const require = createRequire(join(dir, 'package.json'));
  const file = require.resolve
    .paths(name)
    ?.map((path) => join(path, name, 'package.json'))
    .find(readable);
  if (file === undefined) throw new Error(`${name} is a singleton but ${dir}/package.json does not depend on it`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
};

const readable = (file) => {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
};

/**
 * Federation's `shared` option.
 *
 * @param {{ dir: string, provide: boolean, eager?: boolean, facades?: Record<string, string>, platformRange?: string }} options
 *   `provide: false` = never bundle a copy (a remote in production);
 *   `facades` = file to bundle instead of the package, so that only the names in it are shipped.
 */
export const sharedSingletons = ({ dir, provide, eager = false, facades = {}, platformRange }) => {
  const share = (name, versionOwner) => {
    const version = versionOf(versionOwner, dir);
    const requiredVersion = versionOwner === '@dongne/platform' && platformRange ? platformRange : `^${version}`;
    return [
      name,
      { singleton: true, version, requiredVersion, eager, ...(provide ? importOf(name, facades) : { import: false }) },
    ];
  };
  return Object.fromEntries([
    ...SINGLETONS.map((name) => share(name, name)),
    ...SINGLETON_PREFIXES.map((prefix) => share(prefix, prefix.slice(0, -1))),
  ]);
};

const importOf = (name, facades) => (facades[name] ? { import: facades[name] } : {});
