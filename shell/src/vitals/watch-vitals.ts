import {
  ROUTE_PATTERN,
  VERSION_PATTERN,
  VITAL_LIMITS,
  VITAL_NAVIGATIONS,
  VITAL_NETWORKS,
  WEB_VITALS,
  type WebVital,
} from '@dongne/contract';
import { bridge, ownedByRuntime } from '@dongne/platform';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { sendLastToApi } from '../analytics/api-adapter';
import { isServerRendered } from '../first-view';
import { shellVersion } from '../health/shell-version';
import { followPages, pageAt } from './page-log';

interface Measured {
  isWatched: boolean;
  /** Metrics that are not sent yet, by their id. */
  readonly waiting: Map<string, MetricType>;
  /** Ids of sent metrics: a document has one value of each. */
  readonly sent: Set<string>;
}

const measured = ownedByRuntime((): Measured => ({ isWatched: false, waiting: new Map(), sent: new Set() }));

const wordAmong = <Word extends string>(words: readonly Word[], said: unknown): Word | undefined =>
  words.find((word) => word === said);

const network = (): WebVital['network'] => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const said: unknown = typeof connection === 'object' && connection && Reflect.get(connection, 'effectiveType');
  return wordAmong(VITAL_NETWORKS, said) ?? 'unknown';
};

const isVersion = (text: string): boolean => new RegExp(VERSION_PATTERN).test(text);

/** Returns `undefined` for values that the API would reject, so that one odd value does not lose the others. */
const vitalOf = ({ name, value, entries, navigationType, navigationStartTime = 0 }: MetricType): WebVital[] => {
  const page = pageAt(entries[0]?.startTime ?? navigationStartTime);
  const navigation = wordAmong(VITAL_NAVIGATIONS, navigationType);
  const shell = shellVersion();
  if (page === undefined || navigation === undefined || !isVersion(page.version) || !isVersion(shell)) return [];
  if (!new RegExp(ROUTE_PATTERN).test(page.route) || !(value >= 0 && value <= WEB_VITALS[name].most)) return [];
  const drawnBy = isServerRendered() ? 'server' : 'browser';
  return [{ name, value, ...page, shell, drawnBy, navigation, network: network(), isNativeApp: bridge.isNative }];
};

const sendAll = ({ waiting, sent }: Measured): void => {
  const metrics = [...waiting.values()].slice(0, VITAL_LIMITS.maxInBatch);
  waiting.clear();
  for (const { id } of metrics) sent.add(id);
  const vitals = metrics.flatMap(vitalOf);
  try {
    if (vitals.length > 0) sendLastToApi({ vitals });
  } catch {
    // Ad blockers replace browser functions by ones that throw.
  }
};

/**
 * Measures the document from its start, as far as the browser has recorded it, and sends to our API when it is hidden.
 * Call once.
 */
export const watchVitals = (): void => {
  const state = measured();
  if (state.isWatched) return;
  state.isWatched = true;
  followPages();
  const take = (metric: MetricType): void => {
    if (!state.sent.has(metric.id)) state.waiting.set(metric.id, metric);
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(take);
  // Added after the listeners of the metrics, which finish their values on the same event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll(state);
  });
  // Safari closes a page without hiding it first.
  addEventListener('pagehide', () => sendAll(state));
};
