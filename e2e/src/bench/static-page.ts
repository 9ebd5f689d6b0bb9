import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen } from '../listen';

/** Static copies of pages: the lower bound for a first view. */
export interface StaticPages {
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
}

/** Compression level of the hosts. */
const PACKED = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const TRIES = 20;

/** Removes the scripts of a server-rendered page, their data, preload hints and pictures: what is left is text. */
const textOnly = (html: string): string =>
  html
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/(<img\b[^>]*?) src="[^"]*"/g, '$1');

/** Loads a server-rendered page. @throws when the server never renders it. */
const renderedPage = async (url: string, headers: Record<string, string>): Promise<string> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const html = await (await fetch(url, { headers })).text();
    if (html.includes('id="drawn"')) return html;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} is never rendered by the server.`);
};

/**
 * Serves the HTML of server-rendered pages without scripts and pictures, recorded on the first request, and everything
 * else (styles, API) from the original system.
 */
export const serveStaticPages = async (systemUrl: string): Promise<StaticPages> => {
  const pages = new Map<string, Buffer>();
  const record = async (path: string, cookie: string): Promise<Buffer> => {
    const html = await renderedPage(systemUrl + path, { cookie });
    const packed = brotliCompressSync(textOnly(html), PACKED);
    pages.set(path, packed);
    return packed;
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method, headers } = incoming;
    if (headers.accept?.includes('text/html')) {
      const page = pages.get(url) ?? (await record(url, headers.cookie ?? ''));
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(page);
      return;
    }
    const onward = request(new URL(url, systemUrl), { method, headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    onward.on('error', (error) => response.destroy(error));
    incoming.pipe(onward);
  };
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  return listen(server);
};
