import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Made for each answer, so that it may cost a millisecond and no more; publishing packs for the smallest size. */
const BROTLI_QUALITY = 5;
const PREFERRED = ['br', 'gzip', 'identity'] as const;

/** How a text is packed on its way. */
export type Encoding = (typeof PREFERRED)[number];

/** The best one that a client takes. */
export const encodingOf = (request: IncomingMessage): Encoding => {
  const accepted = new Negotiator(request).encodings([...PREFERRED]);
  return PREFERRED.find((known) => accepted.includes(known)) ?? 'identity';
};

/** A text as it is sent. */
export const compress = async (text: string, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return gzipped(text, { level: constants.Z_BEST_COMPRESSION });
    case 'identity':
      return Buffer.from(text);
  }
};

/** Sends a text that is packed already. */
export const sendCompressed = (
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  { encoding, body }: { readonly encoding: Encoding; readonly body: Buffer },
  status = 200,
): void => {
  response.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  });
  response.end(body);
};

/** Sends a text that was made for this request, packed as the client takes it. */
export const sendText = async (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  text: string,
  status = 200,
): Promise<void> => {
  const encoding = encodingOf(request);
  sendCompressed(response, headers, { encoding, body: await compress(text, encoding) }, status);
};
