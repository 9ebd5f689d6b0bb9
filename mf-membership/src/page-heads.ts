import { formatWon, MEMBERSHIP } from '@dongne/contract';
import type { PageHeads } from '@dongne/platform';

/** Document metadata of this remote's pages. */
export const pageHeads: PageHeads = {
  '/membership': () => ({
    description: `한 달 ${formatWon(MEMBERSHIP.monthlyWon)}으로 멤버십 세탁소의 세탁비를 ${MEMBERSHIP.discountPercent}% 할인받으세요.`,
  }),
};
