import { resolve } from 'node:path';

/** Root of the checkout under test. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Ports and data of one system. */
export interface SystemPlace {
  readonly portBase: number;
  readonly dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Further environment variables: keys of external services. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Variables that would share state between systems or switch to production. */
const NOT_INHERITED = ['PORT', 'NODE_ENV', 'DATABASE_URL', 'SEED_SHOPS', 'RELEASE_STORE'];

/** Environment of every process of one system. */
export const environmentOf = ({ portBase, dataDir, databaseUrl, settings }: SystemPlace): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name))),
  PORT_BASE: String(portBase),
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  ...settings,
});
