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

/** Puts the browser's back button under the app's back order. Once, inside of the router. */
export const BackGuard = () => {
  const history = appHistory(useRuntime());
  const location = useLocation();
  const isErrorPage = useAtomValue(errorPageAtom) !== undefined;
  const isObsolete = useAtomValue(isAppObsoleteAtom);
  const isStep = useAtomValue(backStepAtom) !== undefined;
  const isModal = useSyncExternalStore(subscribeToModals, isModalOpen, () => false);
  const isGuarded = isErrorPage || isObsolete || isStep || isModal || isExitPath(location.pathname);

  // A child's layout effect runs before that of the router around it: the guard listens first.
  useLayoutEffect(() => history.watchGuards(() => answerOfBackPress()), [history]);
  useLayoutEffect(() => {
    history.noteEntry();
    if (isGuarded) history.layGuard();
  }, [history, location, isGuarded]);
  return null;
};
