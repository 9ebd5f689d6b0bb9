import { PlatformProvider, runtime } from '@dongne/platform';
import { renderPage } from '@dongne/platform/testing';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorPage } from './errors/error-page';
import { firstViewIsDone, delayUntilHydrated, PageMounted, useDelayFirstView } from './first-view';

const Loading = () => {
  useDelayFirstView();
  return null;
};

let answer: (value: string) => void = () => undefined;

const Page = () => {
  useQuery({ queryKey: ['shops'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
  return null;
};

const Place = () => {
  const [isLoaded, setLoaded] = useState(false);
  return isLoaded ? (
    <Page />
  ) : (
    <>
      <Loading />
      <button onClick={() => setLoaded(true)}>scripts come</button>
    </>
  );
};

/** Longer than all idle waits together. */
const LONG_MS = 5_000;
const letTimePass = () => act(() => jest.advanceTimersByTimeAsync(LONG_MS));

it('first view ends once the page and its reads have loaded', async () => {
  jest.useFakeTimers();
  renderPage([{ path: '*', element: <Place /> }], { url: '/' });
  const done = jest.fn();
  void firstViewIsDone().then(done);

  await letTimePass();
  expect(done).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'scripts come' }));
  await letTimePass();
  expect(done).not.toHaveBeenCalled();

  answer('three shops');
  await letTimePass();
  expect(done).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('first view of an unknown path ends with its hydration', async () => {
  jest.useFakeTimers();
  const held = { path: '*', element: <p>anything</p> };
  renderPage([held], { url: '/' }).unmount();
  delayUntilHydrated();
  const done = jest.fn();
  void firstViewIsDone().then(done);
  await letTimePass();
  expect(done).not.toHaveBeenCalled();

  render(
    <PlatformProvider runtime={runtime()}>
      <ErrorPage status={404} isBelowBar />
    </PlatformProvider>,
  );
  await letTimePass();
  expect(done).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('replays queued clicks once a page rendered in the browser is mounted', () => {
  const replay = jest.fn();
  Reflect.set(window, '__replayPresses', replay);
  const { unmount } = renderPage([{ path: '*', element: <Loading /> }], { url: '/' });
  expect(replay).not.toHaveBeenCalled();
  unmount();
  renderPage([{ path: '*', element: <PageMounted /> }], { url: '/' });
  expect(replay).toHaveBeenCalledTimes(1);
});
