import type { PartnerInfo } from '@dongne/contract';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { http } from '../http/http';
import { MEMBER_KEYS } from '../session/member-keys';
import { sessionAtom, whileMember } from '../session/session-atoms';
import { capabilitiesOf, type CapabilityTable } from './capabilities';

export interface Capabilities {
  /** `loading` and `failed` allow everything: a programme that does not load stops nobody (product specification §8). */
  readonly state: 'loading' | 'failed' | 'ready';
  readonly can: CapabilityTable;
}

const EVERYTHING = capabilitiesOf([]);

/** What this person's partner programme leaves them; asked once a session. Visitors have everything. */
export const useCapabilities = (): Capabilities => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  const { data, isError } = useQuery({
    queryKey: MEMBER_KEYS.partner,
    queryFn: () => http.get<PartnerInfo[]>('/member/partnerInfo'),
    enabled: whileMember(isMember),
    staleTime: Infinity,
    gcTime: Infinity,
    select: capabilitiesOf,
  });
  if (!isMember) return { state: 'ready', can: EVERYTHING };
  if (data !== undefined) return { state: 'ready', can: data };
  return { state: isError ? 'failed' : 'loading', can: EVERYTHING };
};
