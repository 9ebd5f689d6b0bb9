import { followStream } from './follow-stream';
import { readChange } from './live-change';
import type { Look } from './what-changed';
import { untilAborted } from './wait';

const NAME = 'dongne-live';

const lookOf = (said: unknown): Look | undefined => {
  if (said === 'everything') return said;
  const change = typeof said === 'object' && said !== null ? readChange(said) : 'garbage';
  return typeof change === 'string' ? undefined : change;
};

/**
 * Follows together with the other tabs of this browser: one of them holds the connection and tells the rest, and when it goes
 * the next one takes it. A browser without locks has a connection in each tab.
 */
export const followTogether = async (onLook: (look: Look) => void, signal: AbortSignal): Promise<void> => {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return followStream(onLook, signal);
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => {
    const look = lookOf(data);
    if (look !== undefined) onLook(look);
  });
  const tellAll = (look: Look): void => {
    onLook(look);
    channel.postMessage(look);
  };
  // Refused only by being told to stop while another tab has it.
  navigator.locks.request(NAME, { signal }, () => followStream(tellAll, signal)).catch(() => undefined);
  await untilAborted(signal);
  channel.close();
};
