import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { BrowserRouter, MemoryRouter, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { appBarAtom } from '../app-bar/app-bar-atom';
import { BackGuard } from '../history/back-guard';
import { client } from '../http/http';
import { forgetProgramme } from '../session/programme-memory';
import { toastAtom } from '../popups/popup-atoms';
import { PopupHost } from '../popups/popup-host';
import { PlatformProvider } from '../runtime/platform-provider';
import { installRuntime, type PlatformRuntime } from '../runtime/runtime';
import { useBindNavigate } from '../runtime/use-bind-navigate';
import { saveTokens, saveUserInfo } from '../cookies/session-cookies';
import { createRuntime, startPlatform } from '../start-platform';
import { fakeApi, type FakeApi } from './fake-api';

// Allows for the first test, which compiles whole pages on a busy machine; says nothing about speed.
configure({ asyncUtilTimeout: 10_000 });

export interface PageOptions {
  readonly session?: 'visitor' | 'member';
  /** Id of the member, if it matters. */
  readonly userId?: number;
  /** Initial address; decides which of `routes` is rendered. */
  readonly url: string;
  /** Responses of the API; by default `GET /member/partnerInfo` returns no partner programme. */
  readonly api?: FakeApi;
  /** `browser`: uses the browser's own history with the shell's back handling. */
  readonly history?: 'memory' | 'browser';
  /**
   * Whether toasts disappear after their time. By default they stay until the next one, because timers are unreliable
   * on a busy machine.
   */
  readonly toastsPass?: boolean;
  /** Whether the browser has stored this member's programme in an earlier visit. */
  readonly isReturning?: boolean;
}

/** Member of `session: 'member'`. */
const MEMBER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

/** Renders a page's dynamic title, which the shell's bar shows, for tests. */
const BarTitle = () => {
  const { title } = useAtomValue(appBarAtom);
  return title === undefined ? null : <h1>{title}</h1>;
};

/** Records the app's location for `path()`. */
const Where = ({ onPath }: { onPath: (path: string) => void }) => {
  const { pathname, search } = useLocation();
  onPath(pathname + search);
  useBindNavigate();
  return null;
};

/** Keeps each toast until the next one. */
const keepToasts = ({ store }: PlatformRuntime): void => {
  let last = store.get(toastAtom);
  store.sub(toastAtom, () => {
    last = store.get(toastAtom) ?? last;
    store.set(toastAtom, last);
  });
};

interface RouterProps {
  readonly url: string;
  readonly children: ReactNode;
}

const ROUTERS = {
  memory: ({ url, children }: RouterProps) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>,
  browser: ({ children }: RouterProps) => (
    <BrowserRouter>
      <BackGuard />
      {children}
    </BrowserRouter>
  ),
};

const Routes = ({ routes }: { routes: RouteObject[] }): ReactNode =>
  useRoutes([...routes, { path: '*', element: null }]);

/** Prepares a page with fresh cookies, store, queries and a fake server at HTTP level. */
const prepare = (
  routes: RouteObject[],
  {
    session = 'visitor',
    userId = MEMBER.userId,
    url,
    api = {},
    history = 'memory',
    toastsPass = false,
    isReturning = false,
  }: PageOptions,
) => {
  const Router = ROUTERS[history];
  if (history === 'browser') window.history.pushState(null, '', url);
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  if (session === 'member') {
    saveTokens({ accessToken: 'access', refreshToken: 'refresh' });
    saveUserInfo({ ...MEMBER, userId });
  }
  const server = fakeApi({ 'GET /member/partnerInfo': [], ...api });
  client.defaults.adapter = server.adapter;

  const runtime = createRuntime(0);
  installRuntime(runtime);
  if (!isReturning) forgetProgramme();
  startPlatform(runtime);
  if (!toastsPass) keepToasts(runtime);

  let current = url;
  const tree = (
    <PlatformProvider runtime={runtime}>
      <Router url={url}>
        <BarTitle />
        <main>
          <Routes routes={routes} />
        </main>
        <Where onPath={(path) => (current = path)} />
        <PopupHost />
      </Router>
    </PlatformProvider>
  );
  return { tree, runtime, calls: server.calls, path: (): string => current };
};

/**
 * Renders a remote's routes with fresh cookies, store, queries and a fake server at HTTP level.
 *
 * @returns the user to act as, the calls the server has received, and `path()`: the current location.
 */
export const renderPage = (routes: RouteObject[], options: PageOptions) => {
  const { tree, calls, path } = prepare(routes, options);
  return { ...render(tree), user: userEvent.setup(), calls, path };
};

/**
 * Renders routes as the server does: until no read is missing. They must not be lazy.
 *
 * @returns the rendered HTML in the document, without a script that has run, and `hydrate()`, which starts the app.
 */
export const renderOnServer = async (routes: RouteObject[], options: PageOptions) => {
  const { tree, runtime, calls, path } = prepare(routes, options);
  const container = document.body.appendChild(document.createElement('div'));
  const pending = () =>
    runtime.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && Reflect.get(options, 'enabled') !== false);
  do {
    await Promise.all(pending().map((query) => query.fetch().catch(() => undefined)));
    container.innerHTML = renderToString(tree);
  } while (pending().length > 0);
  const hydrate = () => ({ ...render(tree, { container, hydrate: true }), user: userEvent.setup() });
  return { container, calls, path, hydrate };
};
