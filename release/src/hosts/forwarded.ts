import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Writes into a request what the API is told of who calls. */
export type Forwarding = (request: IncomingMessage) => void;

/** What proxies and content networks say of a caller, and clients may claim. */
const CLAIMS = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

const compile = (setting: string): ((address: string, hop: number) => boolean) => {
  const listed = setting
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  try {
    // Words for networks, which proxy-addr knows too, the API would refuse: both read the same setting.
    if (listed.some((network) => isIP(network.split('/')[0] ?? '') === 0)) throw new Error('no address');
    return proxyAddr.compile(listed);
  } catch {
    throw new Error(
      `TRUST_PROXY must list addresses and networks of proxies, such as "10.0.0.0/8, 192.0.2.7", not "${setting}"`,
    );
  }
};

/** The one that the nearest proxy wrote: what stands before it came from further away. */
const lastOf = (value: string | string[] | undefined): string | undefined =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

/**
 * Tells the API who calls as this host sees it: what the client claims is thrown away. Only what a trusted proxy in front
 * says of its own caller is taken over.
 *
 * @param setting `TRUST_PROXY`: comma-separated addresses and networks; nothing by default.
 * @throws a sentence when the setting holds something else.
 */
export const forwarding = (setting = ''): Forwarding => {
  const trusts = compile(setting);
  return (request) => {
    const { headers, socket } = request;
    const peer = socket.remoteAddress ?? '';
    const isBehindProxy = trusts(peer, 0);
    const client = proxyAddr(request, trusts);
    const claimed = isBehindProxy ? headers : {};
    const proto = lastOf(claimed['x-forwarded-proto']);
    const told = {
      'x-forwarded-for': isIP(client) === 0 ? peer : client,
      'x-forwarded-proto': proto === 'https' ? 'https' : 'http',
      'x-forwarded-host': lastOf(claimed['x-forwarded-host']) ?? headers.host,
    };
    for (const name of Object.keys(headers)) if (CLAIMS.test(name)) delete headers[name];
    Object.assign(headers, told);
  };
};
