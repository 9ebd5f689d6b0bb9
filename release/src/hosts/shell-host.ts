import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { releaseStage } from '@dongne/build';
import { FRONT_ENDS, frontEndOf, originOf, portOf, REMOTES, SHELL, STORE_DIR } from '../config';
import { liveOf, type Registry } from '../registry/registry';
import { onOrigins } from '../registry/registry-moves';
import { diskStore } from '../store/disk-store';
import { apiProxy } from './api-proxy';
import { devSockets, withDevRemotes } from './dev-remotes';
import { notFound, type Answer } from './host-server';
import { lastGood } from './last-good';
import { pageOf } from './page';
import { pageHeaders } from './page-headers';
import { serve } from './serve';
import { serviceSources } from './service-sources';
import { sendStoreFile } from './store-files';

const store = diskStore(STORE_DIR);
const services = serviceSources(process.env);

/** Which paths belong to the API; everything else is the app. */
const API_PATHS = /^\/(v1|sandbox)(\/|$)/;
/** A refresh token is enough for a login. */
const HAS_LOGIN = /(^|; )refreshToken=/;
/** A path whose last segment has an extension is a file, and a missing file is no page. */
const FILE = /\.[a-z0-9]+$/i;
const REGISTRY = '/registry.json';

const registryOf = lastGood(() => store.readRegistry());

const currentRegistry = async (): Promise<Registry> =>
  withDevRemotes(onOrigins(await registryOf(), (name) => originOf(frontEndOf(name))));

const indexOf = async (registry: Registry): Promise<string> => {
  const version = liveOf(registry, SHELL.name)?.metadata.version;
  if (version === undefined) throw new Error('No shell has been published yet.');
  return readFile(join(STORE_DIR, SHELL.name, version, 'index.html'), 'utf8');
};

/** Where a developer's own remotes may be served; see `override:` in docs/release.md. */
const developersMachine = (): string[] =>
  releaseStage() === 'local' ? ['http://localhost:*', 'http://127.0.0.1:*'] : [];

const sendPage = async (path: string, isMember: boolean, response: ServerResponse): Promise<void> => {
  const registry = await currentRegistry();
  const template = await indexOf(registry);
  const { html, nonce } = pageOf({ template, registry, path, isMember, remoteOrigins: REMOTES.map(originOf) });
  const connectTo = [...FRONT_ENDS.map(originOf), ...devSockets(), ...developersMachine()];
  response.writeHead(200, pageHeaders(nonce, connectTo, services));
  response.end(html);
};

/** Running shells ask once a minute: while nothing has changed the answer is empty. */
const sendRegistry = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = JSON.stringify(await currentRegistry());
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  });
  response.end(isKnown ? undefined : body);
};

const answer: Answer = (request, response, path) => {
  if (API_PATHS.test(path)) return apiProxy(request, response);
  if (path.startsWith(`/${SHELL.name}/`)) return sendStoreFile(SHELL.name, path, request, response);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || (FILE.test(path) && path !== REGISTRY)) return notFound(response);
  return path === REGISTRY
    ? sendRegistry(request, response)
    : sendPage(path, HAS_LOGIN.test(request.headers.cookie ?? ''), response);
};

/** The customers' origin: the app's page for every path, the registry, the shell's files, and the API behind it. */
export const hostShell = (): void => serve(SHELL.folder, portOf(SHELL), answer);
