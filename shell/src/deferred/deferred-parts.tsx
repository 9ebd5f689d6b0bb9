import { AnalyticsSender } from '../analytics/analytics-sender';
import { MemberLoad } from './member-load';
import { DeviceLocation } from '../home/device-location';
import { OpenedHead } from './opened-head';
import { RemotesHealth } from './remotes-health';
import { KeyboardWatcher } from '../keyboard/keyboard-watcher';
import { VitalsStarter } from '../vitals/vitals-starter';
import { SupportHost } from '../support/support-host';
import { VersionCheck } from '../update/version-check';

/** What goes along with every page but is in none: fetched after the first view, so that no page waits for it. */
export const DeferredParts = () => (
  <>
    <OpenedHead />
    <VersionCheck />
    <AnalyticsSender />
    <SupportHost />
    <KeyboardWatcher />
    <MemberLoad />
    <DeviceLocation />
    <RemotesHealth />
    <VitalsStarter />
  </>
);
