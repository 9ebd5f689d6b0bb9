import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { SHARED_NAMES_FILE } from '../output-files.mjs';
import { SharedNames } from '../shared-names.mjs';

// Uses webpack's own federation plugin: it creates the same module types and loads ten times faster.
const { ModuleFederationPlugin } = webpack.container;

/** Federated build of the given files. */
export interface FixtureBuild {
  /** Contents by path; packages are in `node_modules`. `index.js`, if present, is the entry. */
  readonly files: Readonly<Record<string, string>>;
  readonly federation: ConstructorParameters<typeof ModuleFederationPlugin>[0];
  readonly facades?: readonly string[];
  /** @param dir the folder of the files during the build. */
  readonly plugins?: (dir: string) => NonNullable<Configuration['plugins']>;
}

/** Writes the files into an empty folder. */
export const writeFiles = async (dir: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
};

const textsIn = async (dir: string): Promise<ReadonlyMap<string, string>> => {
  // Handles a failed build, which has no output.
  const names = await readdir(dir).catch(() => []);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')] as const)),
  );
};

/** @returns the recorded shared names, the errors, and the output files by name. */
export const buildFixture = async ({ files, federation, facades = [], plugins = () => [] }: FixtureBuild) => {
  const dir = await mkdtemp(join(tmpdir(), 'dongne-fixture-build-'));
  try {
    await writeFiles(dir, files);
    const compiler = webpack({
      mode: 'production',
      context: dir,
      entry: files['index.js'] === undefined ? {} : './index.js',
      output: { path: join(dir, 'dist'), publicPath: '/' },
      optimization: { minimize: false },
      plugins: [
        ...plugins(dir),
        new ModuleFederationPlugin({ name: 'fixture', ...federation }),
        new SharedNames({ facades }),
      ],
    });
    const errors = await new Promise<string[]>((resolve, reject) => {
      compiler.run((failure, stats) => {
        if (failure) reject(failure);
        else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
      });
    });
    const texts = await textsIn(join(dir, 'dist'));
    const written: { used: Record<string, string[]>; provided: Record<string, string[]> } = JSON.parse(
      texts.get(SHARED_NAMES_FILE) ?? '{}',
    );
    return { ...written, errors, texts };
  } finally {
    await rm(dir, { recursive: true });
  }
};
