/**
 * How long a client may take to send a request; half of one holds a connection for seconds. Photos on a slow phone take
 * their time, as long as they come.
 */
export const CONNECTION_LIMITS = {
  requestTimeout: 180_000,
  /** Of silence while something is under way. */
  connectionTimeout: 40_000,
  http: {
    headersTimeout: 10_000,
    /** How often the two times are looked at. */
    connectionsCheckingInterval: 2_000,
  },
} as const;
