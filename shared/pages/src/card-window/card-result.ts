const CHANNEL = 'card-result';

const isResultOf = (sid: string, message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === CHANNEL &&
  'sid' in message &&
  message.sid === sid;

/**
 * Subscribes to the end of a provider's window, announced to its opener or to all tabs of this browser. The announced
 * outcome is untrusted.
 *
 * @returns stops listening.
 */
export const onCardResult = (sid: string, tell: () => void): (() => void) => {
  const hearWindow = ({ origin, data }: MessageEvent): void => {
    if (origin === window.location.origin && isResultOf(sid, data)) tell();
  };
  window.addEventListener('message', hearWindow);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    if (isResultOf(sid, data)) tell();
  });
  return () => {
    window.removeEventListener('message', hearWindow);
    channel?.close();
  };
};
