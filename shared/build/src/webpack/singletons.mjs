import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';

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

/**
 * Of these the one that is a third of the first load, and only needed once everything else has run: a file of its own, so that
 * the rest runs while it comes.
 */
const BESIDE_THE_ENTRY = ['react-dom/'];

/** The package of a share: `dayjs` for `dayjs/` and `dayjs/plugin/utc.js`. */
export const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Whether a share is fetched when the first page wants it. */
export const isOnDemand = (name) => ON_DEMAND.includes(packageOf(name));

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
 * The singletons that a bundle may import, each with the folder of a package that depends on it: its own ones, and those of
 * our packages that become part of it. The platform becomes part of a bundle only where copies are provided.
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
 * Federation's `shared` option: the singletons that the package depends on, itself or by our packages that it bundles.
 *
 * @param {{ dir: string, provide: boolean, eager?: boolean, facades?: Record<string, string>, platformRange?: string }} options
 *   `provide: false` = never bundle a copy (a remote in production);
 *   `eager` = the ones of the first load are part of the entry;
 *   `facades` = file to bundle instead of the package, so that only the names in it are shipped.
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

/** The shell takes what it has brought itself: comparing versions would cost a slow phone 30 ms before anything is drawn. */
const requiredVersionOf = (name, version, { eager, platformRange }) => {
  if (eager) return false;
  return name === '@dongne/platform' && platformRange ? platformRange : `^${version}`;
};

const facadeOf = (name, facades) => (facades[name] ? { import: facades[name] } : {});

/**
 * jotai's halves are jotai: nobody shares them by their own names, so `jotai/utils` would bring a second store that no
 * provider reaches. Only jotai's own entry takes them as they are.
 */
export const wholeJotai = () =>
  new webpack.NormalModuleReplacementPlugin(/^jotai\/(vanilla|react)$/, (resource) => {
    if (!/jotai[\\/]esm$/.test(resource.context)) resource.request = 'jotai';
  });
