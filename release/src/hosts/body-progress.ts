import type { IncomingMessage } from 'node:http';

/** How fast a body comes at least that is passed on as it comes: a phone at the edge of its network sends more. */
export const PROGRESS_LIMITS = {
  lookEveryMs: 10_000,
  /** On average since the body began, so that one that came fast may pause. */
  bytesPerLook: 4_096,
};

/**
 * Watches a body that comes too slowly to be a person's; ends with the request.
 *
 * @param onStall called once.
 */
export const watchProgress = (request: IncomingMessage, onStall: () => void, limits = PROGRESS_LIMITS): void => {
  const { socket } = request;
  const before = socket.bytesRead;
  let owed = 0;
  const timer = setInterval(() => {
    // Bytes that the API has not taken yet hold up the client, too.
    if (request.readableLength > 0) return;
    owed += limits.bytesPerLook;
    if (request.complete || socket.bytesRead - before >= owed) return;
    clearInterval(timer);
    onStall();
  }, limits.lookEveryMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
};
