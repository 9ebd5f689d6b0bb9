import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** Tells clients apart by the address that a host sees, or that a trusted proxy in front of it names. */
export interface TrustedProxies {
  /** Whether connections from an address are those of a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

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

/**
 * Reads which proxies are believed.
 *
 * @param setting `TRUST_PROXY`: comma-separated addresses and networks; nothing by default.
 * @throws a sentence when the setting holds something else.
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
