import type { Needs } from '@dongne/api/base';
import { cancelCharge } from '../payments/card-cancels';
import { type AuthorizationRow, claimAuthorization, endBillingKey } from '../payments/payment-repository';
import { type InicisResult, problem } from './inicis-codes';

/** Net-cancels an approval, even before it; returns the error, undefined without one. */
export const netCancel = async (
  parts: Needs<'clock' | 'database'>,
  { token, tid, purpose }: AuthorizationRow,
): Promise<InicisResult | undefined> => {
  const now = parts.clock.now();
  if (await claimAuthorization(parts.database, token, now)) return undefined;
  if (purpose === 'billing')
    return (await endBillingKey(parts.database, { tid }, now)) ? undefined : problem('cancelledBefore');
  const cancellation = await cancelCharge(parts, { provider: 'inicis', tid, reason: 'netCancel' });
  return cancellation.kind === 'cancelled' ? undefined : problem(cancellation.kind);
};
