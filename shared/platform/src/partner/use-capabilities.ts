import { endpoints, type PartnerInfo } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ApiError } from '../http/api-error';
import { read } from '../http/call';
import { queryOf } from '../queries/use-remote';
import { runtime } from '../runtime/runtime';
import { sessionAtom, whileMember } from '../session/session-atoms';
import { capabilitiesOf, capabilitiesWithout, NOTHING, type CapabilityTable } from './capabilities';
import { storeProgramme, knownProgrammeAtom } from '../session/programme-memory';

export interface Capabilities {
  /** `loading` and `failed` grant nothing that a programme could exclude. */
  readonly state: 'loading' | 'failed' | 'ready';
  readonly can: CapabilityTable;
}

const EVERYTHING = capabilitiesWithout([]);
const LONGEST_PAUSE_MS = 60_000;

const memberHere = (): number | undefined => {
  const session = runtime().store.get(sessionAtom);
  return session.state === 'member' ? session.user?.userId : undefined;
};

/** Stores the member's programme for the next visit, from a read that preceded the page. */
export const rememberProgramme = (): void => {
  const programmes = runtime().queryClient.getQueryData(queryOf(endpoints.partnerProgrammes).queryKey);
  const userId = memberHere();
  if (programmes !== undefined && userId !== undefined)
    storeProgramme({ userId, taken: programmes[0]?.restrictions ?? [] });
};

const askPartnerInfo = async (): Promise<PartnerInfo[]> => {
  const asking = memberHere();
  const programmes = await read(endpoints.partnerProgrammes);
  if (!Array.isArray(programmes)) throw new ApiError('INTERNAL', undefined);
  // The session may have changed while the call was under way.
  if (asking !== undefined && asking === memberHere())
    storeProgramme({ userId: asking, taken: programmes[0]?.restrictions ?? [] });
  return programmes;
};

const usePartnerInfo = (isMember: boolean, retriesErrors = false) =>
  useQuery({
    queryKey: queryOf(endpoints.partnerProgrammes).queryKey,
    queryFn: askPartnerInfo,
    enabled: whileMember(isMember),
    staleTime: Infinity,
    gcTime: Infinity,
    // No page waits for it, and `useKeepAsking` retries in the background.
    retry: false,
    refetchInterval: ({ state: { status, errorUpdateCount } }) =>
      retriesErrors && status === 'error' && Math.min(1_000 * 2 ** errorUpdateCount, LONGEST_PAUSE_MS),
    select: capabilitiesOf,
  });

/**
 * Permissions under the viewer's partner programme; requested once a session. Visitors have everything at once; a
 * member has the stored ones of the last visit; a new member has none until the response.
 */
export const useCapabilities = (): Capabilities => {
  const session = useAtomValue(sessionAtom);
  const known = useAtomValue(knownProgrammeAtom);
  const isMember = session.state === 'member';
  const { data, errorUpdateCount } = usePartnerInfo(isMember);
  if (!isMember) return { state: 'ready', can: EVERYTHING };
  if (data !== undefined) return { state: 'ready', can: data };
  if (known !== undefined && known.userId === session.user?.userId)
    return { state: 'ready', can: capabilitiesWithout(known.taken) };
  // A later retry must not show a loading state again.
  return { state: errorUpdateCount > 0 ? 'failed' : 'loading', can: NOTHING };
};

/** Retries after a failure with backoff until it succeeds. Mount once in the app, beside the pages. */
export const useKeepAsking = (): void => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  usePartnerInfo(isMember, true);
};
