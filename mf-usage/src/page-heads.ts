import type { PageHeads } from '@dongne/platform';

/** What search engines are told of this remote's pages. */
export const pageHeads: PageHeads = {
  '/applicate/guide': () => ({
    title: '세탁물 수거 신청과 금액 승인 이용 안내',
    description:
      '문 앞에 두면 세탁소가 수거하고, 승인하신 금액으로만 세탁해 돌려 드려요. 신청부터 배송까지의 순서를 안내해요.',
  }),
  '/applicate/dailyLaundryGuide': () => ({ title: '매일새옷 이용 안내' }),
  '/applicate/dailyLaundryNewGuide': () => ({ title: '매일새옷 첫 이용 안내' }),
};
