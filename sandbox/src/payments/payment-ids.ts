import { randomBytes } from 'node:crypto';
import type { SandboxProvider } from '../tables';

const TID_PREFIX: Readonly<Record<SandboxProvider, string>> = { inicis: 'INISBX', nicepay: 'NICSBX' };

/** A new transaction id, as long as NicePay's own. */
export const newTid = (provider: SandboxProvider): string =>
  `${TID_PREFIX[provider]}${randomBytes(12).toString('hex')}`;

/** A new random token of 40 characters. */
export const newToken = (): string => randomBytes(20).toString('hex');

/** A new billing key. */
export const newBillingKey = (provider: SandboxProvider): string =>
  `${provider === 'nicepay' ? 'BIKY' : 'BILL'}${randomBytes(13).toString('hex')}`;

/** A new approval number of a card company, 8 digits. */
export const newApprovalNumber = (): string => String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, '0');
