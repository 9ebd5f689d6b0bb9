import type { Deployment } from '../../registry/registry';
import { integrityOf } from '../../publish/integrity';
import type { ReleaseStore } from '../../store/disk-store';
import type { Bundle } from './render-process';

/** Number of cached versions per package, enough for the live one and a rollback. */
const MAX_BUNDLES = 16;

/**
 * Reads server bundles from the store and caches them.
 *
 * @returns a function that finds a version's bundle; `undefined` when it is missing or differs from its hash.
 */
export const serverBundles = (store: Pick<ReleaseStore, 'readFile'>) => {
  const known = new Map<string, Bundle | undefined>();
  const read = async (name: string, { metadata, extras }: Deployment): Promise<string | undefined> => {
    if (extras.server === undefined) return undefined;
    const bytes = await store.readFile(name, metadata.version, extras.server.file);
    return bytes !== undefined && integrityOf(bytes) === extras.server.integrity ? bytes.toString('utf8') : undefined;
  };
  return async (name: string, deployment: Deployment): Promise<Bundle | undefined> => {
    const key = `${name}@${deployment.metadata.version}`;
    if (known.has(key)) return known.get(key);
    const source = await read(name, deployment);
    const [oldest] = known.keys();
    if (known.size >= MAX_BUNDLES && oldest !== undefined) known.delete(oldest);
    const bundle = source === undefined ? undefined : { name: key, source };
    known.set(key, bundle);
    return bundle;
  };
};
