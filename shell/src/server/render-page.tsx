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
import { renderOnce, type RenderedTree } from './render-once';
import { renderedHeadOf, ownPathOf, pageHeadOf, type RenderedHead } from './rendered-head';
import { redirectTarget } from './redirects';
import { pageHeads } from './page-heads';
import { fetchPendingReads, refusedReadOf } from './pending-reads';

/** A page that somebody has asked for. */
export interface PageRequest {
  readonly pathname: string;
  /** From the question mark on. */
  readonly search: string;
  readonly cookies: string;
  readonly userAgent: string;
  /** As the page's HTML holds it, live versions only: a canary is tried by the browser that has been drawn for it. */
  readonly registry: unknown;
  /** The API's time in ms, as the host knows it. */
  readonly now?: number | undefined;
  /** The remote that owns the page. */
  readonly module: ServerModule | undefined;
  /** Where visitors reach the site, as its operator says: `https://dongne.example`. A host that is older than this says nothing. */
  readonly origin?: string;
  readonly api: ApiAccess;
  /** Called before each time that the processor is not given back for a while. */
  readonly onTurn: () => void;
}

export interface RenderedPage extends RenderedTree {
  /** Names the page in the browser's tab. */
  readonly title: string;
  /** 404 for a page that says that it is not there; nothing else is known to be wrong. */
  readonly status: 200 | 404;
  readonly head: RenderedHead;
  /** Where a page leads that is nothing but a way elsewhere, as its package says it; a host may lead there by itself. */
  readonly leadsTo: string | undefined;
  /** `undefined` where the browser draws the page by itself: it does not get what was refused. */
  readonly view: RenderedView | undefined;
  /** What was thrown on the way; its place is left to the browser. */
  readonly errors: readonly string[];
}

/**
 * A page is drawn until nothing new is asked for, but no more often: what is missing then, the browser reads. The edit of a request
 * takes five, from the request itself to what is left of a voucher.
 */
const MAX_TURNS = 8;

const scope = new AsyncLocalStorage<PlatformRuntime>();

const NOT_FOUND = 404;

/** As `PageTitle` says it in the browser. */
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

/** A page that leads elsewhere is not drawn, but may have its head. */
const EMPTY_TREE: RenderedTree = { html: '', styles: '' };

interface RenderJob {
  readonly page: PageRequest;
  readonly runtime: PlatformRuntime;
  /** `undefined` for a path that nobody has. */
  readonly route: OwnedRoute | undefined;
  readonly now: number;
}

/** What its package says of a page; a package that fails to say it still has its page drawn. */
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

/** A drawing with what is known of its page by now. @throws what was refused, unless the page itself is what is not there. */
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
    // What was refused is not handed on: the browser asks for it, and then says what the page says now.
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
    // A member, and the native app at its first start, are sent by the browser: it may know better.
    const isByLogin = session.state === 'visitor' && !mustSeeEntry;
    return isByLogin ? finish(job, EMPTY_TREE, [], redirectedTo) : undefined;
  }
  if (route?.remote !== undefined) {
    if (page.module === undefined) return undefined;
    cacheModule(route.remote, page.module);
  }
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const tree = <AppTree runtime={runtime} registry={registry} router={Router} />;
  for (let turn = 1; ; turn += 1) {
    const errors: string[] = [];
    const titleBefore = runtime.store.get(appBarAtom).title;
    page.onTurn();
    const output = await renderOnce(tree, (error) => {
      errors.push(String(error));
    });
    const leadsTo = redirectTarget(runtime);
    if (leadsTo !== undefined) return finish(job, EMPTY_TREE, [], leadsTo);
    // After the last drawing nothing is read: the browser is given what was drawn, or it would not draw the same.
    const isLast = turn === MAX_TURNS;
    const isWhole =
      isLast ||
      (!(await fetchPendingReads(runtime.queryClient)) && titleBefore === runtime.store.get(appBarAtom).title);
    if (isWhole) return finish(job, output, errors);
  }
};

/**
 * Draws a page as its browser would: for who the cookies say is here, with what the API answers them.
 *
 * @returns `undefined` for a page that a member is sent away from; one that leads elsewhere by itself, or a visitor to the login, has
 * a head and nothing in it.
 * @throws what a read threw, or a component outside of all Suspense boundaries.
 */
export const renderPage = (page: PageRequest): Promise<RenderedPage | undefined> => {
  installRuntimeSource(() => scope.getStore());
  const { cookies, userAgent, pathname } = page;
  const runtime = createServerRuntime({ cookies, userAgent, pathname, wire: apiWire(page.api) });
  return scope.run(runtime, () => renderUntilSettled(page, runtime));
};
