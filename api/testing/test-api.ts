import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type AppParts } from '../src/app';
import { type App, TravellingClock, type Config, diskFileStore } from '#base';
import { outbox } from '#customers';
import type { OpenDatabase } from '../src/base/database/database';
import { openTestDatabase } from './base/database/test-database';
import type { Companies, Surround } from './companies/companies';
import { TEST_COMPANY_KEYS } from './companies/company-keys';
import { inMemory } from './companies/fake-companies';
import { PAYABLES } from '../src/payables';
import { trustOwnHost } from '@dongne/contract/server';

/** A whole API on a fresh database, answered through `app.inject()`. */
export interface TestApi {
  readonly app: App;
  readonly parts: AppParts;
  /** Starts at `TEST_NOW` and runs; change it to travel. */
  readonly clock: TravellingClock;
  readonly companies: Companies;
  close(): Promise<void>;
}

/** A Monday, 10:00 in Seoul. */
export const TEST_NOW = new Date('2026-03-02T10:00:00+09:00');

const SECRET = new TextEncoder().encode('a secret of the tests, 32 bytes long');

const TEST_CONFIG: Config = {
  environment: 'development',
  address: '127.0.0.1',
  port: 0,
  metricsPort: null,
  hsts: null,
  registryUrl: null,
  publicOrigin: 'http://localhost',
  dataDir: '/nonexistent',
  databaseUrl: undefined,
  databasePlace: { directUrl: undefined, isPooled: false, migrates: true },
  fileStorage: null,
  seedShops: 0,
  logLevel: 'silent',
  trustProxy: trustOwnHost,
  publicKeys: { firebase: null, channelTalk: null, kakaoMaps: null },
  promotions: { bleepy: false, bleepyOx: false },
  kakaoPostcode: false,
  juso: null,
  ...TEST_COMPANY_KEYS,
  operatorKeys: [],
  healthSecret: null,
  healthPerAddress: 3,
  tokenSecret: SECRET,
  previousTokenSecret: null,
  dataSecret: SECRET,
};

/**
 * Opens an API of its own for one test file; close it in `afterAll`.
 *
 * @param surround the companies that it calls, by default in memory.
 */
export const openTestApi = async (
  config: Partial<Config> = {},
  surround: Surround = inMemory,
  opening: Promise<OpenDatabase> = openTestDatabase(),
): Promise<TestApi> => {
  const { database, close } = await opening;
  const clock = new TravellingClock();
  clock.travelTo(TEST_NOW);
  const filesFolder = mkdtempSync(join(tmpdir(), 'dongne-files-'));
  const own = { clock, config: { ...TEST_CONFIG, ...config }, database };
  const { cardProviders, senders, vouchers, companiesOf, extend } = surround(own, () => app);
  const parts: AppParts = {
    ...own,
    cardProviders,
    messages: outbox(clock, senders),
    payables: PAYABLES,
    vouchers,
    files: diskFileStore(filesFolder),
  };
  const app: App = await buildApp(parts, extend?.(parts));
  return {
    app,
    parts,
    clock,
    companies: companiesOf(parts),
    close: async () => {
      await app.close();
      await close();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
};
