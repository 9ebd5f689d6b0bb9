import { MESSAGE_DELIVERY } from '@dongne/contract';
import webPushLibrary from 'web-push';
import type { WebPushKeys } from '#base';
import type { SendOutcome, WebPushSender, WebPushSending } from './sender';

/** Subset of `fetch` that is used here. */
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
 * Request to the push service: an encrypted payload with its lifetime. The topic makes a repeated one replace the first
 * while the browser is offline.
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

/** Maps the status, RFC 8030 §7.3: a subscription is gone when the permission was revoked or the browser removed. */
const outcomeOf = (status: number): SendOutcome | { readonly state: 'gone' } => {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  const reason = `http ${status}`;
  return status === 429 || status >= 500 ? { state: 'unknown', reason } : { state: 'refused', reason };
};

/** Web push sender (RFC 8030, 8291, 8292). @param fetch calls the push services. */
export const webPush = (keys: WebPushKeys, fetch: WebPushFetch): WebPushSender => ({
  send: async (push) => {
    let request: ReturnType<typeof requestOf>;
    try {
      request = requestOf(keys, push);
    } catch {
      // The key is not a point of the curve, so nothing can be encrypted for this browser.
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
