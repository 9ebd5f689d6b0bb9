import { decisionsOf, DECISIONS_COOKIE, isRecord, releaseCookie, releaseVisitorOf } from '@dongne/contract';
import { deviceMemory } from '@dongne/platform';
import { fetchRegistry } from './fetch-registry';
import { parseRegistry, type Registry, type RemoteDeployment } from './registry';
import { isOutdated, keepAge } from './registry-age';
import { isTrusted } from './trusted-version';
import { nameAtVersion, reportRemote } from '../health/remote-reports';

/** Drops untrusted versions; `undefined` when the live version is untrusted. */
const trusted = (remote: RemoteDeployment): RemoteDeployment | undefined => {
  if (!isTrusted(remote)) {
    const cause = `${remote.entry || 'no container'} is not on an origin of ours, or has no hash`;
    reportRemote({ step: 'registry-refused', remote: nameAtVersion(remote.name, remote.version), cause });
    return undefined;
  }
  const { fallback } = remote;
  return fallback === undefined || isTrusted(fallback) ? remote : { ...remote, fallback: undefined };
};

/** Merges a fresh registry with every known remote that it leaves out. */
const merged = (known: Registry, fresh: Registry): Registry => [
  ...known.map((remote) => fresh.find(({ name }) => name === remote.name) ?? remote),
  ...fresh.filter(({ name }) => !known.some((remote) => remote.name === name)),
];

/** Key of the visitor id of an older shell, which is dropped. */
const OLD_VISITOR_ID = 'visitorId';

/** Parses this visitor's versions, and writes the decisions on canaries down for the session. */
const parseForVisitor = (raw: unknown): Registry => {
  deviceMemory.forget(OLD_VISITOR_ID);
  const visitor = releaseVisitorOf(document.cookie);
  const decisions = isRecord(raw) && isRecord(raw['microFrontends']) ? decisionsOf(raw['microFrontends'], visitor) : '';
  if (decisions !== '')
    document.cookie = releaseCookie(DECISIONS_COOKIE, decisions, window.location.protocol === 'https:');
  return parseRegistry(raw, visitor);
};

/**
 * Fetches and validates the registry, which may replace running code.
 *
 * @param known current registry: returned when the new one is missing, broken, empty or older, and used for each remote
 * that the new one leaves out, loads from a foreign origin or names without a hash.
 */
export const readRegistry = async (known: Registry): Promise<Registry> => {
  try {
    const raw = await fetchRegistry('/registry.json', 'no-cache');
    if (isOutdated(raw)) return known;
    // The shell itself has no container: the page's HTML names its scripts.
    const read = parseForVisitor(raw).filter(({ name }) => name !== 'shell');
    if (read.length === 0) throw new Error('The registry names no remote');
    keepAge(raw);
    return merged(
      known,
      read.flatMap((remote) => trusted(remote) ?? []),
    );
  } catch (cause) {
    reportRemote({ step: 'registry-refused', remote: 'registry', cause });
    return known;
  }
};
