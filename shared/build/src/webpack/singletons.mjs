import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { isOnDemand, packageOf, SINGLETONS, SINGLETON_PREFIXES } from './singleton-names.mjs';

/** Prefix in a file of its own: it is a third of the first load and runs last, so the rest can run while it loads. */
const BESIDE_THE_ENTRY = ['react-dom/'];

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
  if (manifest === undefined) throw new Error(`${name} is not installed for ${dir}: run "pnpm install".`);
  return manifest.version;
};

const dependenciesOf = (dir) => Object.keys(manifestOf(join(dir, 'package.json'))?.dependencies ?? {});

const isSingleton = (name) => SINGLETONS.includes(name);

/**
 * Finds the singletons that a bundle may import, each with a dependent package's folder: direct ones, and those of
 * bundled packages. Includes the platform's only where copies are provided.
 */
const singletonsIn = (dir, provide, found = new Map()) => {
  for (const name of dependenciesOf(dir)) {
    if (isSingleton(name) && !found.has(name)) found.set(name, dir);
    const isBundled = name.startsWith('@dongne/') && (provide || !isSingleton(name));
    if (isBundled) singletonsIn(realpathSync(join(dir, 'node_modules', name)), provide, found);
  }
  return found;
};

/**
 * Builds federation's `shared` option: the singletons that the package depends on, directly or through bundled
 * packages.
 *
 * @param {{ dir: string, provide: boolean, eager?: boolean, facades?: Record<string, string>, platformRange?: string }}
 * options `provide: false`: never bundle a copy (a remote in production); `eager`: include the singletons of the first
 * load in the entry; `facades`: file to bundle instead of the package, so that only its names are shipped.
 */
export const sharedSingletons = ({ dir, provide, eager = false, facades = {}, platformRange }) => {
  const folders = singletonsIn(dir, provide);
  const share = (name) => {
    const version = versionOf(packageOf(name), folders.get(packageOf(name)));
    return [
      name,
      {
        singleton: true,
        version,
        requiredVersion: requiredVersionOf(name, version, { eager, platformRange }),
        eager: eager && !isOnDemand(name) && !BESIDE_THE_ENTRY.includes(name),
        ...(provide ? facadeOf(name, facades) : { import: false }),
      },
    ];
  };
  const needed = [...SINGLETONS, ...SINGLETON_PREFIXES].filter((name) => folders.has(packageOf(name)));
  return Object.fromEntries(needed.map(share));
};

/** Skips the version check in the shell: it would cost a slow phone 30 ms before the first render. */
const requiredVersionOf = (name, version, { eager, platformRange }) => {
  if (eager) return false;
  return name === '@dongne/platform' && platformRange ? platformRange : `^${version}`;
};

const facadeOf = (name, facades) => (facades[name] ? { import: facades[name] } : {});

/**
 * Redirects `jotai/utils` and similar to jotai's entry: a separate copy would create a second store without a provider.
 */
export const wholeJotai = () =>
  new webpack.NormalModuleReplacementPlugin(/^jotai\/(vanilla|react)$/, (resource) => {
    if (!/jotai[\\/]esm$/.test(resource.context)) resource.request = 'jotai';
  });
