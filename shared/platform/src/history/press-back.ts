import { bridge } from '../bridge/bridge';
import { errorPageAtom } from '../runtime/error-page';
import { isAppObsoleteAtom } from '../failures/obsolete-app';
import { paths } from '../navigation/paths';
import { popups } from '../popups/popups';
import { goTo } from '../runtime/navigation';
import { runtime } from '../runtime/runtime';
import { appHistory } from './app-history';
import { backStepAtom } from './back-step';
import { closeTopModal, isModalOpen } from './open-modal';

const EXIT_PATHS: readonly string[] = [paths.home(), paths.auth.gate()];

/** Returns whether back on this path leaves the app. */
export const isExitPath = (pathname: string): boolean => EXIT_PATHS.includes(pathname);

/** Asks `앱을 종료할까요?` and closes the app on 확인. */
export const askToExit = async (): Promise<void> => {
  if ((await popups.confirm({ message: '앱을 종료할까요?' })) === 'N') return;
  if (bridge.isNative) bridge.closeApp();
  // Fallback for browsers and apps that do not answer.
  if (!bridge.isReady) appHistory().leaveHistory();
};

const NOTHING = (): void => undefined;

/**
 * Returns what a back press does instead of going back, in the order of product specification §2; `undefined` when it
 * goes back.
 */
export const answerOfBackPress = (pathname = window.location.pathname): (() => void) | undefined => {
  const { store } = runtime();
  const isObsolete = store.get(isAppObsoleteAtom);
  if (!isObsolete && store.get(errorPageAtom) !== undefined) return NOTHING; // an error page is left by its own buttons
  if (isModalOpen()) return closeTopModal;
  if (isObsolete) return () => void askToExit();
  const step = store.get(backStepAtom);
  if (step !== undefined) return step.leave;
  return isExitPath(pathname) ? () => void askToExit() : undefined;
};

/**
 * Handles a back press from outside the browser: the button on the screen, or the native app's hardware button.
 *
 * @param pathname current path of the app.
 */
export const pressBack = (pathname = window.location.pathname): void => {
  const answer = answerOfBackPress(pathname);
  if (answer !== undefined) answer();
  else if (!appHistory().goPagesBack(1)) goTo(paths.home(), { replace: true });
};
