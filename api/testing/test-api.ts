import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type AppParts } from '../src/app';
import { type App, TravellingClock, NO_SOCIAL_KEYS, type Config, diskFileStore, type ProviderFetch } from '#base';
import { messageSendersOf, outbox } from '#customers';
import type { OpenDatabase } from '../src/base/database/database';
import { openTestDatabase } from './base/database/test-database';
import { PAYABLES } from '../src/payables';
import { cardProvidersOf, voucherProgrammeOf } from '#money';
import type { PaymentOutside } from '../src/sandbox/payments/payment-outside';
import { sandboxExtension } from '../src/sandbox/sandbox-extension';
import { sandboxKeys } from '../src/sandbox/settings';
import { trustOwnHost } from '@dongne/contract/server';

/** A whole API on a fresh database, answered through `app.inject()`. */
export interface TestApi {
  readonly app: App;
  readonly parts: AppParts;
  /** Starts at `TEST_NOW` and runs; change it to travel. */
  readonly clock: TravellingClock;
  close(): Promise<void>;
}

/** A Monday, 10:00 in Seoul. */
export const TEST_NOW = new Date('2026-03-02T10:00:00+09:00');

const TEST_CONFIG: Config = {
  environment: 'development',
  address: '127.0.0.1',
  port: 0,
  registryUrl: null,
  publicOrigin: 'http://localhost',
  dataDir: '/nonexistent',
  databaseUrl: undefined,
  fileStorage: null,
  seedShops: 0,
  logLevel: 'silent',
  trustProxy: trustOwnHost,
  publicKeys: { firebase: null, channelTalk: null, kakaoMaps: null },
  promotions: { bleepy: false, bleepyOx: false },
  kakaoPostcode: false,
  juso: null,
  ...sandboxKeys(4_000),
  social: NO_SOCIAL_KEYS,
  operatorKey: null,
  tokenSecret: new TextEncoder().encode('a secret of the tests, 32 bytes long'),
};

/** Card providers of the sandbox without delays and webhooks. */
export const QUIET: PaymentOutside = { wait: async () => undefined, post: async () => undefined, webhookUrl: null };

/** Routes calls of a card provider or the voucher programme to the sandbox of the same process. */
export const insideOf =
  (app: () => App): ProviderFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const sent = { method, url: pathname + search, headers, ...(body === undefined ? {} : { payload: body }) };
    const answer = await app().inject(sent);
    return { status: answer.statusCode, text: async () => answer.body };
  };

/** Builds an app of other parts with the sandbox, such as one more process on a database. */
export const buildWithSandbox = (parts: AppParts, outside = QUIET): Promise<App> =>
  buildApp(parts, sandboxExtension(parts, outside));

/** Opens an API of its own for one test file, by default with the sandbox; close it in `afterAll`. */
export const openTestApi = async (
  { sandbox = true, ...config }: Partial<Config> & { readonly sandbox?: boolean } = {},
  outside = QUIET,
  opening: Promise<OpenDatabase> = openTestDatabase(),
): Promise<TestApi> => {
  const { database, close } = await opening;
  const clock = new TravellingClock();
  clock.travelTo(TEST_NOW);
  const filesFolder = mkdtempSync(join(tmpdir(), 'dongne-files-'));
  const wholeConfig = { ...TEST_CONFIG, ...config };
  const parts: AppParts = {
    cardProviders: cardProvidersOf(
      wholeConfig.cardProviders,
      insideOf(() => app),
    ),
    config: wholeConfig,
    database,
    clock,
    messages: outbox(
      clock,
      messageSendersOf(
        wholeConfig.messages,
        insideOf(() => app),
        // Sends no browser push: tests inspect senders of their own.
        () => Promise.resolve({ status: 201 }),
      ),
    ),
    payables: PAYABLES,
    vouchers: voucherProgrammeOf(
      wholeConfig.vouchers,
      insideOf(() => app),
    ),
    files: diskFileStore(filesFolder),
  };
  const app: App = await (sandbox ? buildWithSandbox(parts, outside) : buildApp(parts));
  return {
    app,
    parts,
    clock,
    close: async () => {
      await app.close();
      await close();
      rmSync(filesFolder, { recursive: true, force: true });
    },
  };
};
