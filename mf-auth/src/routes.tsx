import { lazyPage, routesOf } from '@dongne/pages';
import { lazy } from 'react';
import type { routeTable } from './route-table';

const Registration = lazy(async () => ({ default: (await import('./registration/registration')).Registration }));

/** The phone's number is proved in the same way whether it is called a login or a check; only the bar differs. */
const login = lazyPage(async () => {
  const { LoginPage } = await import('./login/login-page');
  return () => <LoginPage registration={Registration} />;
});

export const routes = routesOf<typeof routeTable>({
  '/login': login,
  '/phoneAuth': login,
  '/login/withdraw': lazyPage(async () => (await import('./rejoin/rejoin-page')).RejoinPage),
  '/login/number': lazyPage(async () => (await import('./lost-number/stop-page')).StopPage),
  '/auth': lazyPage(async () => (await import('./welcome/entry-page')).EntryPage),
  '/onboard': lazyPage(async () => (await import('./welcome/onboard-page')).OnboardPage),
  '/service/update/address': lazyPage(
    async () => (await import('./address-change/member-address-page')).MemberAddressPage,
  ),
  '/service/non-member-update/address': lazyPage(
    async () => (await import('./address-change/visitor-address-page')).VisitorAddressPage,
  ),
});
