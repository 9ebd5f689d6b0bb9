import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { VOUCHER } from '@dongne/contract';

/** Key of the programme's one partner; valid nowhere else. */
const PARTNER_KEY = { id: 'sandbox-voucher-key', secret: 'sandbox-voucher-secret' } as const;

/** A call as received. */
export interface SignedCall {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly method: string;
  /** Below the programme's address. */
  readonly path: string;
  /** The raw text; empty without one. */
  readonly body: string;
}

export type SignatureProblem = 'KEY_UNKNOWN' | 'SIGNATURE' | 'STALE';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const headerOf = ({ headers }: SignedCall, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Error in a call's signature or time; undefined without one. An unsigned call is rejected before anything else is
 * read.
 */
export const signatureProblem = (call: SignedCall, now: Date): SignatureProblem | undefined => {
  if (headerOf(call, 'voucher-key') !== PARTNER_KEY.id) return 'KEY_UNKNOWN';
  const timestamp = headerOf(call, 'voucher-timestamp');
  const hmac = createHmac('sha256', PARTNER_KEY.secret);
  const expected = hmac.update(`${timestamp}\n${call.method}\n${call.path}\n${call.body}`).digest('hex');
  if (!timingSafeEqual(digest(headerOf(call, 'voucher-signature')), digest(expected))) return 'SIGNATURE';
  if (!/^\d{13}$/.test(timestamp)) return 'STALE';
  return Math.abs(now.getTime() - Number(timestamp)) > VOUCHER.staleSeconds * 1_000 ? 'STALE' : undefined;
};
