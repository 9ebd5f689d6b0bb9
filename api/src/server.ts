import { join } from 'node:path';
import { buildApp } from './app';
import type { AppParts } from './common/app-parts';
import { TravellingClock } from './common/clock';
import { describeFailure } from './common/log';
import { sandboxMessages, unconfiguredMessages } from './common/messages';
import { readConfig } from './config';
import { openDatabase } from './database/database';
import { FolderInUse } from './database/lock';
import { diskFileStore } from './files/file-store';
import { startRequestUpkeep } from './requests/request-upkeep';
import { seedWhenEmpty } from './seed/seed';

const STOP_WITHIN_MS = 9_000;
const HOST = '127.0.0.1';
const UPKEEP_EVERY_MS = 15_000;

const writeLine = (line: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { database, close } = await openDatabase(config);
  const clock = new TravellingClock();
  const messages = config.sandbox ? sandboxMessages(clock) : unconfiguredMessages;
  const files = diskFileStore(join(config.dataDir, 'files'));
  const parts: AppParts = { config, database, clock, messages, files };
  await seedWhenEmpty(parts);

  const app = await buildApp(parts);
  await app.listen({ port: config.port, host: HOST });
  const stopUpkeep = startRequestUpkeep(parts, UPKEEP_EVERY_MS, (error) =>
    app.log.error({ failure: describeFailure(error) }, 'upkeep failed'),
  );
  writeLine({ msg: 'ready', url: `http://${HOST}:${config.port}` });

  const stop = async (): Promise<void> => {
    // A request that never ends must not keep the process from writing its database and going.
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await stopUpkeep();
    await app.close();
    await close();
    writeLine({ msg: 'stopped' });
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
};

try {
  await start();
} catch (error) {
  const sentence = error instanceof FolderInUse ? error.message : 'The API did not start';
  process.stderr.write(
    `${sentence}\n${error instanceof FolderInUse ? '' : `${JSON.stringify(describeFailure(error))}\n${error instanceof Error ? error.message : ''}\n`}`,
  );
  process.exit(1);
}
