import type { IncomingMessage } from 'node:http';
import { createTally } from './tally';

/** Limits for buffering a body before the API is called. */
export const BODY_LIMITS = {
  /** Larger bodies and photos are streamed. */
  bufferedBytes: 262_144,
  /** Time limit for the whole body. */
  withinMs: 10_000,
  /**
   * Time limit while one address sends more than `manyPerAddress` bodies: enough for a phone, too short for a slowloris
   * attack.
   */
  crowdedWithinMs: 2_000,
  manyPerAddress: 50,
};

/** Checks whether a request has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Checks whether the body is buffered. */
export const isBuffered = (request: IncomingMessage, { bufferedBytes } = BODY_LIMITS): boolean => {
  const { headers } = request;
  const isPhoto = headers['content-type']?.startsWith('multipart/') ?? false;
  return hasBody(request) && !isPhoto && Number(headers['content-length'] ?? 0) <= bufferedBytes;
};

/** Bodies in progress by address. */
const countBy = createTally();

const readAll = async (request: IncomingMessage, most: number): Promise<Buffer | 'too large'> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // Keeps the socket open on an early return: the response is sent on it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > most) return 'too large';
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

/**
 * Buffers the body of a request, so that a slow client does not occupy the API.
 *
 * @param address of the client, whose time limit is shorter while it sends many bodies.
 * @returns `too late` on timeout, `too large` for a chunked body above the limit.
 */
export const readBody = async (
  request: IncomingMessage,
  address: string,
  limits = BODY_LIMITS,
): Promise<Buffer | 'too late' | 'too large'> => {
  const isCrowded = countBy(address, 1) > limits.manyPerAddress;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'too late'>((resolve) => {
    timer = setTimeout(() => resolve('too late'), isCrowded ? limits.crowdedWithinMs : limits.withinMs);
  });
  try {
    return await Promise.race([readAll(request, limits.bufferedBytes), late]);
  } finally {
    clearTimeout(timer);
    countBy(address, -1);
  }
};
