import { useCapabilities } from '@dongne/platform';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { dismissInstallBanner, isInstallBannerDismissed, mobileBrowserSystem } from './mobile-browser';
import { lazyPart } from '../lazy-part';

const InstallBanner = lazyPart(() => import('./install-banner').then((m) => m.InstallBanner));

/** The invitation to the native app, for browsers of phones only, until it is closed. Fetched when it is to be seen. */
export const InstallBannerPlace = () => {
  const [isDismissed, setDismissed] = useState(isInstallBannerDismissed);
  const { state, can } = useCapabilities();
  const system = mobileBrowserSystem();
  // Whom it is not for sees nothing of it; while that is on its way its place is held.
  if (system === undefined || isDismissed || (state !== 'loading' && !can.installBanner)) return null;
  const dismiss = (): void => {
    dismissInstallBanner();
    setDismissed(true);
  };
  return (
    <Place aria-label="앱 설치 안내">
      <Suspense>{can.installBanner && <InstallBanner system={system} onDismiss={dismiss} />}</Suspense>
    </Place>
  );
};

/** Holds the banner's height from the first paint on: what stands below does not jump. */
const Place = styled.aside`
  min-height: ${({ theme }) => theme.size.buttonNormal};
  background: ${({ theme }) => theme.color.surface.brand};
`;
