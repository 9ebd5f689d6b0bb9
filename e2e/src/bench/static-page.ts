import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** A page as it is without the app: what an early drawing can be at best. */
export interface StaticPages {
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
}

/** As the hosts pack a page. */
const PACKED = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const TRIES = 20;

/** A drawn page less its scripts, what they read, and the hints for them. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^]*?<\/script>/g, '').replace(/<link rel="preload"[^>]*>/g, '');

/** A page that the server has drawn. @throws when it never does: there is nothing to record then. */
const drawnPage = async (url: string, headers: Record<string, string>): Promise<string> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const html = await (await fetch(url, { headers })).text();
    if (html.includes('id="drawn"')) return html;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} is never drawn by the server.`);
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

/**
 * Serves the HTML of drawn pages without their scripts, each recorded when it is asked for first, and everything else (pictures,
 * styles, the API) from the system that drew them.
 */
export const serveStaticPages = async (systemUrl: string): Promise<StaticPages> => {
  const pages = new Map<string, Buffer>();
  const record = async (path: string, cookie: string): Promise<Buffer> => {
    const html = await drawnPage(systemUrl + path, { cookie });
    const packed = brotliCompressSync(withoutScripts(html), PACKED);
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
  const port = await listen(server);
  return {
    baseUrl: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
