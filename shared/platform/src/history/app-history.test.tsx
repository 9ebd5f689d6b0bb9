import { BottomSheet } from '@dongne/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { PopupHost } from '../popups/popup-host';
import { createQueryClient } from '../queries/query-client';
import { PlatformProvider } from '../runtime/platform-provider';
import { installRuntime } from '../runtime/runtime';
import { useBindNavigate } from '../runtime/use-bind-navigate';
import { appHistory } from './app-history';
import { BackGuard } from './back-guard';
import { pressBack } from './press-back';

/** Page with links, replacing links, and a sheet whose guard entry stays when it closes. */
const Page = ({ onPath }: { onPath: (path: string) => void }) => {
  useBindNavigate();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  onPath(pathname + search);
  return (
    <>
      {['/list', '/form?step=1', '/form?step=2', '/form?step=3', '/done'].map((path) => (
        <p key={path}>
          <button onClick={() => void navigate(path)}>{`to ${path}`}</button>
          <button onClick={() => void navigate(path, { replace: true })}>{`replace by ${path}`}</button>
        </p>
      ))}
      <button onClick={() => setOpen(true)}>약관</button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title="약관">
        읽어 주세요
      </BottomSheet>
    </>
  );
};

/** Opens the app, or reopens it as a reload does: the history stays. */
const openApp = () => {
  const runtime = { store: createStore(), queryClient: createQueryClient() };
  installRuntime(runtime);
  /** Paths that were rendered, without repetitions. */
  const rendered: string[] = [];
  const view = render(
    <PlatformProvider runtime={runtime}>
      <BrowserRouter>
        <BackGuard />
        <Page onPath={(path) => rendered.at(-1) !== path && rendered.push(path)} />
        <PopupHost />
      </BrowserRouter>
    </PlatformProvider>,
  );
  return { user: userEvent.setup(), rendered, ...view };
};

const openAt = (path: string) => {
  window.history.pushState(null, '', path);
  return openApp();
};

type App = ReturnType<typeof openApp>;

const press = ({ user }: App, name: string) => user.click(screen.getByRole('button', { name }));
const isAt = (path: string) => waitFor(() => expect(window.location.pathname + window.location.search).toBe(path));
const isRendered = ({ rendered }: App, path: string) => waitFor(() => expect(rendered.at(-1)).toBe(path));
const isShown = async (app: App, path: string) => {
  await isAt(path);
  await isRendered(app, path);
};
const back = () => act(() => window.history.back());

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const closeByButton = (app: App) => press(app, '닫기');

/** Ways to close a sheet. */
const CLOSINGS: Record<string, (app: App) => Promise<void>> = {
  '✕': closeByButton,
  Escape: ({ user }) => user.keyboard('{Escape}'),
  "the browser's back button": async () => back(),
  'the button on the screen': () => act(async () => pressBack()),
};

const readTerms = async (app: App, close: (app: App) => Promise<void>) => {
  await press(app, '약관');
  await screen.findByRole('dialog');
  await close(app);
  await isClosed();
};

describe.each(Object.entries(CLOSINGS))('history after sheets were closed by %s', (_name, close) => {
  it('goes back page by page without rendering those in between', async () => {
    const app = openAt('/start');
    await press(app, 'to /form?step=1');
    await readTerms(app, close);
    await press(app, 'to /form?step=2');
    await readTerms(app, close);
    await press(app, 'to /form?step=3');
    await readTerms(app, close);
    const before = app.rendered.length;
    act(() => void appHistory().goPagesBack(2));
    await isShown(app, '/form?step=1');
    expect(app.rendered).toHaveLength(before + 1);
    back();
    await isShown(app, '/start');
  });

  it('goes back one page from a guard without asking', async () => {
    const app = openAt('/start');
    await press(app, 'to /list');
    await readTerms(app, close);
    act(() => void appHistory().goPagesBack(1));
    await isShown(app, '/start');
  });
});

describe('page that replaced the one above the same page', () => {
  it('is left by one back press', async () => {
    const app = openAt('/start');
    await press(app, 'to /list');
    await press(app, 'to /form?step=1');
    await press(app, 'replace by /list');
    back();
    await isShown(app, '/start');
  });

  it('is left by one back press across guards', async () => {
    const app = openAt('/start');
    await press(app, 'to /list');
    await readTerms(app, closeByButton);
    await press(app, 'to /form?step=1');
    await readTerms(app, closeByButton);
    await press(app, 'replace by /list');
    back();
    await isShown(app, '/start');
  });

  it('is left by one back press after a reload', async () => {
    const app = openAt('/start');
    await press(app, 'to /list');
    await press(app, 'to /form?step=1');
    await press(app, 'replace by /list');
    app.unmount();
    const again = openApp();
    back();
    await isShown(again, '/start');
  });

  it('closes its sheet first', async () => {
    const app = openAt('/start');
    await press(app, 'to /list');
    await press(app, 'to /form?step=1');
    await press(app, 'replace by /list');
    await press(app, '약관');
    back();
    await isClosed();
    await isAt('/list');
    back();
    await isShown(app, '/start');
  });

  it('counts as one of several pages to go back', async () => {
    const app = openAt('/start');
    await press(app, 'to /list');
    await press(app, 'to /form?step=1');
    await press(app, 'replace by /list');
    await press(app, 'to /done');
    act(() => void appHistory().goPagesBack(2));
    await isShown(app, '/start');
  });

  it('cannot go back when the page below was the first', async () => {
    const app = openAt('/list');
    await press(app, 'to /form?step=1');
    await press(app, 'replace by /list');
    expect(appHistory().goPagesBack(1)).toBe(false);
  });
});

describe('page that replaced another', () => {
  it('goes back to the page below', async () => {
    const app = openAt('/list');
    await press(app, 'to /form?step=1');
    await readTerms(app, closeByButton);
    await press(app, 'replace by /done');
    back();
    await isShown(app, '/list');
  });

  it('is restored by the forward button', async () => {
    const app = openAt('/list');
    await press(app, 'to /form?step=1');
    await press(app, 'replace by /done');
    back();
    await isShown(app, '/list');
    act(() => window.history.forward());
    await isShown(app, '/done');
    back();
    await isShown(app, '/list');
  });
});

describe('back navigation that the browser did not perform', () => {
  it('does not change a later press', async () => {
    const app = openAt('/start');
    await press(app, 'to /list');
    await press(app, 'to /form?step=1');
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    appHistory().goPagesBack(2);
    go.mockRestore();
    await press(app, 'to /done');
    back();
    await isShown(app, '/form?step=1');
  });
});
