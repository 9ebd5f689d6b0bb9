import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../store/files-below';

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.html', '.svg', '.txt', '.ico']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Puts `.br` and `.gz` beside every file that gains by it: made once here, not for every customer. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = (await filesBelow(folder)).filter((file) => COMPRESSIBLE.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(join(folder, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await Promise.all([
        brotli(plain, { params }).then((bytes) => writeFile(join(folder, `${file}.br`), bytes)),
        gzipped(plain, { level: 9 }).then((bytes) => writeFile(join(folder, `${file}.gz`), bytes)),
      ]);
    }),
  );
};

/** What the presets call the files that every page of a remote waits for: container, routes and what pages share. */
const IS_FOR_EVERY_PAGE = /(^|\/)(remoteEntry|__federation_expose_[a-z]+|kit|common)\./;

/** What a remote weighs, in gzipped kilobytes of 1,000 bytes. */
export interface ScriptWeight {
  /** All scripts, which nobody loads in one visit. */
  readonly scriptKb: number;
  /** Those that come with whichever of its pages is opened first. */
  readonly everyPageKb: number;
}

/** Weighs the scripts of a compressed folder. */
export const scriptWeight = async (folder: string): Promise<ScriptWeight> => {
  const scripts = (await filesBelow(folder)).filter((file) => file.endsWith('.js.gz'));
  const kilobytesOf = async (files: readonly string[]): Promise<number> => {
    const sizes = await Promise.all(files.map(async (file) => (await readFile(join(folder, file))).length));
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
  };
  return {
    scriptKb: await kilobytesOf(scripts),
    everyPageKb: await kilobytesOf(scripts.filter((file) => IS_FOR_EVERY_PAGE.test(file))),
  };
};
