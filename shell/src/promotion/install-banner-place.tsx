import { useCapabilities } from '@dongne/platform';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { dismissInstallBanner, isInstallBannerDismissed, mobileBrowserSystem } from './mobile-browser';
import { lazyPart } from '../lazy-part';

const InstallBanner = lazyPart(() => import('./install-banner').then((m) => m.InstallBanner));

/** Invitation to install the native app, for phone browsers only, until it is dismissed. Loaded on demand. */
export const InstallBannerPlace = () => {
  const [isDismissed, setDismissed] = useState(isInstallBannerDismissed);
  const { state, can } = useCapabilities();
  const system = mobileBrowserSystem();
  // Renders nothing for visitors it does not concern; reserves its place while that is unknown.
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

/** Reserves the banner's height from the first paint on, to avoid a layout shift. */
const Place = styled.aside`
  min-height: ${({ theme }) => theme.size.buttonNormal};
  background: ${({ theme }) => theme.color.surface.brand};
`;
