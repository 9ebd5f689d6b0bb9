import { endpoints, formatWon, type LoginData } from '@dongne/contract';
import { popups, queryOf } from '@dongne/platform';
import type { QueryClient } from '@tanstack/react-query';

const ONLY_VOUCHERS = '세탁 금액은 바우처로 결제돼요.';

/** What they have left; `undefined` when nobody can say now. */
const balanceOf = async (queries: QueryClient): Promise<number | undefined> => {
  try {
    return (await queries.fetchQuery({ ...queryOf(endpoints.vouchers, {}), retry: false })).balanceWon ?? undefined;
  } catch {
    return undefined; // a welcome without a number is one, too
  }
};

/** Welcomes a voucher user who is here for the first time, with their balance; does nothing for anybody else. */
export const welcomeVoucherUser = async (
  queries: QueryClient,
  { isFirstPartnerUser }: Pick<LoginData, 'isFirstPartnerUser'>,
): Promise<void> => {
  if (!isFirstPartnerUser) return;
  const balanceWon = await balanceOf(queries);
  const balance = balanceWon === undefined ? '' : `바우처 잔액은 ${formatWon(balanceWon)}이에요. `;
  await popups.alert({ title: '세탁 바우처 이용을 환영해요', message: balance + ONLY_VOUCHERS });
};
