import { endpoints } from '@dongne/contract';
import { isNativeApp, send, useClientConfig } from '@dongne/platform';
import { saveSignIn, type SavedSignIn, type SocialProvider } from './saved-sign-in';
import { leavePage } from './leave-page';

/**
 * Starts a sign-in and navigates to the provider. The values to verify the response stay on the server and in an
 * HttpOnly cookie.
 *
 * @returns false where the tab cannot store the sign-in, so that it has not started.
 * @throws {ApiError} `VALIDATION` when the provider was disabled, `TOO_MANY_REQUESTS`.
 */
export const startSignIn = async (signIn: Omit<SavedSignIn, 'state'>): Promise<boolean> => {
  const { provider, purpose } = signIn;
  const { authorizationUrl, state } = await send(endpoints.startWithProvider, {
    body: { provider, origin: window.location.origin, ...(purpose !== undefined && { isProof: true }) },
  });
  const isSaved = saveSignIn({ ...signIn, state });
  if (isSaved) leavePage(authorizationUrl);
  return isSaved;
};

/** Providers in the server's order. Google refuses webviews, so the native app leaves it out. */
export const useOfferedProviders = (): readonly SocialProvider[] => {
  const offered = useClientConfig()?.socialProviders ?? [];
  return isNativeApp() ? offered.filter((provider) => provider !== 'GOOGLE') : offered;
};
