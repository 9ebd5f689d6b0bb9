import type { RemoteModule } from '@dongne/platform';
import { lazy } from 'react';

const MembershipPage = lazy(async () => ({ default: (await import('./membership/membership-page')).MembershipPage }));
const PopupWindowPage = lazy(async () => ({
  default: (await import('./popup-window/popup-window-page')).PopupWindowPage,
}));
const PreparingPage = lazy(async () => ({ default: (await import('./common/preparing-page')).PreparingPage }));

export const routes: RemoteModule['routes'] = [
  { path: '/membership', element: <MembershipPage /> },
  { path: '/membership/apply', element: <PreparingPage /> },
  { path: '/membership/payment/history', element: <PreparingPage /> },
  { path: '/membership/withdraw', element: <PreparingPage /> },
  { path: '/mypage/payment', element: <PreparingPage /> },
  { path: '/mypage/payment/card', element: <PreparingPage /> },
  { path: '/inicis/inicisPopup', element: <PopupWindowPage purpose="authentication" /> },
  { path: '/inicis/inicisPayPopup', element: <PopupWindowPage purpose="payment" /> },
  { path: '/nicepay/nicePopup', element: <PopupWindowPage purpose="authentication" /> },
  { path: '/nicepay/nicePayPopup', element: <PopupWindowPage purpose="payment" /> },
];
