import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS_FOLDER, ROOT } from './programs';

const run = promisify(execFile);

/** Ports below those that the system gives to any process at any time. */
const PORTS = { first: 20_000, last: 30_000 };
/** Ports that are free together: a host listens a few above its `PORT_BASE`. */
const BLOCK = 10;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const freePorts = async (): Promise<number> => {
  for (let first = PORTS.first; first < PORTS.last; first += BLOCK) {
    const free = await Promise.all(Array.from({ length: BLOCK }, (_, nth) => isFree(first + nth)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('No block of ports is free.');
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dongne-deployment-test-'));
  // In a process of its own: the compiler is slow within jest.
  await run(process.execPath, ['--import', 'tsx', join(ROOT, 'deploy/src/compile/compile-cli.ts'), root], {
    cwd: join(ROOT, 'deploy'),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
});
afterAll(() => rm(root, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
}

const start = (program: string, args: readonly string[], environment: Record<string, string>): Started => {
  const child = spawn(process.execPath, [join(root, PROGRAMS_FOLDER, `${program}.mjs`), ...args], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: join(root, '.data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part));
  return { child, output: () => text };
};

/** Waits until a program reports that it is ready, or has ended. */
const ready = async ({ child, output }: Started): Promise<void> => {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (message !== 'ready') throw new Error(output());
};

const stop = async ({ child }: Started): Promise<number> => {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
};

describe('a folder with the compiled programs alone', () => {
  it('runs the API with the sandbox, which stops on SIGTERM', async () => {
    const port = await freePorts();
    const api = start('sandbox', [], { PORT: String(port), SEED_SHOPS: '3' });
    await ready(api);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/sandbox`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/v1/app/nonMember/main`)).status).toBe(200);
    expect(api.output()).toMatch(/"service":"api@1\.0\.0-[0-9a-f]{8}"/);
    expect(await stop(api)).toBe(0);
    // An empty embedded database is made first.
  }, 180_000);

  it('runs the host of a remote', async () => {
    const base = await freePorts();
    const host = start('remote-host', ['mf-auth'], { PORT_BASE: String(base) });
    await ready(host);
    expect(host.output()).toContain('mf-auth listens on');
    expect(await stop(host)).toBe(0);
  });

  it('lists releases, and says that publishing needs a checkout', async () => {
    const list = start('release', ['list'], {});
    expect(await once(list.child, 'exit')).toEqual([0, null]);
    const publish = start('release', ['publish', 'mf-auth'], {});
    expect(await once(publish.child, 'exit')).toEqual([1, null]);
    expect(publish.output()).toContain('run it in a checkout');
  });
});
