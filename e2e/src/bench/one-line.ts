import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reword } from '../reword';
import { copyCheckout, type CheckoutCopy } from '../system/checkout-copy';
import { ended, onOutput, runScript } from '../system/run-script';
import { asOneBuild } from './one-build-system';

/** Maximum share of a remote that a returning customer loads after one of its lines has changed. */
const MAX_SHARE = 0.25;

/** Changed line, and what must stay cached. */
interface Change {
  readonly what: string;
  readonly folder: string;
  readonly sources: string;
  readonly from: string;
  readonly to: string;
}

const CHANGES: readonly Change[] = [
  {
    what: 'mf-usage: a line of its heaviest page',
    folder: 'mf-usage',
    sources: 'mf-usage/src/new-request',
    from: '세탁소를 먼저 골라 주세요',
    to: '세탁소부터 골라 주세요',
  },
  {
    what: 'mf-usage: a line that its pages share',
    folder: 'mf-usage',
    sources: 'mf-usage/src/common',
    from: '높아졌어요',
    to: '올랐어요',
  },
  {
    what: 'shell: own line',
    folder: 'shell',
    sources: 'shell/src/remotes',
    from: '이 화면을 불러오지 못했어요',
    to: '화면을 불러오지 못했어요',
  },
];

/** Scripts, styles and pictures of a build with their gzipped size in bytes. */
type Weights = ReadonlyMap<string, number>;

const weightsOf = async (dist: string): Promise<Weights> => {
  const files = (await readdir(dist)).filter((file) => /\.(js|css)$/.test(file));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, number]> => [
        file,
        gzipSync(await readFile(join(dist, file)), { level: 9 }).length,
      ]),
    ),
  );
};

const sum = (weights: Weights, files: readonly string[]): number =>
  files.reduce((total, file) => total + (weights.get(file) ?? 0), 0);

/** Builds a package of the copied checkout. @throws with the build's output. */
const buildIn = async (root: string, folder: string): Promise<Weights> => {
  // Removes the stamp: the build does not know that it includes the remotes.
  await rm(join(root, folder, 'dist'), { recursive: true, force: true });
  const child = runScript(
    { portBase: 3_000, dataDir: join(root, '.data') },
    ['release/src/cli/build.ts', folder],
    root,
  );
  let output = '';
  onOutput(child, (text) => {
    output += text;
  });
  if ((await ended(child)) !== 0) throw new Error(output);
  return weightsOf(join(root, folder, 'dist'));
};

const row = (what: string, before: Weights, after: Weights): { readonly line: string; readonly share: number } => {
  const fresh = [...after.keys()].filter((file) => !before.has(file));
  const [loaded, all] = [sum(after, fresh), sum(after, [...after.keys()])];
  const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
  const figures = `${kb(loaded)} of ${kb(all)} = ${((100 * loaded) / all).toFixed(1)} %`;
  return { line: `${what.padEnd(56)}${figures.padEnd(30)}${fresh.join(' ')}`, share: loaded / all };
};

/** Changes one line after another in a copied checkout; reports what a returning customer loads for each. */
const changeLines = async (
  prepare: (checkout: CheckoutCopy) => Promise<void>,
  builtIn: (change: Change) => string,
  onChange: (change: Change, before: Weights, after: Weights) => void,
): Promise<void> => {
  const checkout = await copyCheckout();
  try {
    await prepare(checkout);
    const known = new Map<string, Weights>();
    for (const change of CHANGES) {
      const folder = builtIn(change);
      const before = known.get(folder) ?? (await buildIn(checkout.root, folder));
      await reword(join(checkout.root, change.sources), change.from, change.to);
      const after = await buildIn(checkout.root, folder);
      known.set(folder, after);
      onChange(change, before, after);
    }
  } finally {
    await checkout.remove();
  }
};

/**
 * Measures what a returning customer loads after a change of one line, with federation and with one build: new files by
 * name, gzipped bytes. Fails when it is more of a remote than allowed.
 */
export const benchOneLine = async (): Promise<void> => {
  await changeLines(
    async () => undefined,
    ({ folder }) => folder,
    ({ what, folder }, before, after) => {
      const { line, share } = row(what, before, after);
      console.log(line);
      if (folder !== 'shell' && share > MAX_SHARE) process.exitCode = 1;
    },
  );
  await changeLines(
    asOneBuild,
    () => 'shell',
    ({ what }, before, after) => console.log(row(`one build; ${what}`, before, after).line),
  );
};
