/**
 * What a browser measures of its pages: up to `good` it is good, above `poor` poor, in between it wants to be better (Google's
 * limits, web.dev/articles/vitals). Milliseconds, CLS without a unit. Above `most` nobody waits: such a value is a mistake.
 */
export const WEB_VITALS = {
  LCP: { good: 2_500, poor: 4_000, most: 600_000 },
  INP: { good: 200, poor: 500, most: 600_000 },
  CLS: { good: 0.1, poor: 0.25, most: 100 },
  FCP: { good: 1_800, poor: 3_000, most: 600_000 },
  TTFB: { good: 800, poor: 1_800, most: 600_000 },
} as const;

export type VitalName = keyof typeof WEB_VITALS;

/** What is taken, kept and told of them; our own choice. */
export const VITAL_LIMITS = {
  maxInBatch: 20,
  documentsPerMinute: 60,
  retentionDays: 90,
  reportDays: 31,
  pagesInReport: 60,
} as const;

/** How a document was come by. */
export const VITAL_NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;

/** What the network is about as fast as; `unknown` where the browser does not say (Safari, Firefox). */
export const VITAL_NETWORKS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** Who drew the first view of the document. */
export const VIEW_DRAWERS = ['server', 'browser'] as const;

/** A route as a route table has it, never a path: no segment begins with a digit. `*` is a route that nobody has. */
export const ROUTE_PATTERN = String.raw`^(\*|/|(/(:?[A-Za-z][A-Za-z-]{0,39}\d?|\*)){1,8})$`;

/** A package and its publication, `mf_usage@1.4.0-3f2a9c01`, or `local` from somebody's own machine. */
export const VERSION_PATTERN = String.raw`^(shell|mf_[a-z]{1,30})@(\d{1,3}\.\d{1,3}\.\d{1,3}-[\da-f]{8}|local)$`;
