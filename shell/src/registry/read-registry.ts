import { fetchRegistry } from './fetch-registry';
import { parseRegistry, type Registry, type RemoteDeployment } from './registry';
import { isTrusted } from './trusted-version';
import { nameAtVersion, reportRemote } from '../health/remote-reports';

/** A remote without what may not run; `undefined` when its live version may not. */
const trusted = (remote: RemoteDeployment): RemoteDeployment | undefined => {
  if (!isTrusted(remote)) {
    const cause = `${remote.entry || 'no container'} is not on an origin of ours, or has no hash`;
    reportRemote({ step: 'registry-refused', remote: nameAtVersion(remote.name, remote.version), cause });
    return undefined;
  }
  const { fallback } = remote;
  return fallback === undefined || isTrusted(fallback) ? remote : { ...remote, fallback: undefined };
};

/** What is new, and what is known of every remote that the new registry leaves out. */
const merged = (known: Registry, fresh: Registry): Registry => [
  ...known.map((remote) => fresh.find(({ name }) => name === remote.name) ?? remote),
  ...fresh.filter(({ name }) => !known.some((remote) => remote.name === name)),
];

/**
 * Reads the registry again, with the distrust of something that may replace running code.
 *
 * @param known what is followed now; it is the answer whenever the new registry is missing, broken or empty, and stays in
 *   place for each remote that the new one leaves out, takes from a foreign origin or names without a hash.
 */
export const readRegistry = async (known: Registry): Promise<Registry> => {
  try {
    // The shell's own publication has no container: its page names its scripts.
    const read = parseRegistry(await fetchRegistry('/registry.json', 'no-cache')).filter(
      ({ name }) => name !== 'shell',
    );
    if (read.length === 0) throw new Error('The registry names no remote');
    return merged(
      known,
      read.flatMap((remote) => trusted(remote) ?? []),
    );
  } catch (cause) {
    reportRemote({ step: 'registry-refused', remote: 'registry', cause });
    return known;
  }
};
