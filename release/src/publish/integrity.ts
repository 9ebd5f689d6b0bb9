import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { folderOf, type Deployment } from '../registry/registry';
import type { ReleaseStore } from '../store/disk-store';

/** Hashes a file for Subresource Integrity: `sha384-…`. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Served variants of a file, and how to decode each. */
const FORMS: readonly { readonly ending: string; readonly plain: (bytes: Buffer) => Promise<Buffer> }[] = [
  { ending: '', plain: async (bytes) => bytes },
  { ending: '.br', plain: promisify(brotliDecompress) },
  { ending: '.gz', plain: promisify(gunzip) },
];

const isAsPromised = async (bytes: Buffer, plain: (bytes: Buffer) => Promise<Buffer>, promised: string) =>
  plain(bytes).then(
    (read) => integrityOf(read) === promised,
    () => false, // truncated or corrupt
  );

/**
 * Checks the files of one publication: missing, or different from the hash in the registry. Includes the compressed
 * variants, which browsers receive. One sentence each.
 */
export const filesThatDiffer = async (
  store: Pick<ReleaseStore, 'readFile'>,
  name: string,
  published: Deployment,
): Promise<string[]> => {
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
