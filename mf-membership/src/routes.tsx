import { lazyPage, routesOf, type CardProvider } from '@dongne/pages';
import type { CardPurpose } from './common/card-providers';
import type { routeTable } from './route-table';

const popupWindow = (provider: CardProvider, purpose: CardPurpose) =>
  lazyPage(async () => {
    const { PopupWindowPage } = await import('./popup-window/popup-window-page');
    return () => <PopupWindowPage provider={provider} purpose={purpose} />;
  });

export const routes = routesOf<typeof routeTable>({
  '/membership': lazyPage(async () => (await import('./membership/membership-page')).MembershipPage),
  '/membership/apply': lazyPage(async () => (await import('./apply-membership/apply-page')).ApplyPage),
  '/membership/payment/history': lazyPage(
    async () => (await import('./payment-history/payment-history-page')).PaymentHistoryPage,
  ),
  '/membership/withdraw': lazyPage(async () => (await import('./leave-membership/leave-page')).LeavePage),
  '/mypage/payment': lazyPage(async () => (await import('./cards/cards-page')).CardsPage),
  '/mypage/payment/card': lazyPage(async () => (await import('./register-card/register-card-page')).RegisterCardPage),
  '/inicis/inicisPopup': popupWindow('inicis', 'register'),
  '/inicis/inicisPayPopup': popupWindow('inicis', 'pay'),
  '/nicepay/nicePopup': popupWindow('nicepay', 'register'),
  '/nicepay/nicePayPopup': popupWindow('nicepay', 'pay'),
});
