import { endpoints } from '@dongne/contract';
import { useRemote } from '@dongne/platform';
import { inTurn, refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildMain, buildMyLaundry } from '../testing/build-home';
import { PullToRefresh } from './pull-to-refresh';

const Home = () => {
  const main = useRemote(endpoints.mainView);
  return (
    <>
      <p>{main.state === 'ready' && main.value.myLaundry?.name}</p>
      <PullToRefresh />
    </>
  );
};

/** Main view whose registered shop has this name. */
const withShop = (name: string) => buildMain({ myLaundry: buildMyLaundry({ name }) });

const openHome = async (main: FakeAnswer<'GET /main'>) => {
  const page = renderPage([{ path: '/', element: <Home /> }], {
    url: '/',
    api: { 'GET /main': main },
  });
  await screen.findByText('처음');
  return page;
};

const finger = (clientY: number) => ({ touches: [{ clientY }] });

const pull = (distance: number, end: 'touchEnd' | 'touchCancel' = 'touchEnd') => {
  fireEvent.touchStart(window, finger(100));
  fireEvent.touchMove(window, finger(100 + distance));
  fireEvent[end](window, { touches: [] });
};

afterEach(() => {
  window.scrollY = 0;
  document.documentElement.removeAttribute('data-modal-open');
});

describe('pull to refresh on Home', () => {
  it('fetches what Home shows again and announces it', async () => {
    const { calls } = await openHome(inTurn(withShop('처음'), withShop('새것')));
    pull(200);
    expect(screen.getByText('새로고침하는 중이에요')).toBeInTheDocument();
    expect(await screen.findByText('새것')).toBeVisible();
    expect(await screen.findByText('새로고침했어요')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('refreshes once, however often it is pulled meanwhile', async () => {
    const { calls } = await openHome(inTurn(withShop('처음'), withShop('새것'), withShop('더 새것')));
    pull(200);
    pull(200);
    expect(await screen.findByText('새로고침했어요')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['not far enough', () => pull(100)],
    ['upwards', () => pull(-200)],
    ['and taken away by the system', () => pull(200, 'touchCancel')],
    [
      'from the middle of the page',
      () => {
        window.scrollY = 300;
        pull(200);
      },
    ],
    [
      'behind a dialog',
      () => {
        document.documentElement.setAttribute('data-modal-open', '');
        pull(200);
      },
    ],
    [
      'with two fingers',
      () => {
        fireEvent.touchStart(window, { touches: [{ clientY: 100 }, { clientY: 120 }] });
        fireEvent.touchMove(window, { touches: [{ clientY: 300 }, { clientY: 320 }] });
        fireEvent.touchEnd(window, { touches: [] });
      },
    ],
  ])('does nothing when the pull is %s', async (_case, move) => {
    const { calls } = await openHome(inTurn(withShop('처음'), withShop('새것')));
    move();
    expect(screen.queryByText('새로고침하는 중이에요')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('keeps the old content on failure and says so', async () => {
    await openHome(inTurn(withShop('처음'), refuse('UNAVAILABLE')));
    pull(200);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('새로고침하지 못했어요'));
    expect(screen.getByText('처음')).toBeVisible();
  });
});
