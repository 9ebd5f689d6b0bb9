import { join } from 'node:path';
import { CHECK_CONFIG, checkSettings, HEALTH_OFF_SENTENCE, printReport } from '@dongne/contract/server';
import { programVersion, serviceName, startTracing, traceFields, tracingSettingsOf } from '@dongne/observe';
import { ALL_JOBS } from './all-jobs';
import { type AppExtension, buildApp, type AppParts } from './app';
import {
  TravellingClock,
  describeFailure,
  startSentence,
  cardProviderOffSentence,
  MESSAGES_OFF_SENTENCE,
  VOUCHERS_OFF_SENTENCE,
  type Config,
  type MigrationSet,
  openDatabase,
  diskFileStore,
  listenForMonitoring,
  type FileStore,
  removeAbandoned,
  s3FileStore,
  startJobs,
} from '#base';
import { messageSendersOf, outbox } from '#customers';
import { cardProvidersOf, voucherProgrammeOf } from '#money';
import { PAYABLES } from './payables';

/** Parts of a server that differ between compositions. */
export interface Composition {
  readonly config: Config;
  /** Migrations after those of the API. */
  readonly migrations?: readonly MigrationSet[];
  /** Fills the database before the first call. */
  readonly seed?: (parts: AppParts) => Promise<void>;
  readonly extend?: (parts: AppParts) => AppExtension;
}

const STOP_WITHIN_MS = 9_000;
/** Exit code of a process stopped by SIGTERM in a shell: not a crash, so that it is not restarted. */
const ASKED_TO_STOP = 128 + 15;
const SWEEP_EVERY_MS = 3_000;

const SERVICE = { name: 'api', version: programVersion() };

const writeLine = (line: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify({ service: serviceName(SERVICE), ...line })}\n`);
};

/** Opens the configured object storage, else the data folder. */
const openFileStore = async ({ fileStorage, dataDir }: Config): Promise<FileStore> => {
  if (fileStorage !== null) return s3FileStore(fileStorage);
  const folder = join(dataDir, 'files');
  await removeAbandoned(folder, new Date());
  return diskFileStore(folder);
};

const start = async ({ config, migrations, seed, extend }: Composition): Promise<void> => {
  const endTracing = await startTracing(SERVICE, tracingSettingsOf(process.env));
  const { database, close } = await openDatabase(config, migrations);
  const clock = new TravellingClock();
  const messages = outbox(clock, messageSendersOf(config.messages, fetch, fetch));
  const files = await openFileStore(config);
  if (config.cardProviders.inicis === null) writeLine({ msg: cardProviderOffSentence('inicis') });
  if (config.cardProviders.nicepay === null) writeLine({ msg: cardProviderOffSentence('nicepay') });
  if (config.messages.sms === null) writeLine({ msg: MESSAGES_OFF_SENTENCE.sms });
  if (config.messages.push === null) writeLine({ msg: MESSAGES_OFF_SENTENCE.push });
  if (config.messages.webPush === null) writeLine({ msg: MESSAGES_OFF_SENTENCE.webPush });
  if (config.healthSecret === null) writeLine({ msg: HEALTH_OFF_SENTENCE });
  if (config.vouchers === null) writeLine({ msg: VOUCHERS_OFF_SENTENCE });
  const cardProviders = cardProvidersOf(config.cardProviders, fetch);
  const vouchers = voucherProgrammeOf(config.vouchers, fetch);
  const parts: AppParts = { cardProviders, config, database, clock, messages, files, payables: PAYABLES, vouchers };
  await seed?.(parts);

  const app = await buildApp(parts, extend?.(parts));
  await app.listen({ port: config.port, host: config.address });
  const closeMonitoring = await listenForMonitoring(app, config);
  const jobs = await startJobs(parts, ALL_JOBS, {
    sweepEveryMs: SWEEP_EVERY_MS,
    onFailure: (error) => app.log.error({ failure: describeFailure(error), ...traceFields() }, 'a job failed'),
  });
  writeLine({ msg: 'ready', url: `http://${config.address}:${config.port}` });
  // Notifies the parent process, because a response on the port could come from another process.
  process.send?.('ready');

  const stop = async (): Promise<void> => {
    // A request that never ends must not block the shutdown of the database.
    setTimeout(() => process.exit(ASKED_TO_STOP), STOP_WITHIN_MS).unref();
    await jobs.stop();
    await app.close();
    await closeMonitoring();
    await close();
    await endTracing();
    writeLine({ msg: 'stopped' });
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
};

/** Prints one sentence for the operator, logs the error, and exits. */
const giveUp = (sentence: string, error: unknown): never => {
  process.stderr.write(`The API did not start. ${sentence}\n${JSON.stringify(describeFailure(error))}\n`);
  process.exit(1);
};

const composed = (compose: () => Composition): Composition => {
  try {
    return compose();
  } catch (error) {
    // Handles a secret or folder that cannot be written, before a configuration exists.
    const dataDir = process.env['DATA_DIR'] ?? '.data';
    return giveUp(startSentence(error, { address: '', port: 0, dataDir }), error);
  }
};

/**
 * Runs a server until it is asked to stop; one that cannot start ends the process with a sentence. With
 * `--check-config` it only prints its settings.
 */
export const runServer = async (compose: () => Composition): Promise<void> => {
  if (process.argv.includes(CHECK_CONFIG)) {
    process.exitCode = printReport(checkSettings('api', process.env, [compose]));
    return;
  }
  const composition = composed(compose);
  await start(composition).catch((error: unknown) => giveUp(startSentence(error, composition.config), error));
};
