import type { BucketClient } from './bucket-client';
import type { CachedFiles } from './cached-files';
import { fileListing, type FileListing } from './file-listing';
import { SHARED_FILES, type ServedFiles } from '../disk-store';

/** Ending of a compressed variant, which stands beside its file and is written before it. */
export const VARIANT = /\.(br|gz)$/;

/**
 * Serves the shared files of packages on a bucket, through the folder of a host. Nothing else of the bucket is served.
 *
 * @param everyMs shortest time between two listings of a package.
 */
export const bucketFiles = (
  root: string,
  client: Pick<BucketClient, 'list'>,
  cached: CachedFiles,
  everyMs: number,
): ServedFiles => {
  const listings = new Map<string, FileListing>();
  const listingOf = (key: string): FileListing => {
    const [name = ''] = key.split('/');
    const known = listings.get(name);
    if (known !== undefined) return known;
    const below = `${name}/${SHARED_FILES}/`;
    const listing = fileListing(async () => (await client.list(below)).map((each) => each.key), everyMs);
    listings.set(name, listing);
    return listing;
  };

  /** Checks for a variant: there is none beside a listed file that was listed without one. */
  const hasVariant = async (key: string): Promise<boolean> => {
    const listing = listingOf(key);
    const file = key.replace(VARIANT, '');
    try {
      return (await listing.has(file)) && listing.knows(key);
    } catch (error) {
      // The bucket is away: the file itself may be on this machine.
      if (await cached.has(file)) return false;
      throw error;
    }
  };

  return {
    root,
    has: async (path) => {
      const key = path.slice(1);
      if (await cached.has(key)) return true;
      const isListed = VARIANT.test(key) ? await hasVariant(key) : await listingOf(key).has(key);
      return isListed && (await cached.fetch(key)) !== undefined;
    },
  };
};
