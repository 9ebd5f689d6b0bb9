import { BottomSheet } from '@dongne/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { PopupHost } from '../popups/popup-host';
import { popups } from '../popups/popups';
import { createQueryClient } from '../queries/query-client';
import { PlatformProvider } from '../runtime/platform-provider';
import { installRuntime } from '../runtime/runtime';
import { useBindNavigate } from '../runtime/use-bind-navigate';
import { BackGuard } from './back-guard';
import { useBackStep } from './back-step';
import { pressBack } from './press-back';

const EXIT = '앱을 종료할까요?';

/** Page with a sheet, a step, and a filter in its address. */
const Page = () => {
  useBindNavigate();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isStep, setStep] = useState(false);
  const [leave] = useState(() => () => setStep(false));
  useBackStep(isStep ? leave : undefined);
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/list">목록</Link>
      <Link to="/shop">세탁소</Link>
      <button onClick={() => setOpen(true)}>필터</button>
      <button onClick={() => setStep(true)}>다음 단계</button>
      {isStep && <p>둘째 단계</p>}
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title="필터">
        <button
          onClick={() => {
            setOpen(false);
            void navigate('?sort=near', { replace: true });
          }}
        >
          적용
        </button>
      </BottomSheet>
    </>
  );
};

const openAt = (path: string) => {
  window.history.pushState(null, '', path);
  const runtime = { store: createStore(), queryClient: createQueryClient() };
  installRuntime(runtime);
  const view = render(
    <PlatformProvider runtime={runtime}>
      <BrowserRouter>
        <BackGuard />
        <Page />
        <PopupHost />
      </BrowserRouter>
    </PlatformProvider>,
  );
  return { user: userEvent.setup(), ...view };
};

const click = async (user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> => {
  await user.click(screen.getByRole(name === '목록' || name === '세탁소' ? 'link' : 'button', { name }));
};
const isAt = (path: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(path));
const sheet = () => screen.queryByRole('dialog', { name: '필터' });

/** Back presses of every kind. */
const PRESSES = [
  ["the browser's button", () => act(() => window.history.back())],
  ['the button on the screen or the native app', () => act(() => pressBack())],
] as const;

describe.each(PRESSES)('back by %s', (_from, press) => {
  it('goes one page back', async () => {
    const { user } = openAt('/');
    await click(user, '목록');
    await click(user, '세탁소');
    press();
    await isAt('/list');
    press();
    await isAt('/');
  });

  it('closes the topmost sheet and stays', async () => {
    const { user } = openAt('/');
    await click(user, '목록');
    await click(user, '필터');
    press();
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
    await isAt('/list');
    expect(window.location.pathname).toBe('/list');
  });

  it('goes back in one press after a sheet was closed', async () => {
    const { user } = openAt('/');
    await click(user, '목록');
    await click(user, '필터');
    await click(user, '닫기');
    press();
    await isAt('/');
  });

  it('keeps the address that a sheet has changed', async () => {
    const { user } = openAt('/');
    await click(user, '목록');
    await click(user, '필터');
    await click(user, '적용');
    await isAt('/list?sort=near');
    await click(user, '세탁소');
    press();
    await isAt('/list?sort=near');
    press();
    await isAt('/');
  });

  it('answers a platform dialog with 취소', async () => {
    const { user } = openAt('/');
    await click(user, '목록');
    const answered = jest.fn();
    act(() => void popups.confirm({ message: '지울까요?' }).then(answered));
    await screen.findByRole('alertdialog');
    press();
    await waitFor(() => expect(answered).toHaveBeenCalledWith('N'));
    await isAt('/list');
  });

  it('closes the topmost layer first', async () => {
    const { user } = openAt('/');
    await click(user, '목록');
    await click(user, '필터');
    act(() => void popups.alert({ message: '알려 드려요' }));
    await screen.findByRole('alertdialog');
    press();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sheet()).toBeVisible();
  });

  it('leaves the step before the page', async () => {
    const { user } = openAt('/');
    await click(user, '목록');
    await click(user, '다음 단계');
    press();
    await waitFor(() => expect(screen.queryByText('둘째 단계')).not.toBeInTheDocument());
    await isAt('/list');
    press();
    await isAt('/');
  });

  it.each(['/', '/auth'])('asks on %s before closing, and a second press is 취소', async (path) => {
    openAt(path);
    await isAt(path);
    press();
    expect(await screen.findByText(EXIT)).toBeVisible();
    press();
    await waitFor(() => expect(screen.queryByText(EXIT)).not.toBeInTheDocument());
    await isAt(path);
    press();
    expect(await screen.findByText(EXIT)).toBeVisible();
  });

  it('closes the app when the answer is 확인', async () => {
    const { user } = openAt('/');
    await isAt('/');
    const go = jest.spyOn(window.history, 'go');
    press();
    await screen.findByText(EXIT);
    go.mockClear();
    await user.click(screen.getByRole('button', { name: '확인' }));
    // two entries: the guard and Home
    await waitFor(() => expect(go).toHaveBeenCalledWith(-2));
  });
});

describe('back on the first page', () => {
  it('goes Home by the button on the screen', async () => {
    openAt('/shop');
    await isAt('/shop');
    act(() => pressBack());
    await isAt('/');
  });
});
