import { useEffect } from 'react';
import { AnalyticsSender } from '../analytics/analytics-sender';
import { MemberLoad } from './member-load';
import { DeviceLocation } from '../home/device-location';
import { OwnFont } from '../fonts/own-font';
import { OpenedHead } from './opened-head';
import { RemotesHealth } from './remotes-health';
import { KeyboardWatcher } from '../keyboard/keyboard-watcher';
import { startVitals } from '../vitals/start-vitals';
import { SupportHost } from '../support/support-host';
import { VersionCheck } from '../update/version-check';

/** The first finger on a link then waits for what the page needs, and not for what asks for it. */
const fetchPrefetching = (): void => void import('../remotes/prefetch-route').catch(() => undefined);

/** What goes along with every page but is in none: fetched after the first view, so that no page waits for it. */
export const DeferredParts = () => {
  useEffect(startVitals, []);
  useEffect(fetchPrefetching, []);
  return (
    <>
      <OpenedHead />
      <OwnFont />
      <VersionCheck />
      <AnalyticsSender />
      <SupportHost />
      <KeyboardWatcher />
      <MemberLoad />
      <DeviceLocation />
      <RemotesHealth />
    </>
  );
};
