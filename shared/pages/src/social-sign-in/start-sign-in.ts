import { endpoints } from '@dongne/contract';
import { isNativeApp, send, useClientConfig } from '@dongne/platform';
import { keepSignIn, type KeptSignIn, type SocialProvider } from './kept-sign-in';
import { leavePage } from './leave-page';

/**
 * Begins a sign-in and goes to the provider's page. What the answer will be checked against stays with the server and in a cookie that no
 * script reads.
 *
 * @returns false where the tab cannot remember the sign-in, so that it has not begun.
 * @throws {ApiError} `VALIDATION` when the provider is off by now, `TOO_MANY_REQUESTS`.
 */
export const startSignIn = async (kept: Omit<KeptSignIn, 'state'>): Promise<boolean> => {
  const { provider, purpose } = kept;
  const { authorizationUrl, state } = await send(endpoints.startWithProvider, {
    body: { provider, origin: window.location.origin, ...(purpose !== undefined && { isProof: true }) },
  });
  const isKept = keepSignIn({ ...kept, state });
  if (isKept) leavePage(authorizationUrl);
  return isKept;
};

/** Providers in the server's order. Google refuses webviews, so the native app does without it. */
export const useOfferedProviders = (): readonly SocialProvider[] => {
  const offered = useClientConfig()?.socialProviders ?? [];
  return isNativeApp() ? offered.filter((provider) => provider !== 'GOOGLE') : offered;
};
