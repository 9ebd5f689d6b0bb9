/**
 * How long a client may take to send a request; half of one holds a connection for seconds. Photos on a slow phone take
 * their time, as long as they come.
 */
export const CONNECTION_LIMITS = {
  requestTimeout: 180_000,
  /** Of silence while something is under way. */
  connectionTimeout: 40_000,
  /**
   * Longer than the shell's host keeps idle connections to the API (30 s): a server that closes first may do so while the next
   * call is on its way, which then fails. Node's 5 s would.
   */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 10_000,
    /** How often the two times are looked at. */
    connectionsCheckingInterval: 2_000,
    /** The host takes Node's 16 KiB and adds who calls: what it has taken must not be refused here. */
    maxHeaderSize: 32_768,
  },
} as const;
