import { setFailureHandler, type ActOnFailure } from '../http/failed-calls';
import type { ApiError } from '../http/api-error';
import { reloadPage } from '../http/reload-page';
import { paths } from '../navigation/paths';
import { loginPath } from '../navigation/return-path';
import { toast } from '../popups/popups';
import { goTo } from '../runtime/navigation';
import { runtime } from '../runtime/runtime';
import { endSession } from '../session/session-actions';
import { sessionAtom } from '../session/session-atoms';
import { stopIfStuck } from '../cookies/undeletable-login';
import { showErrorPage } from '../runtime/error-page';
import { declareAppObsolete } from './obsolete-app';

const isMember = (): boolean => runtime().store.get(sessionAtom).state === 'member';

/**
 * Redirects to login with the return path, except from Home, which is for visitors too (product specification §8), and
 * from login.
 */
const goToLogin = (error: ApiError): void => {
  const { pathname, search } = window.location;
  if (pathname === paths.home() || pathname.startsWith(paths.auth.login())) return;
  toast(error.sentence, { tone: 'error' });
  goTo(loginPath(pathname + search), { replace: true });
};

/** Ends the session with one toast and one redirect, however many calls were under way. */
const loseSession = (error: ApiError): void => {
  if (!isMember()) return stopIfStuck();
  endSession();
  goToLogin(error);
};

const act: ActOnFailure = (consequence, { error, page, wasMember }) => {
  switch (consequence) {
    case 'updateApp':
      return declareAppObsolete();
    case 'endSession':
      return loseSession(error);
    case 'toLogin':
      // Token refused after its session had ended: the person who ended it is already elsewhere.
      return isMember() || wasMember ? loseSession(error) : goToLogin(error);
    case 'toRejoin':
      return goTo(paths.auth.rejoin());
    case 'reload':
      return reloadPage();
    case 'errorPage':
      return showErrorPage(page);
  }
};

/** Installs the catalogue's consequences of failed calls; callers get the error as well. */
export const actOnFailures = (): void => setFailureHandler(act);
