import type { PartnerInfo } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ApiError } from '../http/api-error';
import { http } from '../http/http';
import { runtime } from '../runtime/runtime';
import { MEMBER_KEYS } from '../session/member-keys';
import { sessionAtom, whileMember } from '../session/session-atoms';
import { capabilitiesOf, capabilitiesWithout, NOTHING, type CapabilityTable } from './capabilities';
import { keepProgramme, knownProgrammeAtom } from './programme-memory';

export interface Capabilities {
  /** `loading` and `failed` allow nothing that a programme could take away. After a failure it is asked again, quietly, until there is an answer. */
  readonly state: 'loading' | 'failed' | 'ready';
  readonly can: CapabilityTable;
}

const EVERYTHING = capabilitiesWithout([]);
const LONGEST_PAUSE_MS = 60_000;

const askPartnerInfo = async (): Promise<PartnerInfo[]> => {
  const asking = runtime().store.get(sessionAtom);
  const programmes = await http.get<PartnerInfo[]>('/member/partnerInfo');
  if (!Array.isArray(programmes)) throw new ApiError('INTERNAL', undefined);
  if (asking.state === 'member' && asking.user !== undefined)
    keepProgramme({ userId: asking.user.userId, taken: programmes[0]?.restrictions ?? [] });
  return programmes;
};

/**
 * What this person's partner programme leaves them; asked once a session. Visitors have everything at once, a member what
 * was known of them last, whoever nothing is known of nothing until there is an answer.
 */
export const useCapabilities = (): Capabilities => {
  const session = useAtomValue(sessionAtom);
  const known = useAtomValue(knownProgrammeAtom);
  const isMember = session.state === 'member';
  const { data, isError, failureCount } = useQuery({
    queryKey: MEMBER_KEYS.partner,
    queryFn: askPartnerInfo,
    enabled: whileMember(isMember),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: true,
    retryDelay: (failures) => Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS),
    select: capabilitiesOf,
  });
  if (!isMember) return { state: 'ready', can: EVERYTHING };
  if (data !== undefined) return { state: 'ready', can: data };
  if (known !== undefined && known.userId === session.user?.userId)
    return { state: 'ready', can: capabilitiesWithout(known.taken) };
  return { state: isError || failureCount > 0 ? 'failed' : 'loading', can: NOTHING };
};
