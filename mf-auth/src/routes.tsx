import { lazyPage } from '@dongne/pages';
import type { RemoteModule } from '@dongne/platform';
import { lazy } from 'react';

const Registration = lazy(async () => ({ default: (await import('./registration/registration')).Registration }));

/** The phone's number is proved in the same way whether it is called a login or a check; only the bar differs. */
const login = lazyPage(async () => {
  const { LoginPage } = await import('./login/login-page');
  return () => <LoginPage registration={Registration} />;
});

export const routes: RemoteModule['routes'] = [
  { path: '/login', ...login },
  { path: '/phoneAuth', ...login },
  { path: '/login/withdraw', ...lazyPage(async () => (await import('./rejoin/rejoin-page')).RejoinPage) },
  { path: '/login/number', ...lazyPage(async () => (await import('./lost-number/stop-page')).StopPage) },
  { path: '/auth', ...lazyPage(async () => (await import('./welcome/entry-page')).EntryPage) },
  { path: '/onboard', ...lazyPage(async () => (await import('./welcome/onboard-page')).OnboardPage) },
  {
    path: '/service/update/address',
    ...lazyPage(async () => (await import('./address-change/member-address-page')).MemberAddressPage),
  },
  {
    path: '/service/non-member-update/address',
    ...lazyPage(async () => (await import('./address-change/visitor-address-page')).VisitorAddressPage),
  },
];
