import type { RemoteVersion } from '../remotes/registry';

/** What a report and the badge call it. */
const LOCAL = 'local';

const containerIn = (manifest: unknown): string | undefined => {
  const found: unknown = ['metaData', 'remoteEntry', 'name'].reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    manifest,
  );
  return typeof found === 'string' ? found : undefined;
};

/**
 * The version that a developer's manifest names. It changes while it is worked on, so nothing promises its hash.
 *
 * @throws when the manifest does not come or names no container.
 */
export const overriddenVersion = async (manifestUrl: string): Promise<RemoteVersion> => {
  const answer = await fetch(manifestUrl, { cache: 'no-store' });
  const container = containerIn(await answer.json());
  if (container === undefined) throw new Error(`${manifestUrl} names no container`);
  return { version: LOCAL, entry: new URL(container, manifestUrl).href, integrity: undefined };
};
