import { bucketOf, RELEASE_STORE } from '@dongne/contract/server';
import { CACHE_DIR, STORE_DIR } from '../config';
import { lenient } from '../settings/environment';
import { bucketStore } from './bucket/bucket-store';
import { diskStore, type ReleaseStore } from './disk-store';

/**
 * Opens the release store of the settings: the bucket of `RELEASE_STORE`, else the data folder.
 *
 * @param isHost whether the last good registry is served at once, instead of waiting for the newest.
 */
export const openReleaseStore = (isHost = false): ReleaseStore => {
  const bucket = lenient((environment) => bucketOf(RELEASE_STORE, environment));
  return bucket === null ? diskStore(STORE_DIR) : bucketStore(bucket, { cacheDir: CACHE_DIR, isHost });
};
