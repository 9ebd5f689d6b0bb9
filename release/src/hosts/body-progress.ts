import type { IncomingMessage } from 'node:http';

/** Minimum rate of a streamed request body; a phone with a bad connection is faster. */
export const PROGRESS_LIMITS = {
  checkEveryMs: 10_000,
  /** Average since the start of the body, so that a fast sender may pause. */
  bytesPerCheck: 4_096,
};

/**
 * Watches the rate of a request body until the request closes.
 *
 * @param onStall called once, when the body is too slow.
 */
export const watchProgress = (request: IncomingMessage, onStall: () => void, limits = PROGRESS_LIMITS): void => {
  const { socket } = request;
  const before = socket.bytesRead;
  let owed = 0;
  const timer = setInterval(() => {
    // Skips the check while the API applies backpressure: the client is not to blame.
    if (request.readableLength > 0) return;
    owed += limits.bytesPerCheck;
    if (request.complete || socket.bytesRead - before >= owed) return;
    clearInterval(timer);
    onStall();
  }, limits.checkEveryMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
};
