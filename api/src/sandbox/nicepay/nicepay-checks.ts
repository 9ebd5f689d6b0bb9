import { isStale } from '../payments/payment-time';
import type { NicepayProblem } from './nicepay-codes';
import { signed } from './nicepay-hashes';

/** What every signed call carries; both are checked, so neither may be missing. */
export interface SignedCall {
  readonly ediDate?: string;
  readonly signData?: string;
}

const MINIMUM_WON = 1_000;

/** The problem of a call's own signature or time; undefined when it has none. */
export const problemOfCall = (
  { ediDate = '', signData }: SignedCall,
  now: Date,
  {
    isSubscription,
    fields,
  }: { readonly isSubscription: boolean; readonly fields: (ediDate: string) => (string | number)[] },
): NicepayProblem | undefined => {
  if (signData !== signed(...fields(ediDate))) return isSubscription ? 'subscribeSignature' : 'signature';
  const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(ediDate);
  const sentAt = new Date(ediDate.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (!isIso || Number.isNaN(sentAt.getTime())) return 'date';
  return isStale(sentAt, now) ? 'stale' : undefined;
};

/** Whether a card may not be charged so little. */
export const isBelowMinimum = (amountWon: number): boolean => amountWon < MINIMUM_WON;
