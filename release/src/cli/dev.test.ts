import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../config';

/** Runs a command beside a server that has the shell's port. */
const runBeside = async (portBase: number, dataDir: string) => {
  const env = { ...process.env, PORT_BASE: String(portBase), DATA_DIR: dataDir };
  const command = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'release/src/cli/dev.ts')], {
    cwd: ROOT,
    env,
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = await once(command, 'close');
  return { code: Number(code), output };
};

it('refuses `pnpm dev` beside a running system before it writes or starts anything', async () => {
  const running = createServer().listen({ port: 21_300, host: '127.0.0.1' });
  await once(running, 'listening');
  const dataDir = mkdtempSync(join(tmpdir(), 'dongne-dev-'));
  const { code, output } = await runBeside(21_300, dataDir);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('In use already: port 21300.') });
  expect(['store', 'logs', 'db'].filter((folder) => existsSync(join(dataDir, folder)))).toEqual([]);
  running.close();
  rmSync(dataDir, { recursive: true, force: true });
});
