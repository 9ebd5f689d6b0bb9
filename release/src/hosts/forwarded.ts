import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trusted-proxies';

/** Sets the headers that identify the client to the API. */
export type Forwarding = (request: IncomingMessage) => void;

/** Headers by which proxies and CDNs identify a client, and which clients can forge. */
const CLIENT_HEADERS =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Takes the value of the nearest proxy, which is the last one. */
const lastOf = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/**
 * Identifies the client to the API as this host sees it, and drops what the client claims. Passes on only what a
 * trusted proxy says about its client.
 *
 * @param isHttpsSite whether the site is public by https only, so that cookies are `Secure` behind any proxy.
 */
export const forwarding =
  ({ isProxy, addressOf }: TrustedProxies, isHttpsSite = false): Forwarding =>
  (request) => {
    const { headers, socket } = request;
    const claimed = isProxy(socket.remoteAddress ?? '') ? headers : {};
    const proto = lastOf(claimed['x-forwarded-proto']);
    const forwarded = {
      'x-forwarded-for': addressOf(request),
      'x-forwarded-proto': isHttpsSite || proto === 'https' ? 'https' : 'http',
      'x-forwarded-host': lastOf(claimed['x-forwarded-host']) ?? headers.host,
    };
    for (const name of Object.keys(headers)) if (CLIENT_HEADERS.test(name)) delete headers[name];
    Object.assign(headers, forwarded);
  };
