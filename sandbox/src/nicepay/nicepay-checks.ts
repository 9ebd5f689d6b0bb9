import { isStale } from '../payments/payment-time';
import type { NicepayProblem } from './nicepay-codes';
import { signed } from './nicepay-hashes';

/** Common fields of every signed call; both are checked, so both are required. */
export interface SignedCall {
  readonly ediDate?: string;
  readonly signData?: string;
}

const MINIMUM_WON = 1_000;

/** Error in a call's signature or time; undefined without one. */
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

/** Whether an amount is below the minimum of a card charge. */
export const isBelowMinimum = (amountWon: number): boolean => amountWon < MINIMUM_WON;
