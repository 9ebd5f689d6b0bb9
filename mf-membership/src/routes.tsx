import { lazyPage, type CardProvider } from '@dongne/pages';
import type { RemoteModule } from '@dongne/platform';
import type { CardPurpose } from './common/card-providers';

const popupWindow = (provider: CardProvider, purpose: CardPurpose) =>
  lazyPage(async () => {
    const { PopupWindowPage } = await import('./popup-window/popup-window-page');
    return () => <PopupWindowPage provider={provider} purpose={purpose} />;
  });

export const routes: RemoteModule['routes'] = [
  { path: '/membership', ...lazyPage(async () => (await import('./membership/membership-page')).MembershipPage) },
  { path: '/membership/apply', ...lazyPage(async () => (await import('./apply-membership/apply-page')).ApplyPage) },
  {
    path: '/membership/payment/history',
    ...lazyPage(async () => (await import('./payment-history/payment-history-page')).PaymentHistoryPage),
  },
  { path: '/membership/withdraw', ...lazyPage(async () => (await import('./leave-membership/leave-page')).LeavePage) },
  { path: '/mypage/payment', ...lazyPage(async () => (await import('./cards/cards-page')).CardsPage) },
  {
    path: '/mypage/payment/card',
    ...lazyPage(async () => (await import('./register-card/register-card-page')).RegisterCardPage),
  },
  { path: '/inicis/inicisPopup', ...popupWindow('inicis', 'register') },
  { path: '/inicis/inicisPayPopup', ...popupWindow('inicis', 'pay') },
  { path: '/nicepay/nicePopup', ...popupWindow('nicepay', 'register') },
  { path: '/nicepay/nicePayPopup', ...popupWindow('nicepay', 'pay') },
];
