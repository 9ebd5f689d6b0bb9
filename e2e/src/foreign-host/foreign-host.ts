import { once } from 'node:events';
import { createServer, request as callServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Page of a foreign host: one that embeds a remote, or one that is not prepared for it. */
type ForeignPage = 'page' | 'unprepared-page';

/** Builds a page as any other company would: no plugin, nothing of our own build. */
const bundle = async (page: ForeignPage, site: string, manifest: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `pages/${page}.mjs`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.webp': 'dataurl' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.RELEASE_STAGE': '"production"',
      SITE: JSON.stringify(site),
      MANIFEST: JSON.stringify(manifest),
    },
  });
  return outputFiles.map(({ text }) => text).join('');
};

const colours = (): Promise<string> => {
  const platform = createRequire(import.meta.url).resolve('@dongne/platform/embed');
  return readFile(createRequire(platform).resolve('@dongne/ui/colours.css'), 'utf8');
};

/** Forwards a call to the app, as the server of a foreign host does. */
const forward = (site: string, request: IncomingMessage, response: ServerResponse): void => {
  const call = callServer(
    new URL(request.url ?? '/', site),
    { method: request.method, headers: { ...request.headers, host: new URL(site).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  call.on('error', () => response.destroy());
  request.pipe(call);
};

/** Website of another company on an origin of its own. */
export interface ForeignHost {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Starts a foreign website.
 *
 * @param site origin of the app.
 * @param manifest stable address of a remote's live manifest.
 */
export const startForeignHost = async (page: ForeignPage, site: string, manifest: string): Promise<ForeignHost> => {
  const [script, css] = await Promise.all([bundle(page, site, manifest), colours()]);
  const html = `<!doctype html><html lang="ko" data-theme="light"><meta charset="utf-8"><title>이웃 가게</title>
<style>${css}</style><body><h1>이웃 가게</h1><main id="laundry"></main><script type="module" src="/page.js"></script>`;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/v1/')) return forward(site, request, response);
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`);
    response.end(isScript ? script : html);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: AddressInfo = Object(server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
