import { useEffect } from 'react';
import { AnalyticsSender } from '../analytics/analytics-sender';
import { MemberLoad } from './member-load';
import { DeviceLocation } from '../home/device-location';
import { OwnFont } from '../fonts/own-font';
import { PartBoundary } from '../errors/part-boundary';
import { OpenedHead } from './opened-head';
import { RemotesHealth } from './remotes-health';
import { KeyboardWatcher } from '../keyboard/keyboard-watcher';
import { startVitals } from '../vitals/start-vitals';
import { SupportHost } from '../support/support-host';
import { VersionCheck } from '../update/version-check';

/** Loads prefetching early, so that the first tap on a link waits only for the page's own files. */
const fetchPrefetching = (): void => void import('../remotes/prefetch-route').catch(() => undefined);

const Vitals = (): null => {
  useEffect(startVitals, []);
  return null;
};

const Prefetching = (): null => {
  useEffect(fetchPrefetching, []);
  return null;
};

const PARTS = [
  OpenedHead,
  OwnFont,
  VersionCheck,
  AnalyticsSender,
  SupportHost,
  KeyboardWatcher,
  MemberLoad,
  DeviceLocation,
  RemotesHealth,
  Vitals,
  Prefetching,
];

/**
 * Parts that accompany every page: loaded after the first view so that no page waits for them. A failure of one does
 * not affect the others.
 */
export const DeferredParts = () => (
  <>
    {PARTS.map((Part, index) => (
      <PartBoundary key={index}>
        <Part />
      </PartBoundary>
    ))}
  </>
);
