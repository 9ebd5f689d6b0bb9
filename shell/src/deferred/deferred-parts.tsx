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

/** The first finger on a link then waits for what the page needs, and not for what asks for it. */
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

/** Parts that go along with every page but are in none: fetched after the first view, so that no page waits for it. None of them can end another. */
export const DeferredParts = () => (
  <>
    {PARTS.map((Part, index) => (
      <PartBoundary key={index}>
        <Part />
      </PartBoundary>
    ))}
  </>
);
