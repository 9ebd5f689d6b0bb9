import type { PageHeads } from '@dongne/platform';

/** Document metadata of this remote's pages. */
export const pageHeads: PageHeads = {
  '/applicate/guide': () => ({
    description:
      '문 앞에 두면 세탁소가 수거하고, 승인하신 금액으로만 세탁해 돌려 드려요. 신청부터 배송까지의 순서를 안내해요.',
  }),
};
