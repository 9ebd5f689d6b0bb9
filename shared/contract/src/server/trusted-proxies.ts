import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Whether `X-Forwarded-For` of a proxy is trusted.
 *
 * @param address of the proxy.
 * @param hop 0 for the peer of the connection, 1 for the address it forwarded, and so on.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

const NETWORK = /^[^/]+(\/\d{1,3})?$/;

/** Rejects named networks and netmasks, which the library accepts. */
const isNetwork = (network: string): boolean => NETWORK.test(network) && isIP(network.split('/')[0] ?? '') !== 0;

/** Trusts networks. Ignores texts that the library takes for an address, such as `10` or `0x7f000001`. */
const trustNetworks = (networks: readonly string[]): TrustProxy => {
  const trusts = proxyAddr.compile([...networks]);
  return (address, hop) => isIP(address) !== 0 && trusts(address, hop);
};

const isLoopback = trustNetworks(['127.0.0.0/8', '::1']);

/** Trusts only another process of this machine, not the addresses that it forwards. */
export const trustOwnHost: TrustProxy = (address, hop) => hop === 0 && isLoopback(address, hop);

/**
 * Reads `TRUST_PROXY` for host and API: comma-separated addresses and networks of proxies; trusts none when empty.
 *
 * @throws {Error} with one sentence for anything else.
 */
export const trustProxyOf = (text = ''): TrustProxy => {
  const setting = text.trim();
  if (setting === '') return () => false;
  try {
    const networks = setting.split(',').map((part) => part.trim());
    if (!networks.every(isNetwork)) throw new Error('no network');
    return trustNetworks(networks);
  } catch {
    throw new Error(
      `TRUST_PROXY must list addresses and networks of proxies, such as "10.0.0.0/8, 192.0.2.7", not "${setting}"`,
    );
  }
};

/** Address of the client: the nearest one that is not a trusted proxy, or the peer when a proxy names no address. */
export const clientAddress = (request: IncomingMessage, trusts: TrustProxy): string => {
  const client = proxyAddr(request, trusts);
  return isIP(client) === 0 ? (request.socket.remoteAddress ?? '') : client;
};
