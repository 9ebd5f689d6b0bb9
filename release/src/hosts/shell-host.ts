import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FRONT_ENDS, originOf, portOf, SHELL, STORE_DIR } from '../config';
import { memoize } from '../registry/memoize';
import { folderOf, liveOf, type Registry } from '../registry/registry';
import { diskStore } from '../store/disk-store';
import { apiProxy, endStreams } from './api-proxy';
import { trustedProxies } from './trusted-proxies';
import { withDevRemotes } from './dev-remotes';
import { forwarding, type Forwarding } from './forwarded';
import { isRead, notFound, refuse, type Answer } from './host-server';
import { lastGood } from './last-good';
import { redirectOf } from './redirects';
import { logOnce } from './log-once';
import { firstViews } from './first-view/first-view';
import type { CachedPage } from './first-view/page-cache';
import { IMMUTABLE } from './caching';
import { isRegistryFile, registryFile } from './browser-registry';
import { ownerOfPath, pageOf } from './page';
import { isUnknownPath } from './search/search-routes';
import { searchFiles, isSearchFile } from './search/search-files';
import { publicOrigin } from './search/public-origin';
import { OPENED_HEADERS, pageHeaders } from './page-headers';
import { isPhotoReader, sendPhotoReader } from './photo-reader';
import { isPushWorker, sendPushWorker } from './push-worker';
import { pageOrigins, scriptSources } from './allowed-origins';
import { servableRegistry } from './servable-registry';
import { sendText } from './send-text';
import { serve } from './serve';
import { serviceSources } from './service-sources';
import { sendStoreFile } from './store-files';

const store = diskStore(STORE_DIR);
const services = serviceSources(process.env);

/** Which paths belong to the API; everything else is the app. */
const API_PATHS = /^\/(v1|sandbox)(\/|$)/;
/** A refresh token is enough for a login. */
const HAS_LOGIN = /(^|; )refreshToken=/;
/** A path whose last segment has an extension is a file, and a missing file is no page; unless a person opens it (`/laundry/1.5`). */
const FILE = /\.[a-z0-9]+$/i;
const isOpenedByAPerson = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;
const REGISTRY = '/registry.json';
const JSON_TYPE = 'application/json; charset=utf-8';

const log = logOnce((sentence) => console.error(sentence));

const servedFrom = (name: string): string | undefined => {
  const known = FRONT_ENDS.find((frontEnd) => frontEnd.name === name);
  return known === undefined ? undefined : originOf(known);
};

const indexOf = async (registry: Registry): Promise<string> => {
  const live = liveOf(registry, SHELL.name);
  if (live === undefined) throw new Error('The registry has no live shell.');
  const page = await store.readFile(SHELL.name, folderOf(live), basename(new URL(live.url).pathname));
  if (page === undefined) throw new Error(`The page of the shell ${live.metadata.version} is missing: ${live.url}`);
  return page.toString('utf8');
};

/** A registry together with the shell's page of it: only what can be served is taken for good. */
const servedOf = memoize(async (stored: Registry) => {
  const registry = servableRegistry(stored, servedFrom, log);
  return { registry, template: await indexOf(registry) };
});
const served = lastGood(async () => servedOf(await store.readRegistry()));

const sendSearchFile = searchFiles(log);

/** `RENDER=off` leaves every page to its browser. */
const views = process.env['RENDER'] === 'off' ? undefined : firstViews(store, log);

/** A publication or a rollback is noticed within this time, also while nobody opens a page. */
const FOLLOW_EVERY_MS = 2_000;

/** A host whose renderers take longer is ready without them: pages go out without a first view meanwhile. */
const READY_WITHIN_MS = 15_000;

/** Has the processes that render what is live ready before a page asks for them. A registry that cannot be read is reported by pages. */
const followRegistry = async (): Promise<void> => {
  try {
    await views?.follow((await served()).registry);
  } catch {
    // Tried again soon.
  }
};

/** Stands for all the paths that nobody has: one page, however many a stranger thinks of. */
const NOWHERE = '/nowhere';

/** What is to be drawn for a path; `undefined` where nobody knows whose it is. */
const placeOf = (registry: Registry, pathname: string, search: string) => {
  const owner = ownerOfPath(registry, pathname);
  if (owner !== undefined) return { owner, pathname, search };
  return isUnknownPath(registry, pathname) ? { owner: SHELL.name, pathname: NOWHERE, search: '' } : undefined;
};

const firstViewOf = async (
  request: IncomingMessage,
  registry: Registry,
  pathname: string,
  origin: string,
): Promise<CachedPage | undefined> => {
  const place = placeOf(registry, pathname, searchOf(request.url));
  if (views === undefined || place === undefined) return undefined;
  const asked = { ...place, registry, origin };
  try {
    return await views.render({ ...asked, headers: request.headers });
  } catch (error) {
    log(`A page is sent without its first view: ${String(error)}`);
    return undefined;
  }
};

/** From the question mark on; a browser keeps what follows `#` to itself. */
const searchOf = (url = ''): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** What stands in a drawn page is somebody's: no cache keeps it. */
const OWN_PAGE = { 'Cache-Control': 'private, no-store' };

/** What the host is told of the site by its operator. */
interface Site {
  readonly setForwardedHeaders: Forwarding;
  /** Where visitors reach it. */
  readonly origin: string;
}

const sendPage = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { setForwardedHeaders, origin }: Site,
): Promise<void> => {
  const { registry: stored, template } = await served();
  const registry = await withDevRemotes(stored);
  setForwardedHeaders(request);
  const rendered = await firstViewOf(request, registry, path, origin);
  const isMember = HAS_LOGIN.test(request.headers.cookie ?? '');
  const to = redirectOf(registry, { path, search: searchOf(request.url), isMember, leadsTo: rendered?.page.leadsTo });
  if (to !== undefined)
    return void response.writeHead(302, { ...OPENED_HEADERS, ...OWN_PAGE, Location: to, 'Content-Length': '0' }).end();
  const { html, nonce } = pageOf({
    template,
    registry,
    path,
    search: searchOf(request.url),
    cookies: request.headers.cookie ?? '',
    isMember,
    sources: scriptSources(services),
    rendered,
    origin,
  });
  const headers = pageHeaders(nonce, pageOrigins(), services);
  const sent = rendered === undefined ? headers : { ...headers, ...OWN_PAGE };
  await sendText(request, response, sent, html, rendered?.page.status);
};

/** Running shells ask once a minute: while nothing has changed the answer is empty. */
const sendRegistry = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = JSON.stringify(await withDevRemotes((await served()).registry));
  // Weak: one for all the forms that it is sent in.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-cache', ETag: etag };
  if (request.headers['if-none-match'] !== etag) return sendText(request, response, headers, body);
  response.writeHead(304, { ...headers, Vary: 'Accept-Encoding' }).end();
};

/**
 * What a page names. A name of another day is answered with what holds today, and not kept under it: a page that came before a
 * publication follows the newest registry like every other.
 */
const sendRegistryFile = async (request: IncomingMessage, response: ServerResponse, asked: string): Promise<void> => {
  const { path, body } = registryFile(await withDevRemotes((await served()).registry));
  const cached = path === asked ? IMMUTABLE : 'no-store';
  await sendText(request, response, { 'Content-Type': JSON_TYPE, 'Cache-Control': cached }, body);
};

const answerWith =
  (site: Site): Answer =>
  (request, response, path) => {
    if (API_PATHS.test(path)) return apiProxy(request, response, site.setForwardedHeaders);
    if (isPushWorker(path) && isRead(request)) return sendPushWorker(request, response);
    if (isRead(request) && isRegistryFile(path)) return sendRegistryFile(request, response, path);
    if (path.startsWith(`/${SHELL.name}/`)) return sendStoreFile(SHELL.name, path, request, response);
    if (isPhotoReader(path)) return sendPhotoReader(request, response, path);
    if (!isRead(request)) return refuse(response, 405);
    if (isSearchFile(path))
      return sendSearchFile(request, response, path, {
        origin: site.origin,
        registry: async () => (await served()).registry,
      });
    const isFile = FILE.test(path) && path !== REGISTRY && !isOpenedByAPerson(request);
    if (isFile) return notFound(response);
    return path === REGISTRY ? sendRegistry(request, response) : sendPage(request, response, path, site);
  };

/**
 * The customers' origin: the app's page for every path, the registry, the shell's files, and the API behind it.
 *
 * @throws a sentence when `TRUST_PROXY` holds no addresses, or `PUBLIC_ORIGIN` no origin.
 */
export const hostShell = (): void => {
  const setForwardedHeaders = forwarding(trustedProxies(process.env['TRUST_PROXY']));
  const origin = publicOrigin(process.env['PUBLIC_ORIGIN'], originOf(SHELL));
  const prepared = Promise.race([followRegistry(), pause(READY_WITHIN_MS, undefined, { ref: false })]);
  setInterval(() => void followRegistry(), FOLLOW_EVERY_MS).unref();
  serve(SHELL.folder, portOf(SHELL), answerWith({ setForwardedHeaders, origin }), { endEndless: endStreams, prepared });
};
