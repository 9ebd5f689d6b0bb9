import { AnalyticsCompanion } from '../analytics/analytics-companion';
import { MemberLoad } from './member-load';
import { DeviceLocation } from '../home/device-location';
import { RemotesHealth } from './remotes-health';
import { KeyboardCompanion } from '../keyboard/keyboard-companion';
import { SupportCompanion } from '../support/support-companion';
import { VersionCheck } from '../update/version-check';

/** What goes along with every page but is in none: fetched after the first view, so that no page waits for it. */
export const Companions = () => (
  <>
    <VersionCheck />
    <AnalyticsCompanion />
    <SupportCompanion />
    <KeyboardCompanion />
    <MemberLoad />
    <DeviceLocation />
    <RemotesHealth />
  </>
);
