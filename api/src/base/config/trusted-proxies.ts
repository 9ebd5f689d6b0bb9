import { trustOwnHost, trustProxyOf, type TrustProxy } from '@dongne/contract/server';

/**
 * Reads `TRUST_PROXY`: proxies whose `X-Forwarded-For` is trusted, in addition to this machine's host. The shell's host
 * reads the same setting.
 *
 * @throws {Error} with one sentence for an invalid setting.
 */
export const trustHostAndProxies = (setting: string | undefined): TrustProxy => {
  const isProxy = trustProxyOf(setting);
  return (address, hop) => trustOwnHost(address, hop) || isProxy(address, hop);
};
