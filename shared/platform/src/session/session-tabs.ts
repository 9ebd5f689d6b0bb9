import { TOKEN_COOKIE_WAIT } from '@dongne/contract';
import { startTransition } from 'react';
import { abortRefresh } from '../http/refresh-under-way';
import { reloadNow } from '../http/reload-page';
import { paths } from '../navigation/paths';
import { returnTo } from '../navigation/return-path';
import { goTo } from '../runtime/navigation';
import { restoreProgramme } from './programme-memory';
import { ownedByRuntime, runtime, type PlatformRuntime } from '../runtime/runtime';
import { waitForCookies } from '../cookies/wait-for-cookies';
import { forgetEndedElsewhere, markEndedElsewhere } from './ended-elsewhere';
import { sessionBaseAtom, sessionOfCookies, type Session } from './session-atoms';
import { isLoginStuck } from '../cookies/undeletable-login';

const NAME = 'dongne-session';

/**
 * Reloads a page from the back/forward cache whose session differs from the cookies': it received no messages while
 * cached. Hides it until then: the old page would be visible while the next one loads.
 */
const comeBack = (owner: PlatformRuntime): void => {
  if (nameOf(sessionOfCookies()) === nameOf(owner.store.get(sessionBaseAtom))) return;
  document.documentElement.style.visibility = 'hidden';
  reloadNow();
};

/** Channel of this origin's tabs; missing in old webviews, which have a single page. */
const tabs = ownedByRuntime((owner): { readonly channel?: BroadcastChannel } => {
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(owner));
  if (!('BroadcastChannel' in window)) return {};
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => void hear(owner, data));
  return { channel };
});

/** Starts listening to other tabs. Call with the first read of the cookies. */
export const listenToTabs = (): void => void tabs();

/** Announces the current session to other tabs. Call after the cookies are written. */
export const announceSession = (): void => tabs().channel?.postMessage(nameOf(runtime().store.get(sessionBaseAtom)));

/**
 * Handles a message. It may arrive some milliseconds before its cookies, which use another channel between processes.
 * The message only sets how long to check: every tab trusts its own cookies, so a forged one has no effect.
 */
const hear = (owner: PlatformRuntime, said: unknown): Promise<boolean> =>
  waitForCookies(() => {
    agreeWithCookies(owner);
    return nameOf(sessionOfCookies()) === said;
  }, TOKEN_COOKIE_WAIT.refreshMs);

const agreeWithCookies = (owner: PlatformRuntime): void => {
  const { store, queryClient } = owner;
  const session = sessionOfCookies();
  if (isLoginStuck(owner)) return;
  if (nameOf(session) === nameOf(store.get(sessionBaseAtom))) return;
  abortRefresh(owner);
  if (session.state === 'member') {
    restoreProgramme(owner);
    forgetEndedElsewhere();
    // Single transition, as in the tab that has logged in: an open login page goes to its return path, too.
    startTransition(() => {
      store.set(sessionBaseAtom, session);
      const { pathname, search } = window.location;
      if (pathname === paths.auth.login()) goTo(returnTo(new URLSearchParams(search).get('path')), { replace: true });
    });
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries(); // the current data belongs to another member
  } else {
    // Clears without refetching: the guard leaves a member page, and visitors may not send its reads.
    queryClient.clear();
    markEndedElsewhere();
    store.set(sessionBaseAtom, session);
  }
};

/** Name of a session in messages between tabs: `visitor`, `member 7`. */
const nameOf = (session: Session): string =>
  session.state === 'member' ? `member ${session.user?.userId ?? ''}` : session.state;
