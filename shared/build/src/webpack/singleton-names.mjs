/**
 * Singletons at run time: the shell provides them for every remote. Federation shares by the TEXT of the import, so a
 * deeper or relative path loads a second copy without a warning.
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

/** Singletons of the shell that load with the first remote that uses them. */
const ON_DEMAND = ['react-hook-form', 'dayjs'];

export const SINGLETONS = [...FIRST_LOAD, ...ON_DEMAND];

/** Sub-paths of singletons with state of their own (`react/jsx-runtime`, `react-dom/client`, dayjs' plugins). */
export const SINGLETON_PREFIXES = ['react/', 'react-dom/', 'dayjs/'];

/** Returns the package of a share: `dayjs` for `dayjs/` and `dayjs/plugin/utc.js`. */
export const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Checks whether a share loads on demand. */
export const isOnDemand = (name) => ON_DEMAND.includes(packageOf(name));
