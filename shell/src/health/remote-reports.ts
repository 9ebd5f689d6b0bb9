import { CLIENT_EVENTS } from '@dongne/contract';
import { ownedByRuntime } from '@dongne/platform';

/** What happened to a remote. */
export type RemoteStep =
  /** It did not load and is tried again. */
  | 'retry'
  /** The version before the live one is used instead. */
  | 'fallback'
  /** Nothing loaded: the message stands in its place. */
  | 'failed'
  /** A page of it threw while it was drawn. */
  | 'crash'
  /** An effect, a handler or a promise of it threw; its page stays. */
  | 'error'
  /** A page's own script was gone or did not come. */
  | 'chunk'
  /** A part of a page that the server has drawn was drawn again by the browser. */
  | 'redrawn'
  /** A newer registry was not followed. */
  | 'registry-refused';

/** One step of a remote's health, for those who look after it. */
export interface RemoteReport {
  readonly step: RemoteStep;
  /** Which one, e.g. `mf_usage@1.4.0-3f2a`. */
  readonly remote: string;
  /** The error's own words, in English. */
  readonly cause: string;
  /** The live version that an outdated one stands in for. */
  readonly outdatedFor?: string;
}

/** Where reports go. */
export type RemoteReportSink = (report: RemoteReport) => void;

/** Reports that nobody takes are not kept for ever. */
const KEPT = 50;

interface ReportQueue {
  readonly waiting: RemoteReport[];
  sink?: RemoteReportSink;
}

const reportQueue = ownedByRuntime((): ReportQueue => ({ waiting: [] }));

/** A remote and its version as reports name them. */
export const nameAtVersion = (name: string, version: string): string => `${name}@${version}`;

/** The first line: webpack puts the address of a lost script into a second one. */
const wordsOf = (cause: unknown): string =>
  (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
    .split('\n', 1)
    .join('')
    .slice(0, CLIENT_EVENTS.maxTextLetters);

/** Says what happened to a remote. Before somebody listens, reports wait. */
export const reportRemote = ({ cause, ...report }: Omit<RemoteReport, 'cause'> & { readonly cause: unknown }): void => {
  const whole: RemoteReport = { ...report, cause: wordsOf(cause) };
  // oxlint-disable-next-line no-console -- what a squad needs to see while it develops; absent from what customers get
  if (process.env['RELEASE_STAGE'] === 'local') console.warn(`${whole.step} ${whole.remote}: ${whole.cause}`);
  const queue = reportQueue();
  if (queue.sink !== undefined) queue.sink(whole);
  else if (queue.waiting.length < KEPT) queue.waiting.push(whole);
};

/** Makes somebody take the reports, those that wait first. A second call replaces the first. */
export const bindRemoteReports = (take: RemoteReportSink): void => {
  const queue = reportQueue();
  queue.sink = take;
  for (const report of queue.waiting.splice(0)) take(report);
};
