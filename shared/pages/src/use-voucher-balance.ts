import { endpoints } from '@dongne/contract';
import { queryOf, useCapabilities } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** Whether this person pays with vouchers: a member whose programme takes card payment away. */
export const usePaysWithVouchers = (): boolean => {
  const { state, can } = useCapabilities();
  return state === 'ready' && !can.cardPayment;
};

/** What a voucher user has left, in won; `undefined` for anybody else, and while nobody can say. */
export const useVoucherBalance = (): number | undefined => {
  const enabled = usePaysWithVouchers();
  // Whoever looks decides by it, so what was known a moment ago is asked again.
  const { data } = useQuery({ ...queryOf(endpoints.vouchers, {}), enabled, staleTime: 0 });
  return enabled ? (data?.balanceWon ?? undefined) : undefined;
};
