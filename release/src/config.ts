import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { REMOTES as REMOTE_FOLDERS } from '@dongne/build/remotes';
import { portBaseOf } from './launch/ports';

/** Root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Runs a TypeScript module of the workspace, compiled: `node RUN <module> <arguments>`. */
export const RUN = join(ROOT, 'shared/build/src/programs/run.mjs');

/** Front-end package as it is built, published and served. */
export interface FrontEnd {
  /** Folder and name on the command line: `mf-usage`. */
  readonly folder: string;
  /** Federation name, and folder in the store: `mf_usage` (federation allows no hyphen). */
  readonly name: string;
  /** Port offset from `PORT_BASE`. */
  readonly portOffset: number;
}

const frontEnd = (folder: string, portOffset: number): FrontEnd => ({
  folder,
  name: folder.replace('-', '_'),
  portOffset,
});

export const SHELL = frontEnd('shell', 0);
export const REMOTES: readonly FrontEnd[] = REMOTE_FOLDERS.map((folder, index) => frontEnd(folder, index + 1));
export const FRONT_ENDS: readonly FrontEnd[] = [SHELL, ...REMOTES];

/** @throws with the list of known names when the name is unknown. */
export const frontEndOf = (typed: string | undefined): FrontEnd => {
  const found = FRONT_ENDS.find(({ folder, name }) => folder === typed || name === typed);
  if (found === undefined)
    throw new Error(
      `Unknown package ${typed ?? '(none given)'}. There are: ${FRONT_ENDS.map(({ folder }) => folder).join(', ')}`,
    );
  return found;
};

/** Port offset of the API from `PORT_BASE`. */
export const API_OFFSET = 1_000;

/** Prints the error without a stack and exits: this runs at import, outside of any `catch`. */
const readPortBase = (setting = 'PORT_BASE'): number => {
  try {
    return portBaseOf(process.env[setting], [...FRONT_ENDS.map(({ portOffset }) => portOffset), API_OFFSET], setting);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
};

const portBase = readPortBase();

/** `METRICS_PORT_BASE`: port of the shell's metrics; none by default. */
const metricsPortBase = process.env['METRICS_PORT_BASE'] ? readPortBase('METRICS_PORT_BASE') : undefined;

/** Port of a host's metrics and probes; `undefined` while it is not monitored. */
export const monitoringPortOf = ({ portOffset }: FrontEnd): number | undefined =>
  metricsPortBase === undefined ? undefined : metricsPortBase + portOffset;

export const portOf = ({ portOffset }: FrontEnd): number => portBase + portOffset;
export const originOf = (frontEnd: FrontEnd): string => `http://localhost:${portOf(frontEnd)}`;
export const API_PORT = portBase + API_OFFSET;
/** Ports that a system listens on. */
export const SYSTEM_PORTS: readonly number[] = [...FRONT_ENDS.map(portOf), API_PORT];

/** Address that the hosts listen on: loopback by default. The API reads the same setting. */
export const LISTEN_ADDRESS = process.env['LISTEN_ADDRESS'] || 'localhost';

/** Maximum number of connections per network address. Raise it behind a proxy, which is one address. */
export const CONNECTIONS_PER_ADDRESS = Number(process.env['CONNECTIONS_PER_ADDRESS'] ?? 5_000);

/** Addresses that include loopback. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const isLoopback = LISTEN_ADDRESS === 'localhost' || EVERYWHERE.includes(LISTEN_ADDRESS);
const apiHost = isLoopback ? '127.0.0.1' : LISTEN_ADDRESS;

export const API_ORIGIN = `http://${isIPv6(apiHost) ? `[${apiHost}]` : apiHost}:${API_PORT}`;

/**
 * Sets the build stage for `start` and `dev`: developer builds, unless NODE_ENV is production. Any other build is for
 * customers, so that a forgotten setting never ships developer tools.
 */
export const buildForDevelopers = (): void => {
  if (process.env['NODE_ENV'] !== 'production') process.env['RELEASE_STAGE'] ??= 'local';
};

/** Folder of everything that the system writes. */
export const DATA_DIR = resolve(ROOT, process.env['DATA_DIR'] ?? '.data');
export const STORE_DIR = join(DATA_DIR, 'store');
export const LOG_DIR = join(DATA_DIR, 'logs');
/** Folder of data that may be lost at any time. */
export const CACHE_DIR = process.env['CACHE_DIR'] || join(DATA_DIR, 'cache');

/** Limit for the gzipped JavaScript of a remote, all pages together; ADR 0046. */
export const REMOTE_BUDGET_KB = 148;
/** Limit for the gzipped JavaScript that every page of a remote needs: container, routes, shared code; ADR 0046. */
export const EVERY_PAGE_BUDGET_KB = 40;
/** Limit for the gzipped JavaScript of the first load of `/`; ADR 0073. */
export const FIRST_LOAD_BUDGET_KB = 200;
/** Limit for that and the lower half of Home, which loads on the first scroll. */
export const HOME_BUDGET_KB = 214;
