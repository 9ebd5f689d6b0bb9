import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { REMOTES as REMOTE_FOLDERS } from '@dongne/build/remotes';
import * as settings from '@dongne/contract/server';
import { ENVIRONMENT, lenient } from './settings/environment';
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

/**
 * Reads a port from which those of a system are calculated.
 *
 * @throws a sentence when a browser cannot use one of the ports.
 */
export const readPortBase = (environment: settings.Environment, setting = 'PORT_BASE'): number =>
  portBaseOf(environment[setting], [...FRONT_ENDS.map(({ portOffset }) => portOffset), API_OFFSET], setting);

const portBase = lenient(readPortBase);

/** `METRICS_PORT_BASE`: port of the shell's metrics; none by default. */
const metricsPortBase = lenient((environment) =>
  environment['METRICS_PORT_BASE'] ? readPortBase(environment, 'METRICS_PORT_BASE') : undefined,
);

/** `METRICS_PORT` of a host that runs by itself; in a whole system it is the API's. */
const ownMetricsPort = lenient((environment) =>
  settings.isSet(settings.OWN_PORT, environment) ? settings.valueOf(settings.METRICS_PORT, environment) : undefined,
);

/** Port of a host's metrics and probes; `undefined` while it is not monitored. */
export const monitoringPortOf = ({ portOffset }: FrontEnd): number | undefined =>
  ownMetricsPort ?? (metricsPortBase === undefined ? undefined : metricsPortBase + portOffset);

/** Port of a front end in a whole system. */
export const portOf = ({ portOffset }: FrontEnd): number => portBase + portOffset;
/** Port that the host in this process listens on. */
export const ownPortOf = (frontEnd: FrontEnd): number =>
  lenient((environment) => settings.valueOf(settings.OWN_PORT, environment)) ?? portOf(frontEnd);
export const API_PORT = portBase + API_OFFSET;

const template = lenient((environment) => settings.valueOf(settings.ORIGIN_TEMPLATE, environment));
const publicOrigin = lenient((environment) => settings.valueOf(settings.PUBLIC_ORIGIN, environment));

/**
 * Origin of a front end as browsers reach it: the site for the shell, for a remote the one of `ORIGIN_TEMPLATE`. Never
 * derived from a request: a forged Host header could point pages, links and search engines to another site.
 */
export const originOf = (frontEnd: FrontEnd): string => {
  const here = `http://localhost:${portOf(frontEnd)}`;
  if (frontEnd === SHELL) return publicOrigin ?? here;
  return template?.originOf(frontEnd.folder, portOf(frontEnd)) ?? here;
};
/** Ports that a system listens on. */
export const SYSTEM_PORTS: readonly number[] = [...FRONT_ENDS.map(portOf), API_PORT];

/** Address that the hosts listen on: loopback by default. The API reads the same setting. */
export const LISTEN_ADDRESS =
  lenient((environment) => settings.valueOf(settings.LISTEN_ADDRESS, environment)) ?? 'localhost';

/** Maximum number of connections per network address. Raise it behind a proxy, which is one address. */
export const CONNECTIONS_PER_ADDRESS = lenient((environment) =>
  settings.valueOf(settings.CONNECTIONS_PER_ADDRESS, environment),
);

/** Addresses that include loopback. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const isLoopback = LISTEN_ADDRESS === 'localhost' || EVERYWHERE.includes(LISTEN_ADDRESS);
const onThisMachine = (loopback: string, port: number): string => {
  const host = isLoopback ? loopback : LISTEN_ADDRESS;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
};

/** Where hosts and commands reach the API. */
export const API_ORIGIN =
  lenient((environment) => settings.valueOf(settings.API_ORIGIN, environment)) ?? onThisMachine('127.0.0.1', API_PORT);

/** Where `start` reaches a host on this machine. */
export const localOriginOf = (frontEnd: FrontEnd): string => onThisMachine('localhost', portOf(frontEnd));

/**
 * Sets the build stage for `start` and `dev`: developer builds, unless NODE_ENV is production. Any other build is for
 * customers, so that a forgotten setting never ships developer tools.
 */
export const buildForDevelopers = (): void => {
  if (ENVIRONMENT['NODE_ENV'] !== 'production') process.env['RELEASE_STAGE'] ??= 'local';
};

/** Folder of everything that the system writes. */
export const DATA_DIR = resolve(ROOT, ENVIRONMENT['DATA_DIR'] ?? '.data');
export const STORE_DIR = join(DATA_DIR, 'store');
export const LOG_DIR = join(DATA_DIR, 'logs');
/** Folder of data that may be lost at any time. */
export const CACHE_DIR = ENVIRONMENT['CACHE_DIR'] || join(DATA_DIR, 'cache');

/** Limit for the gzipped JavaScript of a remote, all pages together; ADR 0046. */
export const REMOTE_BUDGET_KB = 148;
/** Limit for the gzipped JavaScript that every page of a remote needs: container, routes, shared code; ADR 0046. */
export const EVERY_PAGE_BUDGET_KB = 40;
/** Limit for the gzipped JavaScript of the first load of `/`; ADR 0073. */
export const FIRST_LOAD_BUDGET_KB = 200;
/** Limit for that and the lower half of Home, which loads on the first scroll. */
export const HOME_BUDGET_KB = 214;
