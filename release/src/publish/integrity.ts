import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { folderOf, type Deployment } from '../registry/registry';
import type { ReleaseStore } from '../store/disk-store';

/** A file's hash as browsers take it: `sha384-…`. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The forms a file is served in, and how to read each. */
const FORMS: readonly { readonly ending: string; readonly plain: (bytes: Buffer) => Promise<Buffer> }[] = [
  { ending: '', plain: async (bytes) => bytes },
  { ending: '.br', plain: promisify(brotliDecompress) },
  { ending: '.gz', plain: promisify(gunzip) },
];

const isAsPromised = async (bytes: Buffer, plain: (bytes: Buffer) => Promise<Buffer>, promised: string) =>
  plain(bytes).then(
    (read) => integrityOf(read) === promised,
    () => false, // cut off or garbled: what cannot be unpacked is not what was packed
  );

/**
 * What is wrong with the files of one publication, one sentence each: missing, or other bytes than the registry promises.
 * The packed forms are looked at too, since those are what browsers get.
 */
export const filesThatDiffer = async (store: ReleaseStore, name: string, published: Deployment): Promise<string[]> => {
  const { version } = published.metadata;
  const wrong = await Promise.all(
    Object.entries(published.extras.assets).flatMap(([file, promised]) =>
      FORMS.map(async ({ ending, plain }) => {
        const bytes = await store.readFile(name, folderOf(published), file + ending);
        const at = `${name} ${version}: ${file}${ending}`;
        if (bytes === undefined) return ending === '' ? `${at} is missing` : undefined;
        return (await isAsPromised(bytes, plain, promised)) ? undefined : `${at} differs from its hash`;
      }),
    ),
  );
  return wrong.filter((sentence) => sentence !== undefined);
};
