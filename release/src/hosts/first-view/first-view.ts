import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { LIVE_VISITOR, releaseVisitorOf } from '@dongne/contract';
import { traceHeaders } from '@dongne/observe';
import { apiNow } from '../api-time';
import { CACHE_DIR, SHELL } from '../../config';
import { memoize } from '../../registry/memoize';
import { canaryOf, isServed, liveOf, type Deployment, type Registry } from '../../registry/registry';
import type { ReleaseStore } from '../../store/disk-store';
import { forBrowser } from '../browser-registry';
import { registryOfVisitor } from '../visitor-registry';
import type { RenderReport } from '../health-reporter';
import { routePatternOf } from '../page';
import { isRenderedPage, type RenderedPage } from './rendered-page';
import { createPageCache, type CachedPage } from './page-cache';
import { createBreaker } from './breaker';
import { fileMemory } from './breaker-memory';
import { pictureInliner } from './inline-pictures';
import { pageInputOf, type Request } from './page-input';
import type { Bundle } from './render-process';
import { createRenderer } from './renderer';
import { serverBundles } from './server-bundles';

/** Page request with its owner. */
interface Asked {
  /** Registry of the visitor, whose versions are the live ones in it. */
  readonly registry: Registry;
  /** Name of the package that owns the page. */
  readonly owner: string;
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** Public origin of the site. */
  readonly origin: string;
  /** Whether versions were chosen for this browser alone: its pages are not counted. */
  readonly isPreview?: boolean;
}

/** Headers that identify the client to the API; `forwarding` has set them. */
const callerOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    ),
  );

/** Serialized registry of a visitor for the server bundles. */
const registryForRender = memoize((registry: Registry): string => JSON.stringify(forBrowser(registry)));

/** Versions with traffic as `name@version`. */
const versionsOf = (registry: Registry, isKept: (version: Deployment) => boolean): ReadonlySet<string> =>
  new Set(
    Object.entries(registry.microFrontends).flatMap(([name, known]) =>
      known.filter(isKept).map(({ metadata }) => `${name}@${metadata.version}`),
    ),
  );
const liveVersions = memoize((registry: Registry) => versionsOf(registry, ({ deployment }) => deployment.default));

/** Cache key of the versions that a visitor gets. */
const keyOfVersions = memoize((registry: Registry): string => [...liveVersions(registry)].join(' '));

/** Registry of a visitor who gets this canary alone. */
const withCanaryAlone = (registry: Registry, canary: string): Registry => {
  const running = [...versionsOf(registry, isServed)].map((version): [string, boolean] => [
    version,
    version === canary,
  ]);
  return registryOfVisitor(registry, { bucket: 0, decided: new Map(running) });
};

/** Adds the member's id for hydration: the rendering process does not know it. */
const forMember = (page: RenderedPage, { login }: Request): RenderedPage =>
  login === undefined || page.view === undefined ? page : { ...page, view: { ...page.view, userId: login.userId } };

const BREAKER_FILE = join(CACHE_DIR, 'first-views.json');

/**
 * Renders first views on the server (ADR 0069, 0078).
 *
 * @param log called with a sentence for each error.
 * @param onOutcome called with the outcome of each page that a process has rendered.
 */
export const firstViews = (
  store: Pick<ReleaseStore, 'readFile'>,
  log: (sentence: string) => void,
  breakerFile = BREAKER_FILE,
  onOutcome?: (report: RenderReport) => void,
) => {
  const bundleOf = serverBundles(store);
  const renderer = createRenderer({
    log,
    breaker: createBreaker(fileMemory(breakerFile)),
    ...(onOutcome === undefined ? {} : { onOutcome }),
  });
  const cachedPage = createPageCache();
  const withPictures = pictureInliner();
  let revision: number | undefined;

  /** Starts the processes of a visitor's registry for some packages, one after another. */
  const warmIn = async (registry: Registry, names: readonly string[], mayGoOn: () => boolean): Promise<void> => {
    const bundleIn = async (name: string): Promise<Bundle | undefined> => {
      const live = liveOf(registry, name);
      return live && bundleOf(name, live);
    };
    const shell = await bundleIn(SHELL.name);
    if (shell === undefined) return;
    for (const name of names) {
      const remote = name === SHELL.name ? undefined : await bundleIn(name);
      // Stops when a newer registry has started another round.
      if (!mayGoOn()) return;
      if (remote !== undefined || name === SHELL.name)
        await renderer.warm({ shell, remote, registry: registryForRender(registry) });
    }
  };

  /** Warms the live versions, the shell first, then the canaries: a machine that has just started has other work. */
  const warm = async (registry: Registry): Promise<void> => {
    const mayGoOn = (): boolean => revision === registry.revision;
    const names = Object.keys(registry.microFrontends);
    const remotes = names.filter((name) => name !== SHELL.name);
    await warmIn(registryOfVisitor(registry, LIVE_VISITOR), [SHELL.name, ...remotes], mayGoOn);
    for (const name of names) {
      const canary = canaryOf(registry, name);
      if (canary !== undefined)
        await warmIn(withCanaryAlone(registry, `${name}@${canary.metadata.version}`), [name], mayGoOn);
    }
  };

  const follow = async (registry: Registry): Promise<void> => {
    if (registry.revision === revision) return;
    revision = registry.revision;
    renderer.keepOnly(versionsOf(registry, isServed), liveVersions(registry));
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
      reader: { caller, accessToken: request.login?.accessToken, trace: traceHeaders() },
      address: caller['x-forwarded-for'] ?? '',
      route: routePatternOf(registry, asked.pathname),
      bucket: releaseVisitorOf(headers.cookie ?? '').bucket,
      isCounted: asked.isPreview !== true,
    });
    if (!isRenderedPage(page)) return undefined;
    for (const error of page.errors) log(`${asked.owner} did not render a part of its page: ${error}`);
    return withPictures(forMember(page, request), caller);
  };

  return {
    /**
     * Starts the processes of the live versions and canaries and retires the others; resolves when all are ready.
     *
     * @param registry of all visitors.
     */
    follow,
    /** @returns `undefined` when the browser has to render the page. */
    render: async (asked: Asked): Promise<CachedPage | undefined> => {
      const { headers, pathname, search, registry } = asked;
      const brought = { pathname, search, cookies: headers.cookie ?? '', userAgent: headers['user-agent'] ?? '' };
      const request = pageInputOf(brought, apiNow());
      const live = liveOf(registry, SHELL.name);
      if (request === undefined || live === undefined) return undefined;
      const { input, login } = request;
      if (login === undefined)
        return cachedPage(JSON.stringify([registry.revision, keyOfVersions(registry), input]), () =>
          render(asked, request, live),
        );
      const page = await render(asked, request, live);
      return page && { page, isStale: false };
    },
    /** Process ids of the renderers. */
    pids: renderer.pids,
    stop: renderer.stop,
  };
};
