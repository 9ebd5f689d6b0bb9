import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trusted-proxies';

/** Writes into a request what the API is told of who calls. */
export type Forwarding = (request: IncomingMessage) => void;

/** What proxies and content networks say of a caller, and clients may claim. */
const CLIENT_HEADERS =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

/** The one that the nearest proxy wrote: what stands before it came from further away. */
const lastOf = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/**
 * Tells the API who calls as this host sees it: what the client claims is thrown away. Only what a trusted proxy in front
 * says of its own caller is passed on.
 */
export const forwarding =
  ({ isProxy, addressOf }: TrustedProxies): Forwarding =>
  (request) => {
    const { headers, socket } = request;
    const claimed = isProxy(socket.remoteAddress ?? '') ? headers : {};
    const proto = lastOf(claimed['x-forwarded-proto']);
    const forwarded = {
      'x-forwarded-for': addressOf(request),
      'x-forwarded-proto': proto === 'https' ? 'https' : 'http',
      'x-forwarded-host': lastOf(claimed['x-forwarded-host']) ?? headers.host,
    };
    for (const name of Object.keys(headers)) if (CLIENT_HEADERS.test(name)) delete headers[name];
    Object.assign(headers, forwarded);
  };
