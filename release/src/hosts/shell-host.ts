import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HEALTH_OFF_SENTENCE, healthSecretOf, signHealthToken } from '@dongne/contract/server';
import { inSpan } from '@dongne/observe';
import { CACHE_DIR, FRONT_ENDS, monitoringPortOf, originOf, ownPortOf, SHELL } from '../config';
import { ENVIRONMENT } from '../settings/environment';
import { memoize } from '../registry/memoize';
import type { Registry } from '../registry/registry';
import { writeAtomically } from '../store/atomic-write';
import { openReleaseStore } from '../store/release-store';
import { apiProxy, endStreams } from './api-proxy';
import { canariesOf, canaryCookies } from './canary-cookies';
import { trustedProxies } from './trusted-proxies';
import { withDevRemotes } from './dev-remotes';
import { forwarding, type Forwarding } from './forwarded';
import { createHealthReporter, type RenderReport } from './health-reporter';
import { isRead, notFound, refuse, type RequestHandler } from './host-server';
import { acceptedKeys } from '../signatures/accepted-keys';
import { lastGood } from './last-good';
import type { HostMetrics } from './monitoring/host-metrics';
import { createPreviews } from './preview/preview-cookie';
import { sendExchange } from './preview/send-exchange';
import { registryFor, type VisitorsRegistry } from './preview/preview-registry';
import { redirectOf } from './redirects';
import { registryResponses } from './registry-responses';
import { logOnce } from './log-once';
import { firstViews } from './first-view/first-view';
import type { CachedPage } from './first-view/page-cache';
import { isRegistryFile } from './browser-registry';
import { isWindowPath, pageOf } from './page';
import { placeOf } from './rendered-place';
import { searchFiles, isSearchFile } from './search/search-files';
import { OPENED_HEADERS, pageHeaders } from './page-headers';
import { isPhotoReader, sendPhotoReader } from './photo-reader';
import { isPushWorker, sendPushWorker } from './push-worker';
import { pageOrigins, scriptSources } from './allowed-origins';
import { servableRegistry } from './servable-registry';
import { pageOfShell, servedShell } from './served-shell';
import { sendText } from './send-text';
import { serve } from './serve';
import { serviceSources } from './service-sources';
import { sendStoreFile } from './store-files';

const store = openReleaseStore(true);
const services = serviceSources(ENVIRONMENT);

/** Paths of the API; everything else belongs to the app. */
const API_PATHS = /^\/(v1|sandbox)(\/|$)/;
/** A refresh token is enough for a login. */
const HAS_LOGIN = /(^|; )refreshToken=/;
/** Treats a last segment with an extension as a file, unless a person opens it as a page (`/laundry/1.5`). */
const FILE = /\.[a-z0-9]+$/i;
const isNavigation = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;
const REGISTRY = '/registry.json';

const log = logOnce((sentence) => console.error(sentence));

const originOfPackage = (name: string): string | undefined => {
  const known = FRONT_ENDS.find((frontEnd) => frontEnd.name === name);
  return known === undefined ? undefined : originOf(known);
};

const keys = acceptedKeys();
const isShellSigned = keys[SHELL.name] !== undefined;

/** Validates a registry together with the shell's pages: only what can be served becomes the last good one. */
const servedOf = memoize(async (stored: Registry) => ({
  stored,
  ...(await servedShell(store, servableRegistry(stored, originOfPackage, log, keys), log, isShellSigned)),
}));
/** Registry of the last page that could be served, for a restart while the store's registry is lost. */
const LAST_REGISTRY = join(CACHE_DIR, 'registry.json');
const served = lastGood(async () => servedOf(await store.readRegistry()), {
  write: async ({ stored }) => {
    await mkdir(CACHE_DIR, { recursive: true });
    const draft = `${LAST_REGISTRY}.${randomUUID()}`;
    await writeAtomically(draft, LAST_REGISTRY, () => writeFile(draft, JSON.stringify(stored)));
  },
  onRead: () => metrics?.noteRegistry(),
  read: async () => servedOf(JSON.parse(await readFile(LAST_REGISTRY, 'utf8'))),
});

/** Registry that everyone's is chosen from. */
const everyonesRegistry = async (): Promise<Registry> => withDevRemotes((await served()).registry);

const previews = createPreviews(ENVIRONMENT);

const { sendRegistry, sendRegistryFile } = registryResponses(everyonesRegistry, previews);

const sendSearchFile = searchFiles(log);

/** Reports outcomes of server rendering, once the host has started. */
let health: ReturnType<typeof createHealthReporter> | undefined;

/** Metrics of this host, where it is monitored. */
let metrics: HostMetrics | undefined;

const noteOutcome = (report: RenderReport): void => {
  health?.note(report);
  metrics?.countRender(report);
};

/** `RENDER=off` disables server rendering. */
const views = ENVIRONMENT['RENDER'] === 'off' ? undefined : firstViews(store, log, undefined, noteOutcome);

/** Polling interval for publications and rollbacks. */
const FOLLOW_EVERY_MS = 2_000;

/** Time limit for the renderers on start; the host is ready without them afterwards. */
const READY_WITHIN_MS = 15_000;

/**
 * Starts the processes of the live versions before the first page. Page requests report a registry that cannot be read.
 */
const followRegistry = async (): Promise<void> => {
  try {
    await views?.follow((await served()).registry);
  } catch {
    // Ignored: the next poll retries.
  }
};

const firstViewOf = async (
  request: IncomingMessage,
  { registry, previewed }: VisitorsRegistry,
  pathname: string,
  origin: string,
): Promise<CachedPage | undefined> => {
  const place = placeOf(registry, pathname, searchOf(request.url));
  if (views === undefined || place === undefined) return undefined;
  const asked = { ...place, registry, origin, isPreview: previewed.length > 0 };
  try {
    return await inSpan('render page', { 'page.owner': place.owner }, () =>
      views.render({ ...asked, headers: request.headers }),
    );
  } catch (error) {
    log(`A page is sent without its first view: ${String(error)}`);
    return undefined;
  }
};

/** Returns the query string with its question mark. */
const searchOf = (url = ''): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Prevents caching of server-rendered pages, which may be personal, and of cookies. */
const NO_STORE = { 'Cache-Control': 'private, no-store' };

/** Settings of the operator. */
interface Site {
  readonly setForwardedHeaders: Forwarding;
  /** Public origin of the site. */
  readonly origin: string;
  /** Signs the token of a page for reports on releases. */
  readonly signPage: (canaries: readonly string[]) => string | undefined;
}

const isHttps = ({ headers }: IncomingMessage, origin: string): boolean =>
  headers['x-forwarded-proto'] === 'https' || origin.startsWith('https:');

const sendPage = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { setForwardedHeaders, origin, signPage }: Site,
): Promise<void> => {
  const { registry: known, templates } = await served();
  const everyone = await withDevRemotes(known);
  const { cookie: cookies = '' } = request.headers;
  setForwardedHeaders(request);
  const exchange = previews.exchange(path, searchOf(request.url), isHttps(request, origin));
  if (exchange !== undefined) return sendExchange(response, exchange);
  const visitors = registryFor(everyone, cookies, previews);
  const { registry, previewed, localOrigins } = visitors;
  void views?.follow(everyone);
  const rendered = await firstViewOf(request, visitors, path, origin);
  const isMember = HAS_LOGIN.test(cookies);
  const to = redirectOf(registry, { path, search: searchOf(request.url), isMember, leadsTo: rendered?.page.leadsTo });
  if (to !== undefined)
    return void response.writeHead(302, { ...OPENED_HEADERS, ...NO_STORE, Location: to, 'Content-Length': '0' }).end();
  const newCookies = canaryCookies(cookies, everyone, isHttps(request, origin));
  const { html, nonce } = pageOf({
    template: await pageOfShell(store, templates, registry, isShellSigned),
    registry,
    path,
    search: searchOf(request.url),
    cookies,
    isMember,
    sources: scriptSources(services, localOrigins),
    rendered,
    origin,
    healthToken: previewed.length > 0 ? undefined : signPage(canariesOf(cookies, newCookies, everyone)),
    previewed,
  });
  if (newCookies.length > 0) response.setHeader('Set-Cookie', newCookies);
  const isPersonal = rendered !== undefined || newCookies.length > 0 || previewed.length > 0;
  const headers = pageHeaders(nonce, pageOrigins(localOrigins), services, isWindowPath(registry, path));
  await sendText(request, response, { ...headers, ...(isPersonal ? NO_STORE : {}) }, html, rendered?.page.status);
};

/** Kind of a request, for metrics: few, whatever strangers ask for. */
const kindOf = (path: string): string => {
  if (API_PATHS.test(path)) return 'api';
  return path.startsWith(`/${SHELL.name}/`) ? 'file' : 'page';
};

const answerWith =
  (site: Site): RequestHandler =>
  (request, response, path) => {
    if (API_PATHS.test(path)) return apiProxy(request, response, site.setForwardedHeaders);
    if (isPushWorker(path) && isRead(request)) return sendPushWorker(request, response);
    if (isRead(request) && isRegistryFile(path)) return sendRegistryFile(request, response, path);
    if (path.startsWith(`/${SHELL.name}/`)) return sendStoreFile(SHELL.name, path, request, response, store.served);
    if (isPhotoReader(path)) return sendPhotoReader(request, response, path);
    if (!isRead(request)) return refuse(response, 405);
    if (isSearchFile(path))
      return sendSearchFile(request, response, path, {
        origin: site.origin,
        registry: async () => (await served()).registry,
      });
    const isFile = FILE.test(path) && path !== REGISTRY && !isNavigation(request);
    if (isFile) return notFound(response);
    return path === REGISTRY ? sendRegistry(request, response) : sendPage(request, response, path, site);
  };

/**
 * Serves the customers' origin: the page for every path, the registry, the shell's files, and the API behind it.
 *
 * @throws a sentence when `TRUST_PROXY` or `HEALTH_SECRET` is invalid.
 */
export const hostShell = (): void => {
  const origin = originOf(SHELL);
  const setForwardedHeaders = forwarding(trustedProxies(ENVIRONMENT['TRUST_PROXY']), origin.startsWith('https:'));
  const secret = healthSecretOf(ENVIRONMENT);
  if (secret === null) console.log(HEALTH_OFF_SENTENCE);
  const signPage: Site['signPage'] = (canaries) =>
    secret === null ? undefined : signHealthToken(secret, 'page', Date.now(), canaries);
  health = createHealthReporter(secret);
  const prepared = Promise.race([followRegistry(), pause(READY_WITHIN_MS, undefined, { ref: false })]);
  setInterval(() => void followRegistry(), FOLLOW_EVERY_MS).unref();
  serve(SHELL.folder, ownPortOf(SHELL), answerWith({ setForwardedHeaders, origin, signPage }), {
    endEndless: endStreams,
    prepared,
    monitored: {
      port: monitoringPortOf(SHELL),
      isReady: () => Promise.all([served(), prepared]),
      kindOf,
      onMetrics: (started) => (metrics = started),
    },
  });
};
