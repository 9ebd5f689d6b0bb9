import { endpoints, type ReadEndpoint } from '@dongne/contract';
import { isAppObsoleteAtom, keepUser, popups, queryOf, runtime, sessionAtom, useKeepAsking } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** One thing that is loaded for a member, and the words when it is not to be had. */
interface MemberRead {
  readonly endpoint: ReadEndpoint;
  /** `undefined`: nobody is told, the server's log knows (product specification §8). */
  readonly failure?: string;
}

/** What the first authenticated navigation loads, beside the partner programme; product specification §4. */
const MEMBER_READS: readonly MemberRead[] = [
  { endpoint: endpoints.member },
  { endpoint: endpoints.memberAddress, failure: '위치 정보를 불러오지 못했어요' },
  { endpoint: endpoints.membership },
  { endpoint: endpoints.mainView, failure: '데이터를 불러오지 못했어요' },
];

/** Reads it under the key that pages use, unless one of them has read it or is about to. @throws what the read threw. */
const readOnce = async ({ endpoint }: MemberRead): Promise<void> => {
  const { queryClient } = runtime();
  const query = queryOf(endpoint);
  const known = queryClient.getQueryState(query.queryKey);
  if (known?.status === 'error') throw known.error; // the page that asked says so and offers to try again
  await queryClient.fetchQuery({ ...query, staleTime: Infinity });
};

/** Whether there still is somebody to tell: a session that has ended, or an app that is too old, has words of its own. */
const isStillHere = (): boolean => {
  const { store } = runtime();
  return store.get(sessionAtom).state === 'member' && !store.get(isAppObsoleteAtom);
};

/** The session's cookie follows what the server says of the member. */
const keepMember = (): void => {
  const member = runtime().queryClient.getQueryData(queryOf(endpoints.member).queryKey);
  if (member !== undefined && isStillHere()) keepUser(member);
};

const load = async (read: MemberRead): Promise<void> => {
  try {
    await readOnce(read);
    if (read.endpoint === endpoints.member) keepMember();
  } catch {
    if (read.failure !== undefined && isStillHere()) popups.toast(read.failure, { tone: 'error' });
  }
};

/**
 * Loads what belongs to a member once they are here, and again for the next one: in parallel, beside the page they are on.
 * Nothing is asked for visitors. From then on what is on the screen follows what changes elsewhere.
 */
export const MemberLoad = () => {
  useKeepAsking(); // the partner programme
  const session = useAtomValue(sessionAtom);
  const member = session.state === 'member' ? (session.user?.userId ?? 'unknown') : undefined;
  useEffect(() => {
    // The session may have ended since this was drawn; nothing is asked as nobody.
    if (member === undefined || !isStillHere()) return;
    for (const read of MEMBER_READS) void load(read);
    // Where it does not come, pages are as new as when they were opened.
    import('@dongne/platform/live').then(({ startLive }) => startLive()).catch(() => undefined);
  }, [member]);
  return null;
};
