import type { RemoteModule } from '@dongne/platform';
import { lazy } from 'react';

const LoginPage = lazy(async () => ({ default: (await import('./login/login-page')).LoginPage }));
const Registration = lazy(async () => ({ default: (await import('./registration/registration')).Registration }));
const RejoinPage = lazy(async () => ({ default: (await import('./rejoin/rejoin-page')).RejoinPage }));
const EntryPage = lazy(async () => ({ default: (await import('./welcome/entry-page')).EntryPage }));
const OnboardPage = lazy(async () => ({ default: (await import('./welcome/onboard-page')).OnboardPage }));
const MemberAddressPage = lazy(async () => ({
  default: (await import('./address-change/member-address-page')).MemberAddressPage,
}));
const VisitorAddressPage = lazy(async () => ({
  default: (await import('./address-change/visitor-address-page')).VisitorAddressPage,
}));

/** The phone's number is proved in the same way whether it is called a login or a check; only the bar differs. */
const login = <LoginPage registration={Registration} />;

export const routes: RemoteModule['routes'] = [
  { path: '/login', element: login },
  { path: '/phoneAuth', element: login },
  { path: '/login/withdraw', element: <RejoinPage /> },
  { path: '/auth', element: <EntryPage /> },
  { path: '/onboard', element: <OnboardPage /> },
  { path: '/service/update/address', element: <MemberAddressPage /> },
  { path: '/service/non-member-update/address', element: <VisitorAddressPage /> },
];
