import { inlineRegistry, parseRegistry, type Registry, type RemoteDeployment } from '../remotes/registry';
import { nameAtVersion, reportRemote } from './remote-reports';

const READ_WITHIN_MS = 5_000;

const fetchRegistry = async (): Promise<unknown> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), READ_WITHIN_MS);
  try {
    // Asks the server each time, and costs an empty answer when nothing has changed.
    const answer = await fetch('/registry.json', { cache: 'no-cache', signal: abort.signal });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
    return await answer.json();
  } finally {
    clearTimeout(timer);
  }
};

/** The origins remotes may come from: what the page says, else those of the registry it came with. */
const knownOrigins = (html: Document): ReadonlySet<string> => {
  const said = html.querySelector('meta[name="remote-origins"]')?.getAttribute('content')?.split(' ').filter(Boolean);
  return new Set(said ?? inlineRegistry(html).map(({ entry }) => new URL(entry).origin));
};

const isFrom = (origins: ReadonlySet<string>, entry: string): boolean => origins.has(new URL(entry).origin);

/** A remote without what comes from elsewhere; `undefined` when its live version does. */
const trusted = (remote: RemoteDeployment, origins: ReadonlySet<string>): RemoteDeployment | undefined => {
  if (!isFrom(origins, remote.entry)) {
    const cause = `${new URL(remote.entry).origin} is no origin of ours`;
    reportRemote({ step: 'registry-refused', remote: nameAtVersion(remote.name, remote.version), cause });
    return undefined;
  }
  const { fallback } = remote;
  return fallback === undefined || isFrom(origins, fallback.entry) ? remote : { ...remote, fallback: undefined };
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
 *   place for each remote that the new one leaves out or takes from a foreign origin.
 */
export const readRegistry = async (known: Registry): Promise<Registry> => {
  try {
    const read = parseRegistry(await fetchRegistry());
    if (read.length === 0) throw new Error('The registry names no remote');
    const origins = knownOrigins(document);
    return merged(
      known,
      read.flatMap((remote) => trusted(remote, origins) ?? []),
    );
  } catch (cause) {
    reportRemote({ step: 'registry-refused', remote: 'registry', cause });
    return known;
  }
};
