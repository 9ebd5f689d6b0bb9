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
  // Migrations, extensions, and what the first start writes.
  'migration-history',
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
  // Notifications of the database.
  'event-stream-calls',
  // Locks, transactions that meet, unique keys.
  'session',
  'otp',
  'social',
  'social-attempt',
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
export const ON_EMBEDDED_ONLY = ['lock', 'embedded-worker', 'server', 'start-failure'];

/** Cannot be asked of the embedded engine: what is refused here waits for ever there. */
export const ON_POSTGRES_ONLY = [
  'lease',
  'bulkheads',
  'server-requirements',
  'migration-start',
  'advisory-lock',
  'one-handle',
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
  'demo-runner',
  'device-name',
  'engines',
  'file-place',
  'file-store',
  'http-programme',
  'image-type',
  'inicis-api',
  'inicis-phone',
  'inicis-provider',
  'message-keys',
  'message-senders',
  'message-table',
  'next-act',
  'next-claim-act',
  'nicepay-provider',
  'openapi-document',
  'photo-metadata',
  'provider-call',
  'refusal-text',
  'released-migrations',
  'request-actions',
  'request-input',
  'review-seed',
  's3-file-store',
  'sealed-text',
  'search-words',
  'shop-groups',
  'shop-words',
  'slot-rules',
  'social-code-exchange',
  'social-keys',
  'vital-buckets',
  'voucher-keys',
];

/** Folders with tests. */
export const ROOTS = ['src', 'seed', 'testing'];

/** Set by a run that has the whole API on PostgreSQL, too. */
export const BESIDE_POSTGRES = 'TEST_API_BESIDE_POSTGRES';

/** A pattern of paths for each name. */
export const pathsOf = (names) => names.map((name) => `/${name}\\.test\\.ts$`);
