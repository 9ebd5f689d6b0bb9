import { endpoints, type ReadEndpoint } from '@dongne/contract';
import { isAppObsoleteAtom, keepUser, popups, queryOf, runtime, sessionAtom, useKeepAsking } from '@dongne/platform';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Read that is loaded for every member, and the message if it fails. */
interface MemberRead {
  readonly endpoint: ReadEndpoint;
  /** `undefined`: the failure is only logged on the server (product specification §8). */
  readonly failure?: string;
}

/** Reads of the first authenticated navigation besides the partner programme; product specification §4. */
const MEMBER_READS: readonly MemberRead[] = [
  { endpoint: endpoints.member },
  { endpoint: endpoints.memberAddress, failure: '위치 정보를 불러오지 못했어요' },
  { endpoint: endpoints.membership },
  { endpoint: endpoints.mainView, failure: '데이터를 불러오지 못했어요' },
];

/**
 * Reads an endpoint under the key that pages use, unless a page has requested it already.
 *
 * @throws the error of the read.
 */
const readOnce = async ({ endpoint }: MemberRead): Promise<void> => {
  const { queryClient } = runtime();
  const query = queryOf(endpoint);
  const known = queryClient.getQueryState(query.queryKey);
  if (known?.status === 'error') throw known.error; // the page that requested it shows the error and its retry
  await queryClient.fetchQuery({ ...query, staleTime: Infinity });
};

/** Checks that the app can still show a message: an ended session and an outdated app have messages of their own. */
const isStillHere = (): boolean => {
  const { store } = runtime();
  return store.get(sessionAtom).state === 'member' && !store.get(isAppObsoleteAtom);
};

/** Updates the session cookie from the member that the server returns. */
const storeMember = (): void => {
  const member = runtime().queryClient.getQueryData(queryOf(endpoints.member).queryKey);
  if (member !== undefined && isStillHere()) keepUser(member);
};

const load = async (read: MemberRead): Promise<void> => {
  try {
    await readOnce(read);
    if (read.endpoint === endpoints.member) storeMember();
  } catch {
    if (read.failure !== undefined && isStillHere()) popups.toast(read.failure, { tone: 'error' });
  }
};

/**
 * Loads a member's data in parallel with the current page, and again for the next member. Visitors cause no request.
 * Afterwards subscribes to live changes.
 */
export const MemberLoad = () => {
  useKeepAsking(); // loads the partner programme
  const session = useAtomValue(sessionAtom);
  const member = session.state === 'member' ? (session.user?.userId ?? 'unknown') : undefined;
  useEffect(() => {
    // The session may have ended since this render; do not request member data as a visitor.
    if (member === undefined || !isStillHere()) return;
    for (const read of MEMBER_READS) void load(read);
    // Without the live stream, pages are as fresh as when they were opened.
    import('@dongne/platform/live').then(({ startLive }) => startLive()).catch(() => undefined);
  }, [member]);
  return null;
};
