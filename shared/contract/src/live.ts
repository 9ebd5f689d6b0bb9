/** Parameters of the event stream, shared by server and client. All are our own choice. */
export const EVENT_STREAM = {
  /** Maximum interval between the server's messages. */
  heartbeatMs: 15_000,
  /** Silence after which a stream is closed: three heartbeats. */
  silentMs: 45_000,
  /** Maximum lifetime of a stream, which also ends with its access token. */
  lifeMs: 10 * 60_000,
  /** Maximum number of a member's streams per server; a browser needs one. */
  perMember: 10,
  /** First and longest pause before a retry, doubled after each failure. */
  retryMs: 1_000,
  retryAtMostMs: 16_000,
} as const;

/** Adds jitter of ±50 %, so that clients do not reconnect together. */
export const spreadPause = (ms: number): number => ms * (0.5 + Math.random());

/** Returns the delay before reopening the stream, in milliseconds. @param failures failed attempts so far. */
export const retryPause = (failures: number): number =>
  spreadPause(Math.min(EVENT_STREAM.retryAtMostMs, EVENT_STREAM.retryMs * 2 ** failures));

/** Kinds of changes: a request, or the bell. */
export const CHANGE_KINDS = ['request', 'notification'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Notification of a change; the new state must be fetched. */
export interface LiveChange {
  readonly kind: ChangeKind;
  /** Id of the request; null if it concerns none. */
  readonly applicationId: number | null;
  /** Time in ISO 8601. */
  readonly at: string;
}
