import { ownedByRuntime, runtime, type PlatformRuntime } from '@dongne/platform';
import { useEffect } from 'react';
import { replayClicks } from './replay-clicks';

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

interface FirstView {
  /** Pages whose scripts are on their way. */
  loadingPages: number;
  onPageChange: () => void;
  /** The server has drawn the page, and the browser has not taken all of it over yet. */
  isHydrating?: boolean;
  /** Ends with the first view; there from the first time that somebody waits for it. */
  done?: Promise<void>;
}

const firstView = ownedByRuntime((): FirstView => ({ loadingPages: 0, onPageChange: () => undefined }));

/** For what stands in the place of a page while its scripts come: the first view is not done before them. */
export const useDelayFirstView = (): void =>
  useEffect(() => {
    const view = firstView();
    view.loadingPages += 1;
    return () => {
      view.loadingPages -= 1;
      view.onPageChange();
    };
  }, []);

/** The page that the server has drawn is on the screen, but it is no page of ours before it answers: what changes above it meanwhile throws it away. */
export const delayUntilHydrated = (): void => {
  const view = firstView();
  view.loadingPages += 1;
  view.isHydrating = true;
};

/** Whether the browser has taken over what the server had drawn, and not drawn it afresh. */
export const isServerRendered = (): boolean => firstView().isHydrating === false;

/** Stands beside a page, below the same boundary: where this runs, the page has been taken over, or rendered from the start. */
export const PageMounted = (): null => {
  useEffect(() => {
    const view = firstView();
    if (view.isHydrating === true) {
      view.isHydrating = false;
      view.loadingPages -= 1;
      view.onPageChange();
    }
    replayClicks();
  }, []);
  return null;
};

/** The page is there, and the data that it has asked for has come, or has failed to. */
const isSettled = (owner: PlatformRuntime): boolean =>
  firstView(owner).loadingPages === 0 && owner.queryClient.isFetching() === 0;

const settles = (owner: PlatformRuntime): Promise<void> =>
  new Promise((resolve) => {
    const view = firstView(owner);
    const look = (): void => {
      if (!isSettled(owner)) return;
      stop();
      view.onPageChange = () => undefined;
      resolve();
    };
    const stop = owner.queryClient.getQueryCache().subscribe(look);
    view.onPageChange = look;
    look();
  });

const passes = async (owner: PlatformRuntime): Promise<void> => {
  await isLoaded();
  await isIdle();
  // A page that has just come asks for its data a moment later.
  do {
    await settles(owner);
    await isIdle();
  } while (!isSettled(owner));
};

/** Resolves when the first page has had the network and the processor to itself, its data included. */
export const firstViewIsDone = (): Promise<void> => (firstView().done ??= passes(runtime()));
