import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { PopupHost } from '../popups/popup-host';
import type { RemoteModule } from '../remote-module';
import { closeErrorPage, errorPageAtom } from '../runtime/error-page';
import { PlatformProvider } from '../runtime/platform-provider';
import type { PlatformRuntime } from '../runtime/runtime';
import { useBindNavigate } from '../runtime/use-bind-navigate';

interface EmbeddedPageProps {
  readonly runtime: PlatformRuntime;
  readonly module: RemoteModule;
  /** First page, e.g. `/laundry/list`. */
  readonly path: string;
  /** Opens a page that this remote does not have. */
  readonly onLeave: (path: string) => void;
}

/** Page of a remote in a place of a foreign page, whose address stays as it is. */
export const EmbeddedPage = ({ runtime, module, path, onLeave }: EmbeddedPageProps) => (
  <PlatformProvider runtime={runtime}>
    <MemoryRouter initialEntries={[path]}>
      <Pages module={module} onLeave={onLeave} />
    </MemoryRouter>
    <PopupHost />
  </PlatformProvider>
);

const Pages = ({ module, onLeave }: Pick<EmbeddedPageProps, 'module' | 'onLeave'>) => {
  useBindNavigate();
  const error = useAtomValue(errorPageAtom);
  const page = useRoutes([...module.routes, { path: '*', element: <Leave onLeave={onLeave} /> }]);
  if (error !== undefined) return <Failure />;
  return <Suspense>{page}</Suspense>;
};

const Failure = () => (
  <p role="alert">
    화면을 불러오지 못했어요. <button onClick={closeErrorPage}>다시 시도</button>
  </p>
);

/** Passes a path on once, and returns to the page before. */
const Leave = ({ onLeave }: Pick<EmbeddedPageProps, 'onLeave'>) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    onLeave(pathname + search);
    void navigate(-1);
  }, [navigate, onLeave, pathname, search]);
  return null;
};
