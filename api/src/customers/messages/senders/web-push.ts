import { MESSAGE_DELIVERY } from '@dongne/contract';
import webPushLibrary from 'web-push';
import type { WebPushKeys } from '#base';
import type { SendOutcome, WebPushSender, WebPushSending } from './sender';

/** As much of `fetch` as is needed here. */
export type WebPushFetch = (
  url: string,
  request: {
    readonly method: 'POST';
    readonly headers: Record<string, string>;
    readonly body: Uint8Array<ArrayBuffer>;
    readonly redirect: 'error';
    readonly signal: AbortSignal;
  },
) => Promise<{ readonly status: number }>;

const LIMIT_MS = 10_000;
const HOUR_SECONDS = 3_600;

/**
 * What the push service gets: bytes that only the browser can read, for so long as the message is worth it. A browser that is
 * off gets a repeated one in the place of the first, by its topic.
 */
const requestOf = ({ publicKey, privateKey, subject }: WebPushKeys, push: WebPushSending) => {
  const { endpoint, p256dh, auth, key, title, text, path } = push;
  return webPushLibrary.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ key, title, text, path }),
    {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: MESSAGE_DELIVERY.worthHours * HOUR_SECONDS,
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      topic: key.replaceAll('-', ''),
    },
  );
};

/** RFC 8030 §7.3: who has taken the permission back, or the browser away, is not there any more. */
const outcomeOf = (status: number): SendOutcome | { readonly state: 'gone' } => {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  const reason = `http ${status}`;
  return status === 429 || status >= 500 ? { state: 'unknown', reason } : { state: 'refused', reason };
};

/** Pushes to browsers by their own push services (RFC 8030, 8291, 8292). @param fetch reaches those. */
export const webPush = (keys: WebPushKeys, fetch: WebPushFetch): WebPushSender => ({
  send: async (push) => {
    let request: ReturnType<typeof requestOf>;
    try {
      request = requestOf(keys, push);
    } catch {
      // A key that is no point of the curve: nothing can ever be sealed for this browser.
      return { state: 'gone' };
    }
    try {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const { status } = await fetch(request.endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      return outcomeOf(status);
    } catch (error) {
      return {
        state: 'unknown',
        reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network',
      };
    }
  },
});
