import { endpoints } from '@dongne/contract';
import { queryOf, useCapabilities } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** Returns whether the person pays with vouchers: a member whose programme excludes card payment. */
export const usePaysWithVouchers = (): boolean => {
  const { state, can } = useCapabilities();
  return state === 'ready' && !can.cardPayment;
};

/** Returns a voucher user's balance in won; `undefined` for anyone else, and until known. */
export const useVoucherBalance = (): number | undefined => {
  const enabled = usePaysWithVouchers();
  // Always refetched, because the viewer decides by it.
  const { data } = useQuery({ ...queryOf(endpoints.vouchers, {}), enabled, staleTime: 0 });
  return enabled ? (data?.balanceWon ?? undefined) : undefined;
};
