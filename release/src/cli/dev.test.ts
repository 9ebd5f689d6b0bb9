import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, RUN } from '../config';
import { lockDataFolder } from '../launch/data-folder';

/** Runs a command of the system until it exits. */
const run = async (name: 'start' | 'dev', portBase: number, dataDir: string) => {
  const env = { ...process.env, PORT_BASE: String(portBase), DATA_DIR: dataDir };
  const command = spawn(process.execPath, [RUN, join(ROOT, `release/src/cli/${name}.ts`)], {
    cwd: ROOT,
    env,
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = await once(command, 'close');
  return { code: Number(code), output };
};

/** Lists the folders that a system writes into a data folder. */
const written = (dataDir: string) => ['store', 'logs', 'db'].filter((folder) => existsSync(join(dataDir, folder)));

const dataDir = mkdtempSync(join(tmpdir(), 'dongne-dev-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('refuses `pnpm dev` next to a running system before any change', async () => {
  const running = createServer().listen({ port: 21_300, host: '127.0.0.1' });
  await once(running, 'listening');
  const { code, output } = await run('dev', 21_300, dataDir);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('In use already: port 21300.') });
  expect(written(dataDir)).toEqual([]);
  running.close();
});

it.each(['dev', 'start'] as const)('refuses `pnpm %s` with the data folder of a running system', async (name) => {
  const letGo = await lockDataFolder(dataDir, 'http://localhost:21300');
  const { code, output } = await run(name, 21_400, dataDir);
  await letGo();
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining(
      `The data folder ${dataDir} is in use by the system at http://localhost:21300. Stop`,
    ),
  });
  expect(written(dataDir)).toEqual([]);
});
