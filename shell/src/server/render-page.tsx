import { AsyncLocalStorage } from 'node:async_hooks';
import { BRAND } from '@dongne/contract';
import {
  appBarAtom,
  mustSeeEntryPage,
  sessionAtom,
  type PageHead,
  type ServerModule,
  deviceNow,
  renderAsOf,
} from '@dongne/platform';
import {
  apiWire,
  beginServerRuntime,
  createServerRuntime,
  installRuntimeSource,
  type ApiAccess,
  type PlatformRuntime,
} from '@dongne/platform/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { AppTree } from '../app-tree';
import { viewerOf, type RenderedView } from '../hydration/rendered-view';
import { redirectOf } from '../frame/guard';
import { parseRegistry, type RemoteDeployment } from '../registry/registry';
import { errorPageOf } from '../errors/error-pages';
import { routeOfPath, type OwnedRoute } from '../registry/route-of-path';
import { cacheModule } from '../remotes/use-remote-app';
import { prefetchData } from '../remotes/prefetch-route';
import { treeRenderer, type RenderedTree } from './render-tree';
import { renderedHeadOf, ownPathOf, pageHeadOf, type RenderedHead } from './rendered-head';
import { redirectTarget } from './redirects';
import { pageHeads } from './page-heads';
import { fetchPendingReads, refusedReadOf } from './pending-reads';

/** Request of a page. */
export interface PageRequest {
  readonly pathname: string;
  /** Starts with the question mark. */
  readonly search: string;
  readonly cookies: string;
  readonly userAgent: string;
  /** Registry as in the page's HTML. */
  readonly registry: unknown;
  /** API time in ms, as the host knows it. */
  readonly now?: number | undefined;
  /** Remote that owns the page. */
  readonly module: ServerModule | undefined;
  /** Public origin of the site, as the operator configures it: `https://dongne.example`. Missing from older hosts. */
  readonly origin?: string;
  readonly api: ApiAccess;
  /** Called before each render, which blocks the event loop for a while. */
  readonly onTurn: () => void;
}

export interface RenderedPage extends RenderedTree {
  /** Document title. */
  readonly title: string;
  /** 404 for a page that reports itself missing; otherwise 200. */
  readonly status: 200 | 404;
  readonly head: RenderedHead;
  /** Redirect target of a page that only redirects; a host may redirect by itself. */
  readonly leadsTo: string | undefined;
  /** `undefined` where the browser renders the page itself, because a read was refused. */
  readonly view: RenderedView | undefined;
  /** Errors of parts that are left to the browser. */
  readonly errors: readonly string[];
}

/**
 * Limits the number of renders: reads that are missing then are left to the browser. Editing a request takes five, from
 * the request itself to the voucher balance.
 */
const MAX_TURNS = 8;

const scope = new AsyncLocalStorage<PlatformRuntime>();

const NOT_FOUND = 404;

/** Title in the app bar, which is rendered before the page that may set it. */
const barTitleOf = (runtime: PlatformRuntime, route: OwnedRoute | undefined): string | undefined =>
  runtime.store.get(appBarAtom).title ?? route?.entry.bar?.title;

/** Same title as `PageTitle` sets in the browser. */
const titleOf = (runtime: PlatformRuntime, route: OwnedRoute | undefined): string | undefined =>
  route === undefined
    ? errorPageOf(NOT_FOUND).title
    : (runtime.store.get(appBarAtom).title ?? route.entry.title ?? route.entry.bar?.title);

const viewOf = (runtime: PlatformRuntime, remote: RemoteDeployment | undefined, now: number): RenderedView => ({
  now,
  userId: viewerOf(runtime) ?? null,
  remote: remote === undefined ? null : `${remote.name}@${remote.version}`,
  title: runtime.store.get(appBarAtom).title,
  queries: runtime.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt] as const),
});

/** Redirecting pages have no HTML, but may have metadata. */
const EMPTY_TREE: RenderedTree = { html: '', styles: '' };

interface RenderJob {
  readonly page: PageRequest;
  readonly runtime: PlatformRuntime;
  /** `undefined` for an unknown path. */
  readonly route: OwnedRoute | undefined;
  readonly now: number;
}

/** Metadata from the page's package; the page is rendered even if that throws. */
const headOf = ({ page, runtime, route }: RenderJob, onError: (error: unknown) => void): PageHead => {
  if (route === undefined) return { isMissing: true };
  const { module, pathname, search, origin = '' } = page;
  const heads = route.remote === undefined ? pageHeads : module?.heads;
  try {
    return pageHeadOf({ runtime, heads, route: route.entry.path, pathname, search, origin });
  } catch (error) {
    onError(error);
    return {};
  }
};

/**
 * Combines the output with the metadata of the page.
 *
 * @throws the error of a refused read, unless the page itself is missing.
 */
const finish = (job: RenderJob, tree: RenderedTree, errors: readonly string[], leadsTo?: string): RenderedPage => {
  const { page, runtime, route, now } = job;
  const thrown: string[] = [];
  const own = headOf(job, (error) => {
    thrown.push(String(error));
  });
  const refused = refusedReadOf(runtime.queryClient);
  if (refused !== undefined && !own.isMissing) throw refused;
  const head = leadsTo === undefined ? own : { ...own, canonical: leadsTo };
  const title = titleOf(runtime, route);
  const named = head.title ?? title;
  return {
    ...tree,
    title: named === undefined ? BRAND.name : `${named} · ${BRAND.name}`,
    status: head.isMissing ? NOT_FOUND : 200,
    head: renderedHeadOf(head, route === undefined ? page.pathname : ownPathOf(route.entry.path, page.pathname), title),
    leadsTo,
    // Refused reads are left out: the browser repeats them and shows the current result.
    view: refused === undefined && leadsTo === undefined ? viewOf(runtime, route?.remote, now) : undefined,
    errors: [...errors, ...thrown],
  };
};

const renderUntilSettled = async (page: PageRequest, runtime: PlatformRuntime): Promise<RenderedPage | undefined> => {
  const now = page.now ?? deviceNow();
  beginServerRuntime(runtime);
  renderAsOf(now);
  const registry = parseRegistry(page.registry);
  const route = routeOfPath(registry, page.pathname);
  const session = runtime.store.get(sessionAtom);
  if (session.state === 'member' && session.user === undefined) return undefined;
  const job: RenderJob = { page, runtime, route, now };
  const path = page.pathname + page.search;
  const mustSeeEntry = mustSeeEntryPage();
  const redirectedTo = redirectOf(route?.entry.access ?? 'public', session, path, mustSeeEntry);
  if (redirectedTo !== undefined) {
    // Members, and the native app at its first start, are redirected by the browser, which has more recent state.
    const isByLogin = session.state === 'visitor' && !mustSeeEntry;
    return isByLogin ? finish(job, EMPTY_TREE, [], redirectedTo) : undefined;
  }
  if (route?.remote !== undefined) {
    if (page.module === undefined) return undefined;
    cacheModule(route.remote, page.module);
  }
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const renderer = treeRenderer(<AppTree runtime={runtime} registry={registry} router={Router} />);
  // Reads what the page declares first: otherwise a render of its own would only find that out. The render shows
  // failures; some of these reads are optional.
  if (route !== undefined && prefetchData(route.entry, page))
    await fetchPendingReads(runtime.queryClient).catch(() => undefined);
  try {
    for (let turn = 1; ; turn += 1) {
      const errors: string[] = [];
      const titleBefore = barTitleOf(runtime, route);
      page.onTurn();
      const rendered = await renderer.render((error) => {
        errors.push(String(error));
      });
      const leadsTo = redirectTarget(runtime);
      if (leadsTo !== undefined) return finish(job, EMPTY_TREE, [], leadsTo);
      // Stops reading after the last render: the browser must get exactly the data of the HTML, or hydration would fail.
      const isLast = turn === MAX_TURNS;
      const isWhole =
        isLast || (!(await fetchPendingReads(runtime.queryClient)) && titleBefore === barTitleOf(runtime, route));
      if (isWhole) return finish(job, await rendered.write(), errors);
    }
  } finally {
    renderer.end();
  }
};

/**
 * Renders a page as the browser would: for the viewer in the cookies, with that viewer's API responses.
 *
 * @returns `undefined` for a page that redirects a member; a page that redirects by itself, or a visitor to the login,
 * has metadata only.
 * @throws the error of a read, or of a component outside of all Suspense boundaries.
 */
export const renderPage = (page: PageRequest): Promise<RenderedPage | undefined> => {
  installRuntimeSource(() => scope.getStore());
  const { cookies, userAgent, pathname } = page;
  const runtime = createServerRuntime({ cookies, userAgent, pathname, wire: apiWire(page.api) });
  return scope.run(runtime, () => renderUntilSettled(page, runtime));
};
