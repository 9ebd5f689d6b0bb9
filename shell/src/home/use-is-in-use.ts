import { endpoints, isActive, type ProcessingRequest } from '@dongne/contract';
import { sessionAtom, useRemote, whileMember, type RemoteData } from '@dongne/platform';
import { useAtomValue } from 'jotai';

/** Requests of a member that are in progress. */
export const useProcessingRequests = (): RemoteData<readonly ProcessingRequest[]> => {
  const enabled = whileMember(useAtomValue(sessionAtom).state === 'member');
  return useRemote(endpoints.processingRequests, {}, { enabled });
};

/**
 * Returns whether laundry is in progress, for the badge `이용 중`. False for visitors and when the call fails (product
 * specification §8).
 */
export const useIsInUse = (): boolean => {
  const requests = useProcessingRequests();
  return requests.state === 'ready' && requests.value.some(({ originalStatus }) => isActive(originalStatus));
};
