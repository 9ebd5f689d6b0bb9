import { restoreProgramme } from '../partner/programme-memory';
import { runtime } from '../runtime/runtime';
import { sessionBaseAtom, sessionOfCookies, type Session } from './session-atoms';

const NAME = 'dongne-session';

let channel: BroadcastChannel | undefined;

/** The tabs of this origin; `undefined` in webviews too old for it, which have one page anyway. */
const tabs = (): BroadcastChannel | undefined => {
  if (channel === undefined && 'BroadcastChannel' in window) {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', agreeWithCookies);
  }
  return channel;
};

/** Begins to hear other tabs. Called with the first look at the cookies. */
export const listenToTabs = (): void => void tabs();

/** Tells the other tabs that the cookies say something else now. Say it after the cookies are written. */
export const announceSession = (): void => tabs()?.postMessage('changed');

/** What a message says is not read: every tab believes its own cookies, so a forged one changes nothing. */
const agreeWithCookies = (): void => {
  const { store, queryClient } = runtime();
  const session = sessionOfCookies();
  if (isSame(session, store.get(sessionBaseAtom))) return;
  if (session.state === 'member') {
    restoreProgramme();
    store.set(sessionBaseAtom, session);
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries(); // what is on the screen belongs to somebody else
  } else {
    // Nothing is asked again: the guard leaves a member's page, and its questions are not for visitors.
    queryClient.clear();
    store.set(sessionBaseAtom, session);
  }
};

const isSame = (one: Session, other: Session): boolean => one.state === other.state && userId(one) === userId(other);

const userId = (session: Session): number | undefined =>
  session.state === 'member' ? session.user?.userId : undefined;
