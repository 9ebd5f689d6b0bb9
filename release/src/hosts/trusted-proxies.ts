import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Identifies clients by the address that a host sees, or that a trusted proxy names. */
export interface TrustedProxies {
  /** Checks whether an address is a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

const compile = (setting: string): ((address: string, hop: number) => boolean) => {
  const listed = setting
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  try {
    // Rejects named networks, which proxy-addr accepts: the API reads the same setting and would refuse them.
    if (listed.some((network) => isIP(network.split('/')[0] ?? '') === 0)) throw new Error('no address');
    return proxyAddr.compile(listed);
  } catch {
    throw new Error(
      `TRUST_PROXY must list addresses and networks of proxies, such as "10.0.0.0/8, 192.0.2.7", not "${setting}"`,
    );
  }
};

/**
 * Parses the list of trusted proxies.
 *
 * @param setting `TRUST_PROXY`: comma-separated addresses and networks; empty by default.
 * @throws a sentence when the setting is invalid.
 */
export const trustedProxies = (setting = ''): TrustedProxies => {
  const trusts = compile(setting);
  return {
    isProxy: (address) => isIP(address) !== 0 && trusts(address, 0),
    addressOf: (request) => {
      const peer = request.socket.remoteAddress ?? '';
      const client = proxyAddr(request, trusts);
      return isIP(client) === 0 ? peer : client;
    },
  };
};
