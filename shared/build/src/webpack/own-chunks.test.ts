import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { OwnChunks } from './own-chunks.mjs';

const ORIGIN = 'http://localhost:3002/mf_usage/files/';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dongne-own-chunks-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Files of a build by URL, and its container. */
interface Built {
  readonly entry: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Builds a container with two pages: one that differs between versions, and one that never changes. */
const build = async (says: string): Promise<Built> => {
  const dir = join(root, 'sources');
  await mkdir(dir, { recursive: true });
  const path = await mkdtemp(join(root, 'dist-'));
  await writeFile(join(dir, 'page.js'), `export const text = ${JSON.stringify(says)};`);
  await writeFile(join(dir, 'same.js'), 'export const text = "same";');
  await writeFile(
    join(dir, 'main.js'),
    'export const page = () => import("./page.js").then((m) => m.text); export const same = () => import("./same.js").then((m) => m.text);',
  );
  const compiler = webpack({
    mode: 'production',
    context: dir,
    target: 'web',
    entry: { remoteEntry: './main.js' },
    output: {
      path,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'mf_usage',
      publicPath: ORIGIN,
      globalObject: 'globalThis',
      library: { type: 'var', name: 'mf_usage' },
    },
    plugins: [new OwnChunks()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null || stats?.hasErrors() === true) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  const names = (await readdir(path)).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(
    names.map(async (name): Promise<[string, string]> => [ORIGIN + name, await readFile(join(path, name), 'utf8')]),
  );
  return { entry: ORIGIN + (names.find((name) => name.startsWith('remoteEntry')) ?? ''), files: new Map(files) };
};

interface Script {
  src: string;
  onload: (() => void) | null;
  readonly attributes: Map<string, string>;
}

/** Page whose scripts arrive when the test decides. */
const openPage = (builds: readonly Built[]) => {
  const network = new Map(builds.flatMap(({ files }) => [...files]));
  const scripts: Script[] = [];
  const buildElement = () => {
    const attributes = new Map<string, string>();
    return {
      attributes,
      onload: null,
      src: '',
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      getAttribute(name: string) {
        return name === 'src' ? this.src : attributes.get(name);
      },
    };
  };
  let running: { readonly src: string } | undefined;
  const document = {
    get currentScript() {
      return running;
    },
    createElement: buildElement,
    getElementsByTagName: () => scripts,
    head: { appendChild: (script: Script) => scripts.push(script) },
  };
  const context = createContext({ document, setTimeout: () => 0, clearTimeout: () => undefined });
  const run = (src: string): void => {
    running = { src };
    runInContext(network.get(src) ?? '', context);
    running = undefined;
  };
  return {
    /** Runs the container of a version. */
    start: ({ entry }: Built): Record<'page' | 'same', () => Promise<string>> => {
      run(entry);
      return runInContext('mf_usage', context);
    },
    asked: () => scripts.map(({ src }) => src),
    /** Delivers the pending scripts. */
    arrive: (): void => {
      for (const script of scripts.splice(0)) {
        run(script.src);
        script.onload?.();
      }
    },
  };
};

describe('two versions of a remote in one page', () => {
  let older: Built;
  let newer: Built;
  beforeAll(async () => {
    older = await build('older');
    newer = await build('newer');
  });

  it('share unchanged files, whose names contain no version', () => {
    const names = [older, newer].map(({ files }) => [...files.keys()]);
    expect(names[0]?.filter((file) => names[1]?.includes(file))).toHaveLength(1);
  });

  it.each([
    ['one after the other', false],
    ['at the same time', true],
  ])('load their own page %s', async (_case, isTogether) => {
    const page = openPage([older, newer]);
    const first = page.start(older);
    const before = first.page();
    if (!isTogether) page.arrive();
    const after = page.start(newer).page();
    page.arrive();
    expect(await before).toBe('older');
    expect(await after).toBe('newer');
  });

  it('request a pending common file once', async () => {
    const page = openPage([older, newer]);
    const both = [page.start(older).same(), page.start(newer).same()];
    expect(page.asked()).toHaveLength(1);
    page.arrive();
    expect(await Promise.all(both)).toEqual(['same', 'same']);
  });

  it('may be the same version twice', async () => {
    const page = openPage([older]);
    const texts = [page.start(older).page(), page.start(older).page()];
    page.arrive();
    expect(await Promise.all(texts)).toEqual(['older', 'older']);
  });
});
