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
    // Safari and the iOS webview have no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

interface FirstView {
  /** Number of pages whose scripts are loading. */
  loadingPages: number;
  onPageChange: () => void;
  /** True until the server-rendered page has hydrated; then false. */
  isHydrating?: boolean;
  /** Resolves at the end of the first view; created by the first caller. */
  done?: Promise<void>;
}

const firstView = ownedByRuntime((): FirstView => ({ loadingPages: 0, onPageChange: () => undefined }));

/** Delays the end of the first view while a page's placeholder is mounted. */
export const useDelayFirstView = (): void =>
  useEffect(() => {
    const view = firstView();
    view.loadingPages += 1;
    return () => {
      view.loadingPages -= 1;
      view.onPageChange();
    };
  }, []);

/**
 * Delays the end of the first view until hydration: state changes above the page before that would discard its HTML.
 */
export const delayUntilHydrated = (): void => {
  const view = firstView();
  view.loadingPages += 1;
  view.isHydrating = true;
};

/** Returns whether the browser has hydrated the server's page instead of rendering it. */
export const isServerRendered = (): boolean => firstView().isHydrating === false;

/** Sibling of a page inside its boundary: its effect runs once the page has hydrated or rendered. */
export const PageMounted = ({ onMounted }: { onMounted?: () => void }): null => {
  useEffect(() => {
    const view = firstView();
    if (view.isHydrating === true) {
      view.isHydrating = false;
      view.loadingPages -= 1;
      view.onPageChange();
    }
    replayClicks();
    onMounted?.();
  }, [onMounted]);
  return null;
};

/** Returns whether the page is mounted and its reads have succeeded or failed. */
const isSettled = (owner: PlatformRuntime): boolean =>
  firstView(owner).loadingPages === 0 && owner.queryClient.isFetching() === 0;

const settles = (owner: PlatformRuntime): Promise<void> =>
  new Promise((resolve) => {
    const view = firstView(owner);
    const check = (): void => {
      if (!isSettled(owner)) return;
      stop();
      view.onPageChange = () => undefined;
      resolve();
    };
    const stop = owner.queryClient.getQueryCache().subscribe(check);
    view.onPageChange = check;
    check();
  });

const passes = async (owner: PlatformRuntime): Promise<void> => {
  await isLoaded();
  await isIdle();
  // A page requests its data shortly after mounting.
  do {
    await settles(owner);
    await isIdle();
  } while (!isSettled(owner));
};

/** Resolves when the first page and its data have loaded without competition for network and processor. */
export const firstViewIsDone = (): Promise<void> => (firstView().done ??= passes(runtime()));
