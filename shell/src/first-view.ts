import { runtime } from '@dongne/platform';

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

/** The data that the page has asked for has come, or has failed to. */
const hasItsData = (): Promise<void> =>
  new Promise((resolve) => {
    const { queryClient } = runtime();
    if (queryClient.isFetching() === 0) return resolve();
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    });
  });

const firstView = async (): Promise<void> => {
  await isLoaded();
  await isIdle();
  await hasItsData();
  await isIdle();
};

let done: Promise<void> | undefined;

/** Resolves when the first page has had the network and the processor to itself, its data included. */
export const firstViewIsDone = (): Promise<void> => (done ??= firstView());
