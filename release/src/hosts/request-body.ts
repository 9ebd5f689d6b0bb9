import type { IncomingMessage } from 'node:http';
import { createTally } from './tally';

/** How much of a body is held here before the API is called, and for how long it may be on its way. */
export const BODY_LIMITS = {
  /** A larger one, and any photo, is passed on as it comes. */
  bufferedBytes: 262_144,
  /** From the first byte to the last. */
  withinMs: 10_000,
  /** The same while one address has more than `manyPerAddress` bodies on their way: enough for a phone, too little to hold on. */
  crowdedWithinMs: 2_000,
  manyPerAddress: 50,
};

/** Whether a request brings a body at all. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a request brings a body that is held here. */
export const isBuffered = (request: IncomingMessage, { bufferedBytes } = BODY_LIMITS): boolean => {
  const { headers } = request;
  const isPhoto = headers['content-type']?.startsWith('multipart/') ?? false;
  return hasBody(request) && !isPhoto && Number(headers['content-length'] ?? 0) <= bufferedBytes;
};

/** Bodies on their way, by the address they come from. */
const countBy = createTally();

const readAll = async (request: IncomingMessage, most: number): Promise<Buffer | 'too large'> => {
  const chunks: Buffer[] = [];
  let length = 0;
  // A request that is destroyed takes its socket along, and with it the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > most) return 'too large';
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

/**
 * The whole body of a request, so that one that comes slowly waits here and not at the API.
 *
 * @param address of the client, which has fewer seconds while it has many bodies on their way.
 * @returns `too late` when the last byte did not come in time, `too large` for a chunked body above the limit.
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
