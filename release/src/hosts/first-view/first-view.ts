import { apiNow } from '../api-time';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { CACHE_DIR, SHELL } from '../../config';
import { memoize } from '../../registry/memoize';
import { liveOf, type Deployment, type Registry } from '../../registry/registry';
import type { ReleaseStore } from '../../store/disk-store';
import { forBrowser } from '../browser-registry';
import { isRenderedPage, type RenderedPage } from './rendered-page';
import { createPageCache, type CachedPage } from './page-cache';
import { createBreaker } from './breaker';
import { fileMemory } from './breaker-memory';
import { pageInputOf, type Request } from './page-input';
import type { Bundle } from './render-process';
import { createRenderer } from './renderer';
import { serverBundles } from './server-bundles';

/** Page request with its owner. */
interface Asked {
  readonly registry: Registry;
  /** Name of the package that owns the page. */
  readonly owner: string;
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** Public origin of the site. */
  readonly origin: string;
}

/** Headers that identify the client to the API; `forwarding` has set them. */
const callerOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    ),
  );

/** Removes canaries from the registry: they are rendered by their visitors' browsers only. */
const liveOnly = (registry: Registry): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    Object.entries(registry.microFrontends).map(([name, published]) => [
      name,
      published.filter(({ deployment }) => deployment.default),
    ]),
  ),
});

/** Serialized registry for the server bundles. */
const registryForRender = memoize((registry: Registry): string => JSON.stringify(liveOnly(forBrowser(registry))));

/** Live versions as `name@version`; processes of other versions are retired. */
const liveVersions = (registry: Registry): ReadonlySet<string> =>
  new Set(
    Object.keys(registry.microFrontends).flatMap((name) => {
      const live = liveOf(registry, name);
      return live === undefined ? [] : [`${name}@${live.metadata.version}`];
    }),
  );

/** Adds the member's id for hydration: the rendering process does not know it. */
const forMember = (page: RenderedPage, { login }: Request): RenderedPage =>
  login === undefined || page.view === undefined ? page : { ...page, view: { ...page.view, userId: login.userId } };

const BREAKER_FILE = join(CACHE_DIR, 'first-views.json');

/**
 * Renders first views on the server (ADR 0069, 0078).
 *
 * @param log called with a sentence for each error.
 */
export const firstViews = (
  store: Pick<ReleaseStore, 'readFile'>,
  log: (sentence: string) => void,
  breakerFile = BREAKER_FILE,
) => {
  const bundleOf = serverBundles(store);
  const renderer = createRenderer({ log, breaker: createBreaker(fileMemory(breakerFile)) });
  const cachedPage = createPageCache();
  let revision: number | undefined;

  /** Starts processes one after another, the shell first: a machine that has just started has other work to do. */
  const warm = async (registry: Registry): Promise<void> => {
    const registryJson = registryForRender(registry);
    const bundleOfLive = async (name: string): Promise<Bundle | undefined> => {
      const live = liveOf(registry, name);
      return live && bundleOf(name, live);
    };
    const shell = await bundleOfLive(SHELL.name);
    if (shell === undefined) return;
    await renderer.warm({ shell, remote: undefined, registry: registryJson });
    for (const name of Object.keys(registry.microFrontends)) {
      const remote = name === SHELL.name ? undefined : await bundleOfLive(name);
      // Stops when a newer registry has started another round.
      if (revision !== registry.revision) return;
      if (remote !== undefined) await renderer.warm({ shell, remote, registry: registryJson });
    }
  };

  const follow = async (registry: Registry): Promise<void> => {
    if (registry.revision === revision) return;
    revision = registry.revision;
    renderer.keepOnly(liveVersions(registry));
    try {
      await warm(registry);
    } catch (error) {
      log(`The renderers could not be started in advance: ${String(error)}`);
    }
  };

  const render = async (asked: Asked, request: Request, live: Deployment): Promise<RenderedPage | undefined> => {
    const { registry, headers } = asked;
    const shell = await bundleOf(SHELL.name, live);
    const owner = asked.owner === SHELL.name ? undefined : liveOf(registry, asked.owner);
    const remote = owner && (await bundleOf(asked.owner, owner));
    if (shell === undefined || (asked.owner !== SHELL.name && remote === undefined)) return undefined;
    const caller = callerOf(headers);
    const page = await renderer.render({
      shell,
      remote,
      page: { ...request.input, origin: asked.origin, now: apiNow() },
      registry: registryForRender(registry),
      reader: { caller, accessToken: request.login?.accessToken },
      address: caller['x-forwarded-for'] ?? '',
    });
    if (!isRenderedPage(page)) return undefined;
    for (const error of page.errors) log(`${asked.owner} did not render a part of its page: ${error}`);
    return forMember(page, request);
  };

  return {
    /** Starts the processes of the live versions and retires the others; resolves when all of them are ready. */
    follow,
    /** @returns `undefined` when the browser has to render the page. */
    render: async (asked: Asked): Promise<CachedPage | undefined> => {
      const { headers, pathname, search, registry } = asked;
      const brought = { pathname, search, cookies: headers.cookie ?? '', userAgent: headers['user-agent'] ?? '' };
      const request = pageInputOf(brought, apiNow());
      const live = liveOf(registry, SHELL.name);
      void follow(registry);
      if (request === undefined || live === undefined) return undefined;
      const { input, login } = request;
      if (login === undefined)
        return cachedPage(JSON.stringify([registry.revision, input]), () => render(asked, request, live));
      const page = await render(asked, request, live);
      return page && { page, isStale: false };
    },
    /** Process ids of the renderers. */
    pids: renderer.pids,
    stop: renderer.stop,
  };
};
