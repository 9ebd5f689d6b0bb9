import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fast level for dynamic responses, about 1 ms each; published files use the highest level. */
const BROTLI_QUALITY = 5;
const PREFERRED = ['br', 'gzip', 'identity'] as const;

/** Content encoding of a response. */
export type Encoding = (typeof PREFERRED)[number];

/** Returns the best encoding that the client accepts. */
export const encodingOf = (request: IncomingMessage): Encoding => {
  const accepted = new Negotiator(request).encodings([...PREFERRED]);
  return PREFERRED.find((known) => accepted.includes(known)) ?? 'identity';
};

/** Compresses a text. */
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

/** Sends a compressed text. */
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

/** Compresses and sends a text in the best encoding that the client accepts. */
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
