import { runtime } from '@dongne/platform';
import { useEffect } from 'react';

const isLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const isIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari, and with it the iOS webview, has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

let loadingPages = 0;
let onPageChange: () => void = () => undefined;

/** For what stands in the place of a page while its scripts come: the first view is not done before them. */
export const useHoldsFirstView = (): void =>
  useEffect(() => {
    loadingPages += 1;
    return () => {
      loadingPages -= 1;
      onPageChange();
    };
  }, []);

/** The page is there, and the data that it has asked for has come, or has failed to. */
const isSettled = (): boolean => loadingPages === 0 && runtime().queryClient.isFetching() === 0;

const settles = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSettled()) return;
      stop();
      onPageChange = () => undefined;
      resolve();
    };
    const stop = runtime().queryClient.getQueryCache().subscribe(look);
    onPageChange = look;
    look();
  });

const firstView = async (): Promise<void> => {
  await isLoaded();
  await isIdle();
  // A page that has just come asks for its data a moment later.
  do {
    await settles();
    await isIdle();
  } while (!isSettled());
};

let done: Promise<void> | undefined;

/** Resolves when the first page has had the network and the processor to itself, its data included. */
export const firstViewIsDone = (): Promise<void> => (done ??= firstView());
