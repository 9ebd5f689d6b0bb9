import type { HostHealthStep } from '@dongne/contract';
import { HEALTH_LIMITS } from '@dongne/contract';
import { signHealthToken } from '@dongne/contract/server';
import { LRUCache } from 'lru-cache';
import { API_ORIGIN } from '../config';

const SEND_EVERY_MS = 10_000;
const WITHIN_MS = 3_000;
/** Bounds what is waiting while the API is away: further reports are dropped. */
const MAX_WAITING = 500;
/** Time in which a visitor who reloads a page counts once for it. */
const VISIT_MS = 3_600_000;
/** Bounds what is known of visitors: the oldest visits are forgotten first. */
const MAX_VISITS = 50_000;

/** Page that was rendered or not. */
export interface RenderReport {
  readonly step: HostHealthStep;
  /** `mf_usage@1.4.0-3f2a9c01`. */
  readonly version: string;
  /** Pattern of the route. */
  readonly route: string;
  /** Bucket of the visitor, not sent; a visitor without one counts each time. */
  readonly bucket?: number | undefined;
}

interface ReporterOptions {
  /** Sends a batch. @throws when the API does not take it. */
  readonly post?: (body: string) => Promise<void>;
  readonly everyMs?: number;
}

const postToApi = async (body: string): Promise<void> => {
  await fetch(`${API_ORIGIN}/v1/app/clientEvent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(WITHIN_MS),
  });
};

/**
 * Counts the outcomes of server rendering and reports them to the API in batches, beside rendering. Drops what the API
 * does not take.
 *
 * @param secret null reports nothing.
 */
export const createHealthReporter = (
  secret: string | null,
  { post = postToApi, everyMs = SEND_EVERY_MS }: ReporterOptions = {},
) => {
  const counts = new Map<string, number>();

  const send = async (): Promise<void> => {
    if (secret === null || counts.size === 0) return;
    const reports = [...counts].map(([key, count]): object => ({ ...JSON.parse(key), count }));
    counts.clear();
    const token = signHealthToken(secret, 'host', Date.now());
    for (let from = 0; from < reports.length; from += HEALTH_LIMITS.maxInBatch)
      try {
        await post(
          JSON.stringify({ health: { token, reports: reports.slice(from, from + HEALTH_LIMITS.maxInBatch) } }),
        );
      } catch {
        // The API is away: the next reports are newer.
        return;
      }
  };
  const visits = new LRUCache<string, true>({ max: MAX_VISITS, ttl: VISIT_MS });
  /** Checks that a visitor has not had this outcome here before: one who reloads a broken page is one failure. */
  const isFirst = ({ step, version, route, bucket }: RenderReport): boolean => {
    if (bucket === undefined) return true;
    const visit = [bucket, step === 'rendered', version, route].join(' ');
    if (visits.has(visit)) return false;
    visits.set(visit, true);
    return true;
  };
  const timer = setInterval(() => void send(), everyMs);
  timer.unref();

  return {
    note: (report: RenderReport): void => {
      if (secret === null || !isFirst(report)) return;
      const { step, version, route } = report;
      const key = JSON.stringify({ step, version, route });
      const known = counts.get(key);
      if (known !== undefined || counts.size < MAX_WAITING) counts.set(key, (known ?? 0) + 1);
    },
    send,
    stop: (): void => clearInterval(timer),
  };
};
