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
import type { Registry } from '../registry/registry';
import { NextPages } from '../remotes/next-pages';
import { SupportHost } from '../support/support-host';
import { VersionCheck } from '../update/version-check';

const Vitals = (): null => {
  useEffect(startVitals, []);
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
];

/**
 * Parts that accompany every page: loaded after the first view so that no page waits for them. A failure of one does
 * not affect the others.
 */
export const DeferredParts = ({ registry }: { registry: Registry }) => (
  <>
    <PartBoundary>
      <NextPages registry={registry} />
    </PartBoundary>
    {PARTS.map((Part, index) => (
      <PartBoundary key={index}>
        <Part />
      </PartBoundary>
    ))}
  </>
);
