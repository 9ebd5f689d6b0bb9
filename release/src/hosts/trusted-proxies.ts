import type { IncomingMessage } from 'node:http';
import { clientAddress, trustProxyOf } from '@dongne/contract/server';

/** Identifies clients by the address that a host sees, or that a trusted proxy names. */
export interface TrustedProxies {
  /** Checks whether an address is a trusted proxy. */
  readonly isProxy: (address: string) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

/**
 * Parses the list of trusted proxies.
 *
 * @param setting `TRUST_PROXY`: comma-separated addresses and networks; empty by default.
 * @throws a sentence when the setting is invalid.
 */
export const trustedProxies = (setting?: string): TrustedProxies => {
  const trusts = trustProxyOf(setting);
  return {
    isProxy: (address) => trusts(address, 0),
    addressOf: (request) => clientAddress(request, trusts),
  };
};
