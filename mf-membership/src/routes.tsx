import type { RemoteModule } from '@dongne/platform';
import { lazy } from 'react';

const MembershipPage = lazy(async () => ({ default: (await import('./membership/membership-page')).MembershipPage }));
const CardsPage = lazy(async () => ({ default: (await import('./cards/cards-page')).CardsPage }));
const RegisterCardPage = lazy(async () => ({
  default: (await import('./register-card/register-card-page')).RegisterCardPage,
}));
const ApplyPage = lazy(async () => ({ default: (await import('./apply-membership/apply-page')).ApplyPage }));
const PaymentHistoryPage = lazy(async () => ({
  default: (await import('./payment-history/payment-history-page')).PaymentHistoryPage,
}));
const LeavePage = lazy(async () => ({ default: (await import('./leave-membership/leave-page')).LeavePage }));
const PopupWindowPage = lazy(async () => ({
  default: (await import('./popup-window/popup-window-page')).PopupWindowPage,
}));

export const routes: RemoteModule['routes'] = [
  { path: '/membership', element: <MembershipPage /> },
  { path: '/membership/apply', element: <ApplyPage /> },
  { path: '/membership/payment/history', element: <PaymentHistoryPage /> },
  { path: '/membership/withdraw', element: <LeavePage /> },
  { path: '/mypage/payment', element: <CardsPage /> },
  { path: '/mypage/payment/card', element: <RegisterCardPage /> },
  { path: '/inicis/inicisPopup', element: <PopupWindowPage provider="inicis" purpose="register" /> },
  { path: '/inicis/inicisPayPopup', element: <PopupWindowPage provider="inicis" purpose="pay" /> },
  { path: '/nicepay/nicePopup', element: <PopupWindowPage provider="nicepay" purpose="register" /> },
  { path: '/nicepay/nicePayPopup', element: <PopupWindowPage provider="nicepay" purpose="pay" /> },
];
