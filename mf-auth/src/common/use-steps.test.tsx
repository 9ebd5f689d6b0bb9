import { popups } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSteps } from './use-steps';

const STEPS = ['name', 'door', 'terms'] as const;

const Flow = () => {
  const navigate = useNavigate();
  const [name, setName] = useState<string>();
  const steps = useSteps(STEPS, name !== undefined);
  return (
    <>
      <h2>{steps.step}</h2>
      <button
        onClick={() => {
          setName('동네');
          steps.go('door');
        }}
      >
        이름
      </button>
      <button onClick={() => steps.go('terms')}>약관으로</button>
      <button onClick={steps.back}>이전</button>
      <button onClick={() => steps.leave(() => navigate('/done', { replace: true }))}>완료</button>
      <button onClick={() => steps.leave(() => undefined)}>처음부터</button>
    </>
  );
};

const routes = [
  { path: '/start', element: <Link to="/flow?path=/x">시작</Link> },
  { path: '/flow', element: <Flow /> },
  { path: '/done', element: <p>끝</p> },
];

const openFlow = async () => {
  const page = renderPage(routes, { url: '/start', history: 'browser' });
  await page.user.click(screen.getByRole('link', { name: '시작' }));
  return page;
};

type Page = Awaited<ReturnType<typeof openFlow>>;

const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }));
const isAtStep = (step: string) => screen.findByRole('heading', { level: 2, name: step });
const isAt = (page: Page, path: string) => waitFor(() => expect(page.path()).toBe(path));
const back = () => act(() => window.history.back());

/** Opens an alert and closes it. */
const readAlert = async (page: Page) => {
  act(() => void popups.alert({ message: '알려 드려요' }));
  await screen.findByRole('alertdialog');
  await press(page, '확인');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};

const goToTerms = async (page: Page) => {
  await press(page, '이름');
  await isAtStep('door');
  await press(page, '약관으로');
  await isAtStep('terms');
};

/** Simulates a reload: a new page with the same history. */
const reload = (page: Page) => {
  const { href } = window.location;
  page.unmount();
  // Prevents renderPage from adding an entry: the page must reopen the current one.
  const push = jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => undefined);
  const again = renderPage(routes, { url: href, history: 'browser' });
  push.mockRestore();
  return again;
};

describe('leaving a page of steps', () => {
  it('removes all steps from the history', async () => {
    const page = await openFlow();
    await goToTerms(page);
    await press(page, '완료');
    await isAt(page, '/done');
    back();
    await isAt(page, '/start');
  });

  it('removes all steps after an alert at every step', async () => {
    const page = await openFlow();
    await readAlert(page);
    await press(page, '이름');
    await isAtStep('door');
    await readAlert(page);
    await press(page, '약관으로');
    await isAtStep('terms');
    await readAlert(page);
    await press(page, '완료');
    await isAt(page, '/done');
    back();
    await isAt(page, '/start');
  });

  it('removes all steps after an alert that returned to the first', async () => {
    const page = await openFlow();
    await goToTerms(page);
    await readAlert(page);
    await press(page, '처음부터');
    await isAtStep('name');
    await goToTerms(page);
    await readAlert(page);
    await press(page, '완료');
    await isAt(page, '/done');
    back();
    await isAt(page, '/start');
  });

  it('completes when the browser does not go back', async () => {
    const page = await openFlow();
    await goToTerms(page);
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    await press(page, '완료');
    await isAt(page, '/done');
    go.mockRestore();
  });

  it('completes when back is pressed at the same time', async () => {
    const page = await openFlow();
    await goToTerms(page);
    act(() => window.history.go(-3));
    await press(page, '완료');
    await isAt(page, '/done');
  });
});

describe('page of steps', () => {
  it('goes back one step, also after an alert', async () => {
    const page = await openFlow();
    await goToTerms(page);
    await readAlert(page);
    back();
    await isAtStep('door');
    await readAlert(page);
    await press(page, '이전');
    await isAtStep('name');
  });

  it('shows the right step after two quick clicks', async () => {
    const page = await openFlow();
    await goToTerms(page);
    await readAlert(page);
    act(() => {
      window.history.back();
      window.history.back();
    });
    await waitFor(() => expect(page.path()).not.toContain('terms'));
    await press(page, '약관으로');
    await isAtStep('terms');
    await press(page, '완료');
    await isAt(page, '/done');
    back();
    await isAt(page, '/start');
  });

  it('goes forward by the browser’s button', async () => {
    const page = await openFlow();
    await goToTerms(page);
    back();
    await isAtStep('door');
    act(() => window.history.forward());
    await isAtStep('terms');
    await press(page, '완료');
    await isAt(page, '/done');
  });

  it('restarts after a reload without leftover steps in the history', async () => {
    const page = await openFlow();
    await goToTerms(page);
    await readAlert(page);
    const again = reload(page);
    await isAtStep('name');
    await isAt(again, '/flow?path=/x');
    back();
    await isAt(again, '/start');
  });

  it('restarts when opened at a later step', async () => {
    const page = renderPage(routes, { url: '/flow?path=/x&step=terms', history: 'browser' });
    await isAtStep('name');
    await isAt(page, '/flow?path=%2Fx');
  });
});
