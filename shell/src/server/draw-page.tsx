import { AsyncLocalStorage } from 'node:async_hooks';
import { BRAND } from '@dongne/contract';
import { appBarAtom, mustSeeEntryPage, sessionAtom, type RemoteModule } from '@dongne/platform';
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
import { viewerOf, type DrawnView } from '../drawn/drawn-view';
import { redirectOf } from '../frame/guard';
import { parseRegistry, type RemoteDeployment } from '../registry/registry';
import { routeOfPath } from '../registry/route-of-path';
import { keepReady } from '../remotes/use-remote-app';
import { drawOnce, type Drawing } from './draw-once';
import { leadsElsewhere } from './leads-elsewhere';
import { readWhatWaits } from './read-what-waits';

/** A page that somebody has asked for. */
export interface PageToDraw {
  readonly pathname: string;
  /** From the question mark on. */
  readonly search: string;
  readonly cookies: string;
  readonly userAgent: string;
  /** As the page's HTML holds it, live versions only: a canary is tried by the browser that has been drawn for it. */
  readonly registry: unknown;
  /** The remote that owns the page. */
  readonly module: RemoteModule | undefined;
  readonly api: ApiAccess;
  /** Called before each time that the processor is not given back for a while. */
  readonly onTurn: () => void;
}

export interface DrawnPage extends Drawing {
  /** Names the page in the browser's tab. */
  readonly title: string;
  readonly view: DrawnView;
  /** What was thrown on the way; its place is left to the browser. */
  readonly errors: readonly string[];
}

/**
 * A page is drawn until nothing new is asked for, but no more often: what is missing then, the browser reads. The edit of a request
 * takes five, from the request itself to what is left of a voucher.
 */
const MAX_TURNS = 8;

const scope = new AsyncLocalStorage<PlatformRuntime>();

const titleOf = (runtime: PlatformRuntime, remote: RemoteDeployment | undefined, path: string): string => {
  const entry = remote?.routes.find((route) => route.path === path);
  const title = runtime.store.get(appBarAtom).title ?? entry?.bar?.title ?? entry?.title;
  return title === undefined ? BRAND.name : `${title} · ${BRAND.name}`;
};

const viewOf = (runtime: PlatformRuntime, remote: RemoteDeployment | undefined, now: number): DrawnView => ({
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

const draw = async (page: PageToDraw, runtime: PlatformRuntime): Promise<DrawnPage | undefined> => {
  const now = Date.now();
  beginServerRuntime(runtime);
  const registry = parseRegistry(page.registry);
  const route = routeOfPath(registry, page.pathname);
  const session = runtime.store.get(sessionAtom);
  // What leads elsewhere, and what nobody has, the browser knows how to show.
  if (route === undefined || (session.state === 'member' && session.user === undefined)) return undefined;
  const path = page.pathname + page.search;
  if (redirectOf(route.entry.access, session, path, mustSeeEntryPage()) !== undefined) return undefined;
  const { remote } = route;
  if (remote !== undefined) {
    if (page.module === undefined) return undefined;
    keepReady(remote, page.module);
  }
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const tree = <AppTree runtime={runtime} registry={registry} router={Router} />;
  for (let turn = 1; ; turn += 1) {
    const errors: string[] = [];
    const titleBefore = runtime.store.get(appBarAtom).title;
    page.onTurn();
    const drawing = await drawOnce(tree, (error) => {
      errors.push(String(error));
    });
    if (leadsElsewhere(runtime)) return undefined;
    // After the last drawing nothing is read: the browser is given what was drawn, or it would not draw the same.
    const isLast = turn === MAX_TURNS;
    const isWhole =
      isLast || (!(await readWhatWaits(runtime.queryClient)) && titleBefore === runtime.store.get(appBarAtom).title);
    if (isWhole)
      return {
        ...drawing,
        title: titleOf(runtime, remote, route.entry.path),
        view: viewOf(runtime, remote, now),
        errors,
      };
  }
};

/**
 * Draws a page as its browser would: for who the cookies say is here, with what the API answers them.
 *
 * @returns `undefined` for a page that leads elsewhere.
 * @throws what a read threw, or a component outside of all Suspense boundaries.
 */
export const drawPage = (page: PageToDraw): Promise<DrawnPage | undefined> => {
  installRuntimeSource(() => scope.getStore());
  const { cookies, userAgent, pathname } = page;
  const runtime = createServerRuntime({ cookies, userAgent, pathname, wire: apiWire(page.api) });
  return scope.run(runtime, () => draw(page, runtime));
};
