import { followStream } from './follow-stream';
import { readChange } from './live-change';
import type { RefetchScope } from './refetch-changes';
import { untilAborted } from './wait';

const NAME = 'dongne-live';

const scopeOf = (said: unknown): RefetchScope | undefined => {
  if (said === 'everything') return said;
  const change = typeof said === 'object' && said !== null ? readChange(said) : 'garbage';
  return typeof change === 'string' ? undefined : change;
};

/**
 * Shares one stream among the tabs of this browser: the tab with the lock broadcasts the changes, and the next one
 * replaces it when it closes. A browser without locks has one connection per tab.
 */
export const followShared = async (onRefetch: (scope: RefetchScope) => void, signal: AbortSignal): Promise<void> => {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return followStream(onRefetch, signal);
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => {
    const scope = scopeOf(data);
    if (scope !== undefined) onRefetch(scope);
  });
  const broadcast = (scope: RefetchScope): void => {
    onRefetch(scope);
    channel.postMessage(scope);
  };
  // Rejects only if aborted while another tab holds the lock.
  navigator.locks.request(NAME, { signal }, () => followStream(broadcast, signal)).catch(() => undefined);
  await untilAborted(signal);
  channel.close();
};
