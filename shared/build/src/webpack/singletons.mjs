import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * What exists once at run time. The shell provides it, every remote uses the shell's. Federation shares by the TEXT of
 * the import, so a deeper or relative path to one of these would load a second copy without a warning.
 */
const FIRST_LOAD = [
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'styled-components',
  '@tanstack/react-query',
  '@dongne/platform',
];

/** Provided by the shell too, but fetched only when the first remote that uses it is opened. */
const ON_DEMAND = ['react-hook-form', 'dayjs'];

export const SINGLETONS = [...FIRST_LOAD, ...ON_DEMAND];

/** Sub-paths of singletons that have state of their own (`react/jsx-runtime`, `react-dom/client`, dayjs' plugins). */
export const SINGLETON_PREFIXES = ['react/', 'react-dom/', 'dayjs/'];

const isOnDemand = (name) => ON_DEMAND.includes(packageOf(name));
const packageOf = (name) => name.replace(/\/$/, '');

const manifestOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const versionOf = (name, dir) => {
  const folders = createRequire(join(dir, 'package.json')).resolve.paths(name) ?? [];
  const manifest = folders.map((folder) => manifestOf(join(folder, name, 'package.json'))).find(Boolean);
  if (manifest === undefined) throw new Error(`${name} is a singleton, but ${dir}/package.json does not depend on it`);
  return manifest.version;
};

/**
 * Federation's `shared` option.
 *
 * @param {{ dir: string, provide: boolean, eager?: boolean, facades?: Record<string, string>, platformRange?: string }} options
 *   `provide: false` = never bundle a copy (a remote in production);
 *   `eager` = the ones of the first load are part of the entry;
 *   `facades` = file to bundle instead of the package, so that only the names in it are shipped.
 */
export const sharedSingletons = ({ dir, provide, eager = false, facades = {}, platformRange }) => {
  const share = (name) => {
    const version = versionOf(packageOf(name), dir);
    return [
      name,
      {
        singleton: true,
        version,
        requiredVersion: name === '@dongne/platform' && platformRange ? platformRange : `^${version}`,
        eager: eager && !isOnDemand(name),
        ...(provide ? facadeOf(name, facades) : { import: false }),
      },
    ];
  };
  return Object.fromEntries([...SINGLETONS, ...SINGLETON_PREFIXES].map(share));
};

const facadeOf = (name, facades) => (facades[name] ? { import: facades[name] } : {});
