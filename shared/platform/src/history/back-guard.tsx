import { useAtomValue } from 'jotai';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { errorPageAtom } from '../runtime/error-page';
import { isAppObsoleteAtom } from '../failures/obsolete-app';
import { useRuntime } from '../runtime/runtime-context';
import { appHistory } from './app-history';
import { backStepAtom } from './back-step';
import { isModalOpen, subscribeToModals } from './open-modal';
import { answerOfBackPress, isExitPath } from './press-back';

/** Applies the app's back order to the browser's back button. Mount once, inside the router. */
export const BackGuard = () => {
  const history = appHistory(useRuntime());
  const location = useLocation();
  const isErrorPage = useAtomValue(errorPageAtom) !== undefined;
  const isObsolete = useAtomValue(isAppObsoleteAtom);
  const isStep = useAtomValue(backStepAtom) !== undefined;
  const isModal = useSyncExternalStore(subscribeToModals, isModalOpen, () => false);
  const isGuarded = isErrorPage || isObsolete || isStep || isModal || isExitPath(location.pathname);

  // Layout effects of children run before the router's: the guard adds its listener first.
  useLayoutEffect(() => history.watchGuards(() => answerOfBackPress()), [history]);
  useLayoutEffect(() => {
    history.noteEntry();
    if (isGuarded) history.layGuard();
  }, [history, location, isGuarded]);
  return null;
};
