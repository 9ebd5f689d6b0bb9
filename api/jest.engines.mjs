import { engineConfigs } from '@dongne/build/jest/engines';

/**
 * Which of the API's test files run on which engine, by their names without `.test.ts`. Every file runs on PostgreSQL,
 * unless it knows no database or only the embedded one. On the embedded engine everything runs where PostgreSQL's programs
 * are missing (and by `pnpm unit`); beside a run on PostgreSQL only what stands here (docs/adr/0050).
 */

/** Tests of what may differ between the embedded engine and PostgreSQL 15, and one test of everything else. */
export const ON_BOTH_ENGINES = [
  // Every operation of the API does its work at least once, and nothing that is sent breaks one.
  'openapi-fuzz',
  'input-limits',
  // Rows that the first start writes.
  'seed',
  'seed-shops',
  'seed-requests',
  // Distances, dates and sweeps that SQL works out.
  'laundry-list',
  'list-pages',
  'shop-map',
  'first-pickups',
  'request-privacy',
  'request-upkeep',
  'unanswered-offer',
  'notification',
  // Changes that triggers write and streams send.
  'event-stream-calls',
  'live-jobs',
  'event-partitions',
  'retention',
  // Locks, transactions that meet, unique keys.
  'session',
  'otp',
  'pipeline',
  'statements-per-call',
  'idempotency',
  'registration',
  'request-create',
  'slot-places',
  'approval',
  'discounted-approval',
  'point-ledger',
  'report-no-show',
  'delivery-bag',
  'outbox',
  // Whole lives of requests, through every module of the orders.
  'lives',
];

/** Only the embedded engine: its lock, its thread, the process that starts on it. */
export const ON_EMBEDDED_ONLY = ['lock', 'embedded-worker', 'start-failure'];

/** Cannot be asked of the embedded engine: what is refused here waits for ever there, and plans. */
export const ON_POSTGRES_ONLY = [
  'lease',
  'bulkheads',
  'server-requirements',
  'advisory-lock',
  'migrate-postgres',
  'pooler',
  'one-handle',
  'change-reader',
  'live-hub',
  'plans',
  'partitioned-events',
];

/** Nothing of these asks a database, so once is enough. */
export const WITHOUT_DATABASE = [
  'infrastructure-faults',
  'card-fields',
  'card-hashes',
  'card-provider-keys',
  'client-event-privacy',
  'config',
  'contract-builders',
  'database-place',
  'device-name',
  'engines',
  'file-store',
  'http-programme',
  'image-type',
  'inicis-api',
  'inicis-phone',
  'inicis-provider',
  'message-keys',
  'message-senders',
  'message-table',
  'nicepay-provider',
  'operator-keys',
  'openapi-document',
  'photo-metadata',
  'provider-call',
  'refusal-text',
  'released-migrations',
  'request-actions',
  'request-input',
  'review-seed',
  's3-file-store',
  'safe-migrations',
  'sealed-text',
  'token-secrets',
  'search-words',
  'shop-groups',
  'shop-words',
  'slot-rules',
  'social-code-exchange',
  'social-keys',
  'vital-buckets',
  'voucher-keys',
];

const TESTING = '<rootDir>/testing/base/database';

/** Configurations of the API's tests, by engine. */
export const CONFIGS = engineConfigs(
  { name: 'api', dir: import.meta.dirname, roots: ['src', 'seed', 'testing'] },
  {
    onBoth: ON_BOTH_ENGINES,
    onEmbeddedOnly: ON_EMBEDDED_ONLY,
    onPostgresOnly: ON_POSTGRES_ONLY,
    withoutDatabase: WITHOUT_DATABASE,
  },
  TESTING,
  TESTING,
);
