import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../store/files-below';

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.html', '.svg', '.txt', '.ico']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` variants once, at publish time. */
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

/** Names that the presets give to the files that every page of a remote needs: container, routes and shared chunks. */
const IS_FOR_EVERY_PAGE = /(^|\/)(remoteEntry|__federation_expose_[a-z]+|kit|common)\./;

/** Size of a remote in gzipped kilobytes of 1,000 bytes. */
export interface ScriptWeight {
  /** All scripts; no visit loads all of them. */
  readonly scriptKb: number;
  /** Scripts that load with whichever page is opened first. */
  readonly everyPageKb: number;
}

/** Measures the scripts of a compressed folder. */
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
