import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PRESET = pathToFileURL(join(import.meta.dirname, 'preset.mjs')).href;

/** Delays the second of two workers until the first has requested its files. */
const LATE = `if (process.env.TINYPOOL_WORKER_ID === '2') await new Promise((go) => setTimeout(go, 2_000));`;

const CONFIG = `import { keepingModules, nodePreset } from '${PRESET}';
export default keepingModules(nodePreset({ name: 'two', dir: import.meta.dirname }));`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dongne-two-processes-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'late.mjs'), LATE);
  await writeFile(join(folder, 'jest.config.mjs'), CONFIG);
  for (const name of ['one', 'two'])
    await writeFile(join(folder, 'src', `${name}.test.ts`), `test('${name}', () => expect(1 as number).toBe(1));`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a run with shared modules', () => {
  it('ends when one worker starts later than the other', async () => {
    const args = ['-c', join(folder, 'jest.config.mjs'), '--maxWorkers=2'];
    const NODE_OPTIONS = `--import ${pathToFileURL(join(folder, 'late.mjs')).href}`;
    const options = { cwd: ROOT, env: { ...process.env, NODE_OPTIONS }, timeout: 50_000 };
    const { stderr } = await promisify(execFile)(join(ROOT, 'node_modules/.bin/jest'), args, options);
    expect(stderr).toContain('Tests:       2 passed, 2 total');
  });
});
