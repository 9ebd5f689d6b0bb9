/**
 * The numbers that both ends of the event stream go by: what the server promises is what the client takes it at. All are our
 * own choice.
 */
export const EVENT_STREAM = {
  /** The server says something at least so often. */
  heartbeatMs: 15_000,
  /** A stream that has said nothing for so long is dead: three heartbeats. */
  silentMs: 45_000,
  /** A stream ends after so long at the latest, and with the access token it was opened with. */
  lifeMs: 10 * 60_000,
  /** Streams of one member that one server holds; a browser needs one. */
  perMember: 10,
  /** The pause before the next try, doubled after each that fails, up to the second one. */
  retryMs: 1_000,
  retryAtMostMs: 16_000,
} as const;

/** Half of it to half more of it, so that those who were cut off together do not come back together. */
export const spreadPause = (ms: number): number => ms * (0.5 + Math.random());

/** How long a reader waits before it opens the stream again, in milliseconds. @param failures tries in vain before this one. */
export const retryPause = (failures: number): number =>
  spreadPause(Math.min(EVENT_STREAM.retryAtMostMs, EVENT_STREAM.retryMs * 2 ** failures));

/** What a member is told of: one of their requests, or the bell. */
export const CHANGE_KINDS = ['request', 'notification'] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Something changed; what it is now has to be asked. */
export interface LiveChange {
  readonly kind: ChangeKind;
  /** The request; null for what belongs to none. */
  readonly applicationId: number | null;
  /** When, ISO 8601. */
  readonly at: string;
}
