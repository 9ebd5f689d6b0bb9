import { resolve } from 'node:path';

/** The checkout under test. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Where one system listens and what it writes to. */
export interface SystemPlace {
  readonly portBase: number;
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Variables beyond these: keys of outside services. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** What would make a system share something with another one, or behave as in production. */
const NOT_INHERITED = ['PORT', 'NODE_ENV', 'DATABASE_URL', 'SEED_SHOPS', 'RELEASE_STORE'];

/** The environment of every process of one system. */
export const environmentOf = ({ portBase, dataDir, databaseUrl, settings }: SystemPlace): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name))),
  PORT_BASE: String(portBase),
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  ...settings,
});
