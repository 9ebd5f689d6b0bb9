import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Made for each answer, so that it may cost a millisecond and no more; publishing packs for the smallest size. */
const BROTLI_QUALITY = 4;
const PREFERRED = ['br', 'gzip', 'identity'];

const packed = async (text: string, encoding: string): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return gzipped(text);
    default:
      return Buffer.from(text);
  }
};

/** Sends a text that was made for this request, packed as the client takes it. */
export const sendText = async (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  text: string,
  status = 200,
): Promise<void> => {
  const accepted = new Negotiator(request).encodings(PREFERRED);
  const encoding = PREFERRED.find((known) => accepted.includes(known)) ?? 'identity';
  const body = await packed(text, encoding);
  response.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
  });
  response.end(body);
};
