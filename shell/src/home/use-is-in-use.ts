import { endpoints, isActive, type ProcessingRequest } from '@dongne/contract';
import { queryOf, sessionAtom, toRemoteData, whileMember, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

const REFRESH_MS = 60_000;

const useProcessing = () =>
  useQuery({
    ...queryOf(endpoints.processingRequests),
    enabled: whileMember(useAtomValue(sessionAtom).state === 'member'),
    refetchInterval: REFRESH_MS,
  });

/** A member's requests under way. */
export const useProcessingRequests = (): RemoteData<readonly ProcessingRequest[]> => toRemoteData(useProcessing());

/**
 * Whether laundry is under way: lights the badge `이용 중`. False for visitors; a failed call is only a missing badge (product
 * specification §8).
 */
export const useIsInUse = (): boolean =>
  useProcessing().data?.some(({ originalStatus }) => isActive(originalStatus)) ?? false;
