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

/** To login with the way back. Home is for visitors too (product specification §8), and login is where they are going. */
const goToLogin = (error: ApiError): void => {
  const { pathname, search } = window.location;
  if (pathname === paths.home() || pathname.startsWith(paths.auth.login())) return;
  toast(error.sentence, { tone: 'error' });
  goTo(loginPath(pathname + search), { replace: true });
};

/** One toast and one way to login, however many calls were under way. */
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
      // A token that came too late for its session: anyone who ended that has gone where they wanted.
      return isMember() || wasMember ? loseSession(error) : goToLogin(error);
    case 'toRejoin':
      return goTo(paths.auth.rejoin());
    case 'reload':
      return reloadPage();
    case 'errorPage':
      return showErrorPage(page);
  }
};

/** Makes failed calls do what the catalogue says, beside what their callers do with the error. */
export const actOnFailures = (): void => setFailureHandler(act);
