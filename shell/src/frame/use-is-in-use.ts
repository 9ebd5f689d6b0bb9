import { isActive, type ProcessingRequest } from '@dongne/contract';
import { http, sessionAtom, whileMember } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

const REFRESH_MS = 60_000;

const useProcessing = () =>
  useQuery({
    queryKey: ['request', 'processing'],
    queryFn: () => http.get<ProcessingRequest[]>('/request/delivery/processing'),
    enabled: whileMember(useAtomValue(sessionAtom).state === 'member'),
    refetchInterval: REFRESH_MS,
  });

/** A member's requests under way; empty for visitors. A failed call is only a missing badge (product specification §8). */
export const useProcessingRequests = (): readonly ProcessingRequest[] => useProcessing().data ?? [];

/** Whether it is known which requests of a member are under way, or that it cannot be known. */
export const useAreRequestsKnown = (): boolean => !useProcessing().isPending;

/** Whether laundry is under way: lights the badge `이용 중`. */
export const useIsInUse = (): boolean => useProcessingRequests().some(({ originalStatus }) => isActive(originalStatus));
