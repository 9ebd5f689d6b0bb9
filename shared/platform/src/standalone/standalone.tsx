import {
  appBarAtom,
  PlatformProvider,
  PopupHost,
  startPlatform,
  useBindNavigate,
  type RemoteModule,
  type RouteTable,
} from '@dongne/platform';
import { startLive } from '../live/live';
import { useAtomValue } from 'jotai';
import { Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useRoutes } from 'react-router-dom';

/** Frame with the dynamic title and a list of the remote's routes. */
const Frame = ({ routeTable, children }: { routeTable: RouteTable; children: ReactNode }) => {
  useBindNavigate();
  const { title } = useAtomValue(appBarAtom);
  return (
    <>
      <nav>
        {routeTable.map(({ path }) => (
          <Link key={path} to={path.replace(/:(\w+)\??/g, '1')} style={{ marginRight: '1em' }}>
            {path}
          </Link>
        ))}
      </nav>
      <h1>{title}</h1>
      <main>
        <Suspense>{children}</Suspense>
      </main>
      <PopupHost />
    </>
  );
};

const Pages = ({ routes }: RemoteModule) => useRoutes(routes);

/** Runs a remote alone in a browser, for its squad: its pages with a real session and API, without the shell's bars. */
export const runStandalone = (module: RemoteModule, routeTable: RouteTable): void => {
  const runtime = startPlatform();
  startLive();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  createRoot(root).render(
    <PlatformProvider runtime={runtime}>
      <BrowserRouter>
        <Frame routeTable={routeTable}>
          <Pages routes={module.routes} />
        </Frame>
      </BrowserRouter>
    </PlatformProvider>,
  );
};
