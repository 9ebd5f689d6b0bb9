/**
 * Time limits of requests: an incomplete request holds a connection for seconds only. Photos from a slow phone may take
 * long while data arrives.
 */
export const CONNECTION_LIMITS = {
  requestTimeout: 180_000,
  /** Idle limit while a request is running. */
  connectionTimeout: 40_000,
  /**
   * Longer than the 30 s for which the shell's host pools idle connections, unlike Node's 5 s: a server that closes
   * first may do so while the next request is in flight, which then fails.
   */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 10_000,
    /** Interval at which both time limits are checked. */
    connectionsCheckingInterval: 2_000,
    /**
     * Larger than the host's 16 KiB (Node's default), because the host adds headers: a request it accepted must not be
     * rejected here.
     */
    maxHeaderSize: 32_768,
  },
} as const;
