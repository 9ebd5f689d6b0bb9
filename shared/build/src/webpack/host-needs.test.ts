import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { HostNeeds } from './host-needs.mjs';

const SENTENCE = /^mf_usage needs globalThis\._FEDERATION_RUNTIME_CORE of its host/;

let dir: string;
let script: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dongne-host-needs-'));
  await writeFile(join(dir, 'main.js'), 'export const init = () => _FEDERATION_RUNTIME_CORE.name;');
  const compiler = webpack({
    mode: 'production',
    context: dir,
    target: 'web',
    entry: { remoteEntry: './main.js' },
    output: { path: dir, globalObject: 'globalThis', library: { type: 'var', name: 'mf_usage' } },
    plugins: [new HostNeeds('mf_usage')],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null || stats?.hasErrors() === true) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  script = await readFile(join(dir, 'remoteEntry.js'), 'utf8');
});
afterAll(() => rm(dir, { recursive: true }));

/** Runs code in a page of a host. @returns the message of what it throws, else its value. */
const run = (page: object, code: string): unknown => {
  try {
    return runInContext(code, createContext(page));
  } catch (error) {
    return Object(error).message;
  }
};

describe('a container', () => {
  it('names what its host must provide, at its start and at its initialization', () => {
    const page = createContext({});
    expect(run(page, script)).toMatch(SENTENCE);
    expect(run(page, 'mf_usage.init({})')).toMatch(SENTENCE);
    expect(run(page, 'mf_usage.get("./routes")')).toMatch(SENTENCE);
  });

  it('starts in a host that provides it', () => {
    const page = createContext({ _FEDERATION_RUNTIME_CORE: { name: 'runtime' } });
    run(page, script);
    expect(run(page, 'mf_usage.init()')).toBe('runtime');
  });
});
