import { BlockList, isIP } from 'node:net';

/**
 * Whether `X-Forwarded-For` of a proxy is trusted.
 *
 * @param address of the proxy.
 * @param hop 0 for the peer of the connection, 1 for the address it forwarded, and so on.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Prefix length of a network; all bits without a `/`, NaN for anything but a number. */
const bitsOf = (prefix: string | undefined, all: number): number => {
  if (prefix === undefined) return all;
  return /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
};

const blockOf = (networks: readonly string[]): BlockList => {
  const block = new BlockList();
  for (const network of networks) {
    const [address = '', prefix, more] = network.split('/');
    const all = isIP(address) === 6 ? 128 : 32;
    const bits = bitsOf(prefix, all);
    const isNetwork = isIP(address) !== 0 && more === undefined && bits >= 1 && bits <= all;
    if (!isNetwork) throw new Error(`no network: ${network}`);
    block.addSubnet(address, bits, familyOf(address));
  }
  return block;
};

const isIn = (block: BlockList, address: string): boolean =>
  isIP(address) !== 0 && block.check(address, familyOf(address));

const LOOPBACK = blockOf(['127.0.0.0/8', '::1']);

/** Trusts only our own host on this machine, not the addresses that it forwards. */
export const trustOwnHost: TrustProxy = (address, hop) => hop === 0 && isIn(LOOPBACK, address);

/**
 * Reads `TRUST_PROXY`: addresses and networks of proxies whose `X-Forwarded-For` is trusted, in addition to this
 * machine's host. The shell's host reads the same setting.
 *
 * @throws {Error} with one sentence for anything else.
 */
export const trustProxyOf = (text: string | undefined): TrustProxy => {
  const setting = text?.trim() ?? '';
  if (setting === '') return trustOwnHost;
  try {
    const block = blockOf(setting.split(',').map((part) => part.trim()));
    return (address, hop) => trustOwnHost(address, hop) || isIn(block, address);
  } catch {
    throw new Error(
      `TRUST_PROXY must list addresses and networks of proxies, such as "10.0.0.0/8, 192.0.2.7", not "${setting}"`,
    );
  }
};
