import type { RemoteModule } from '@dongne/platform';
import { lazy } from 'react';

const MembershipPage = lazy(async () => ({ default: (await import('./membership/membership-page')).MembershipPage }));
const PreparingPage = lazy(async () => ({ default: (await import('./common/preparing-page')).PreparingPage }));
const PopupWindowPage = lazy(async () => ({
  default: (await import('./popup-window/popup-window-page')).PopupWindowPage,
}));

export const routes: RemoteModule['routes'] = [
  { path: '/membership', element: <MembershipPage /> },
  { path: '/membership/apply', element: <PreparingPage what="멤버십 가입" /> },
  { path: '/membership/payment/history', element: <PreparingPage what="멤버십 결제 내역" /> },
  { path: '/membership/withdraw', element: <PreparingPage what="멤버십 해지" /> },
  { path: '/mypage/payment', element: <PreparingPage what="결제수단 관리" /> },
  { path: '/mypage/payment/card', element: <PreparingPage what="카드 등록" /> },
  { path: '/inicis/inicisPopup', element: <PopupWindowPage /> },
  { path: '/inicis/inicisPayPopup', element: <PopupWindowPage /> },
  { path: '/nicepay/nicePopup', element: <PopupWindowPage /> },
  { path: '/nicepay/nicePayPopup', element: <PopupWindowPage /> },
];
