/**
 * Web vitals: up to `good` they are good, above `poor` poor, and in between need improvement (Google's limits,
 * web.dev/articles/vitals). Milliseconds; CLS without a unit. Values above `most` are treated as errors.
 */
export const WEB_VITALS = {
  LCP: { good: 2_500, poor: 4_000, most: 600_000 },
  INP: { good: 200, poor: 500, most: 600_000 },
  CLS: { good: 0.1, poor: 0.25, most: 100 },
  FCP: { good: 1_800, poor: 3_000, most: 600_000 },
  TTFB: { good: 800, poor: 1_800, most: 600_000 },
} as const;

export type VitalName = keyof typeof WEB_VITALS;

/** Limits of accepted, stored and reported values; our own choice. */
export const VITAL_LIMITS = {
  maxInBatch: 20,
  documentsPerMinute: 60,
  reportDays: 31,
  pagesInReport: 60,
} as const;

/** Navigation types of a document. */
export const VITAL_NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;

/** Effective connection types; `unknown` in browsers without the API (Safari, Firefox). */
export const VITAL_NETWORKS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** Renderer of the document's first view. */
export const VIEW_DRAWERS = ['server', 'browser'] as const;

/** Route of a route table, never a path: no segment starts with a digit. `*` is an unknown route. */
export const ROUTE_PATTERN = String.raw`^(\*|/|(/(:?[A-Za-z][A-Za-z-]{0,39}\d?|\*)){1,8})$`;

/** Package and version, `mf_usage@1.4.0-3f2a9c01`, or `local` from a developer's machine. */
export const VERSION_PATTERN = String.raw`^(shell|mf_[a-z]{1,30})@(\d{1,3}\.\d{1,3}\.\d{1,3}-[\da-f]{8}|local)$`;
