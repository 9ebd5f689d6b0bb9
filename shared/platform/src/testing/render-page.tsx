import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
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

// Whole pages, compiled by the first test that opens them, on a busy machine of two cores: none of these waits says anything about speed.
configure({ asyncUtilTimeout: 10_000 });

export interface PageOptions {
  readonly session?: 'visitor' | 'member';
  /** Which member, when it matters. */
  readonly userId?: number;
  /** Where the page opens; it decides which route of `routes` is drawn. */
  readonly url: string;
  /** Without an answer of its own `GET /member/partnerInfo` says: no partner programme. */
  readonly api?: FakeApi;
  /** `browser`: the page stands in the browser's own history, below the shell's order of back presses. */
  readonly history?: 'memory' | 'browser';
  /** Toasts go when their time is over. Otherwise they stay until the next one: the wall clock says nothing on a busy machine. */
  readonly toastsPass?: boolean;
  /** The browser has seen this member before, and remembers what it learned of them. */
  readonly isReturning?: boolean;
}

/** The member of `session: 'member'`. */
const MEMBER = { userId: 1, phoneNumber: '01000000001', nickname: '동네손님' };

/** The bar belongs to the shell; a page's dynamic title stands here so that a test can see it. */
const BarTitle = () => {
  const { title } = useAtomValue(appBarAtom);
  return title === undefined ? null : <h1>{title}</h1>;
};

/** Notes where the app stands, for `path()`. */
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

/**
 * A remote's routes on a screen of their own: fresh cookies, store, queries and a server at HTTP level.
 *
 * @returns the user to act as, the calls the server has had, and `path()`: where the app stands now.
 */
export const renderPage = (
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
  const view = render(
    <PlatformProvider runtime={runtime}>
      <Router url={url}>
        <BarTitle />
        <main>
          <Routes routes={routes} />
        </main>
        <Where onPath={(path) => (current = path)} />
        <PopupHost />
      </Router>
    </PlatformProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    calls: server.calls,
    path: (): string => current,
  };
};
