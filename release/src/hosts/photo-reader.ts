import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { IMMUTABLE } from './caching';
import { isRead, notFound, refuse } from './host-server';
import { sendText } from './send-text';

/** Path of the frame that decodes HEIC; its decoders load with the first HEIC. */
const FRAME = '/photo-reader';

const { resolve } = createRequire(import.meta.url);

const folderOf = (packageName: string): string => dirname(resolve(packageName));

const FILES = {
  heic2any: join(folderOf('heic2any'), 'heic2any.min.js'),
  heicTo: join(folderOf('heic-to'), 'iife/heic-to.js'),
};

interface Decoder {
  readonly path: string;
  readonly code: string;
}

const read = (file: string): Decoder => {
  const code = readFileSync(file, 'utf8');
  return { path: `${FRAME}/${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code };
};

interface Reader {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly decoders: readonly Decoder[];
}

/**
 * Isolates the frame: it runs its inline script and the decoders, which need `eval`, without origin, network or
 * storage. Only pages of the app may embed it.
 */
const policyOf = (script: string): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' 'strict-dynamic' 'unsafe-eval'`,
    'worker-src blob:',
    'img-src blob: data:',
    "frame-ancestors 'self'",
  ].join('; ');

const readerOf = (): Reader => {
  const heic2any = read(FILES.heic2any);
  const heicTo = read(FILES.heicTo);
  const code = readFileSync(join(import.meta.dirname, 'browser/photo-reader.js'), 'utf8')
    .replace(/^\/[/*].*\n/gm, '')
    .trim()
    .replace(/;$/, '');
  const script = `(${code})(${JSON.stringify({ heic2any: heic2any.path, heicTo: heicTo.path })});`;
  return {
    html: `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>사진</title><script>${script}</script></head></html>`,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyOf(script),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
    decoders: [heic2any, heicTo],
  };
};

/** Loaded once, on first use: the decoders are megabytes. */
let made: Reader | undefined;

const DECODER_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': IMMUTABLE,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  // Cross-origin: the sandboxed frame has an opaque origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Checks whether a path belongs to the HEIC frame. */
export const isPhotoReader = (path: string): boolean => path === FRAME || path.startsWith(`${FRAME}/`);

/** Sends the HEIC frame or one of its decoders. */
export const sendPhotoReader = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  made ??= readerOf();
  const { html, headers, decoders } = made;
  const decoder = decoders.find((one) => one.path === path);
  if (!isRead(request)) return refuse(response, 405);
  if (decoder !== undefined) return sendText(request, response, DECODER_HEADERS, decoder.code);
  return path === FRAME ? sendText(request, response, headers, html) : notFound(response);
};
