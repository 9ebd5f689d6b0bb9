import { endpoints, firstRead } from '@dongne/contract';
import type { RemoteRouteTable } from '@dongne/platform';

/** Layout of a provider's window, a separate browser window without the app around it. */
const popupWindow = <const Path extends string>(path: Path, title: string) =>
  ({
    path,
    page: 'popup-window/popup-window-page',
    access: 'public',
    layout: 'none',
    bar: null,
    title,
    search: 'hidden',
    isWindow: true,
  }) as const;

/** Routes of this remote. Publishing copies it into the registry. */
export const routeTable = [
  {
    path: '/membership',
    page: 'membership/membership-page',
    firstReads: [firstRead(endpoints.membership, {})],
    access: 'public',
    layout: 'detail',
    bar: { left: 'back', title: '멤버십' },
    title: '매일새옷 멤버십',
    needs: 'membership',
  },
  {
    path: '/membership/apply',
    page: 'apply-membership/apply-page',
    access: 'member',
    layout: 'closeable',
    bar: { left: 'close', title: '매일새옷 멤버십' },
    needs: 'membership',
  },
  {
    path: '/membership/payment/history',
    page: 'payment-history/payment-history-page',
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '결제 내역' },
    needs: 'cardPayment',
  },
  {
    path: '/membership/withdraw',
    page: 'leave-membership/leave-page',
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '멤버십 해지' },
    needs: 'membership',
  },
  {
    path: '/mypage/payment',
    page: 'cards/cards-page',
    firstReads: [firstRead(endpoints.paymentCard, {})],
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '결제수단 관리' },
    needs: 'cardPayment',
  },
  {
    path: '/mypage/payment/card',
    page: 'register-card/register-card-page',
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '카드 등록' },
    needs: 'cardPayment',
  },
  popupWindow('/inicis/inicisPopup', '카드 인증'),
  popupWindow('/inicis/inicisPayPopup', '카드 결제'),
  popupWindow('/nicepay/nicePopup', '카드 인증'),
  popupWindow('/nicepay/nicePayPopup', '카드 결제'),
] as const satisfies RemoteRouteTable;
