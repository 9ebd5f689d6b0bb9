import { BlockList, isIP } from 'node:net';

/**
 * Whether a proxy's word on where a call comes from is taken.
 *
 * @param address of the proxy.
 * @param hop 0 for anyone who holds the connection, 1 for whom that one names, and so on.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** How many bits of the address name the network: all, without a `/`. NaN for what is no number. */
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

/** Our own host on this machine, and only it: whatever it was told itself counts for nothing. */
export const trustOwnHost: TrustProxy = (address, hop) => hop === 0 && isIn(LOOPBACK, address);

/**
 * Reads `TRUST_PROXY`: addresses and networks of proxies whose `X-Forwarded-For` is believed, besides a host on this machine.
 * The shell's host reads the same setting.
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
