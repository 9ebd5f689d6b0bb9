import { CLIENT_EVENTS } from '@dongne/contract';
import { ownedByRuntime } from '@dongne/platform';

/** Step in the health of a remote. */
export type RemoteStep =
  /** Failed to load; retrying. */
  | 'retry'
  /** The previous version is used instead. */
  | 'fallback'
  /** Nothing loaded: the message is shown in its place. */
  | 'failed'
  /** A page threw while it rendered. */
  | 'crash'
  /** An effect, a handler or a promise threw; the page stays. */
  | 'error'
  /** A page's own script was missing or failed to load. */
  | 'chunk'
  /** A page did not mount within its time, or has blocked its thread. */
  | 'hung'
  /** The browser rendered a part again that the server had rendered (a recoverable hydration error). */
  | 'redrawn'
  /** A newer registry was rejected. */
  | 'registry-refused';

/** Report of one health step, for the owners of a remote. */
export interface RemoteReport {
  readonly step: RemoteStep;
  /** Remote and version, e.g. `mf_usage@1.4.0-3f2a`; `shell` gets its version when it is sent. */
  readonly remote: string;
  /** Error message, in English. */
  readonly cause: string;
  /** Live version that an outdated one stands in for. */
  readonly outdatedFor?: string;
  /** True when the release may not be to blame: such a report is not counted. */
  readonly isUncertain?: boolean;
}

/** Consumer of reports. */
export type RemoteReportSink = (report: RemoteReport) => void;

/** Limits the queue of reports without a consumer. */
const MAX_WAITING = 50;

interface ReportQueue {
  readonly waiting: RemoteReport[];
  sink?: RemoteReportSink;
}

const reportQueue = ownedByRuntime((): ReportQueue => ({ waiting: [] }));

/** Names a remote and its version as reports do. */
export const nameAtVersion = (name: string, version: string): string => `${name}@${version}`;

/** Takes the first line: webpack puts the address of a lost script into the second. */
const wordsOf = (cause: unknown): string =>
  (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
    .split('\n', 1)
    .join('')
    .slice(0, CLIENT_EVENTS.maxTextLetters);

/** Reports a health step; queued until a consumer is bound. */
export const reportRemote = ({ cause, ...report }: Omit<RemoteReport, 'cause'> & { readonly cause: unknown }): void => {
  const whole: RemoteReport = { ...report, cause: wordsOf(cause) };
  // oxlint-disable-next-line no-console -- for squads during development; absent from production builds
  if (process.env['RELEASE_STAGE'] === 'local') console.warn(`${whole.step} ${whole.remote}: ${whole.cause}`);
  const queue = reportQueue();
  if (queue.sink !== undefined) queue.sink(whole);
  else if (queue.waiting.length < MAX_WAITING) queue.waiting.push(whole);
};

/** Binds the consumer and delivers queued reports. A second call replaces the first. */
export const bindRemoteReports = (take: RemoteReportSink): void => {
  const queue = reportQueue();
  queue.sink = take;
  for (const report of queue.waiting.splice(0)) take(report);
};
