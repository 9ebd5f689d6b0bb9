import { TOKEN_COOKIE_WAIT } from '@dongne/contract';
import { startTransition } from 'react';
import { abortRefresh } from '../http/refresh-under-way';
import { reloadNow } from '../http/reload-page';
import { paths } from '../navigation/paths';
import { returnTo } from '../navigation/return-path';
import { goTo } from '../runtime/navigation';
import { restoreProgramme } from './programme-memory';
import { ownedByRuntime, runtime, type PlatformRuntime } from '../runtime/runtime';
import { cookiesAreThere } from '../cookies/cookies-there';
import { forgetEndedElsewhere, markEndedElsewhere } from './ended-elsewhere';
import { sessionBaseAtom, sessionOfCookies, type Session } from './session-atoms';
import { isLoginStuck } from '../cookies/undeletable-login';

const NAME = 'dongne-session';

/**
 * Reloads a page from the back/forward cache whose session is no longer that of the cookies: it heard nothing while it was
 * away. It stays hidden, because leaving it for another page of the app shows it until that page is there.
 */
const comeBack = (owner: PlatformRuntime): void => {
  if (nameOf(sessionOfCookies()) === nameOf(owner.store.get(sessionBaseAtom))) return;
  document.documentElement.style.visibility = 'hidden';
  reloadNow();
};

/** The tabs of this origin; without a channel in webviews too old for it, which have one page anyway. */
const tabs = ownedByRuntime((owner): { readonly channel?: BroadcastChannel } => {
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(owner));
  if (!('BroadcastChannel' in window)) return {};
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => void hear(owner, data));
  return { channel };
});

/** Begins to hear other tabs. Called with the first look at the cookies. */
export const listenToTabs = (): void => void tabs();

/** Tells the other tabs who is here now. Say it after the cookies are written. */
export const announceSession = (): void => tabs().channel?.postMessage(nameOf(runtime().store.get(sessionBaseAtom)));

/**
 * A message may overtake the cookies it is about: they reach this tab's process on another way, some milliseconds later.
 * It only says how long to look; every tab believes its own cookies, so a forged one changes nothing.
 */
const hear = (owner: PlatformRuntime, said: unknown): Promise<boolean> =>
  cookiesAreThere(() => {
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
    // One transition, as in the tab that has logged in: a login that waits here leads to where it was to lead, too.
    startTransition(() => {
      store.set(sessionBaseAtom, session);
      const { pathname, search } = window.location;
      if (pathname === paths.auth.login()) goTo(returnTo(new URLSearchParams(search).get('path')), { replace: true });
    });
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries(); // what is on the screen belongs to somebody else
  } else {
    // Nothing is asked again: the guard leaves a member's page, and its questions are not for visitors.
    queryClient.clear();
    markEndedElsewhere();
    store.set(sessionBaseAtom, session);
  }
};

/** Who somebody is, as far as tabs tell each other: `visitor`, `member 7`. */
const nameOf = (session: Session): string =>
  session.state === 'member' ? `member ${session.user?.userId ?? ''}` : session.state;
