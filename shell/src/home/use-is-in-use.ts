import { endpoints, isActive, type ProcessingRequest } from '@dongne/contract';
import { sessionAtom, useRemote, whileMember, type RemoteData } from '@dongne/platform';
import { useAtomValue } from 'jotai';

/** A member's requests under way. */
export const useProcessingRequests = (): RemoteData<readonly ProcessingRequest[]> => {
  const enabled = whileMember(useAtomValue(sessionAtom).state === 'member');
  return useRemote(endpoints.processingRequests, {}, { enabled });
};

/**
 * Whether laundry is under way: lights the badge `이용 중`. False for visitors; a failed call is only a missing badge (product
 * specification §8).
 */
export const useIsInUse = (): boolean => {
  const requests = useProcessingRequests();
  return requests.state === 'ready' && requests.value.some(({ originalStatus }) => isActive(originalStatus));
};
