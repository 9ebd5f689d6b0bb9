import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from './listen';

/** Bytes of HTML that arrive at once. */
const PIECE_BYTES = 1_000;
/** Pause in which the browser paints what has arrived. */
const PAUSE_MS = 40;

/** Serves one page in small pieces, as a slow network delivers it, and nothing else. */
export const serveInPieces = async (html: string): Promise<{ baseUrl: string; stop: () => Promise<void> }> => {
  const bytes = Buffer.from(html);
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      yield bytes.subarray(at, at + PIECE_BYTES);
      await wait(PAUSE_MS);
    }
  }
  const server = createServer(({ url }, response) => {
    // An empty script for every other file: one that failed would show a message above the page.
    response.writeHead(200, { 'Content-Type': url === '/' ? 'text/html; charset=utf-8' : 'text/javascript' });
    if (url === '/') Readable.from(pieces()).pipe(response);
    else response.end();
  });
  return listen(server);
};
