import type { ShopDetail } from '@dongne/contract';
import { toApiError, toRemoteData, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';
import { fetchRequest } from '../common/request-api';
import { fetchNextFreeSlot } from '../pickup-slot/pickup-slot-api';
import { withCounted } from '../request-form/wishes-rules';
import type { FormLink } from './form-link';
import type { NewRequestValues } from './new-request-values';
import { startLike, type FormStart } from './order-again-rules';

/**
 * What the form of a shop begins with: an earlier request that is made again, or the draft with what was counted on the shop's page.
 * An earlier request that is somebody else's, of another shop or unknown begins nothing.
 */
export const useFormStart = (
  shop: ShopDetail,
  { items, againId }: FormLink,
  draft: NewRequestValues,
): RemoteData<FormStart> => {
  const again = toRemoteData(
    useQuery({
      queryKey: ['orderAgain', againId, shop.id],
      enabled: againId !== undefined,
      staleTime: Infinity,
      gcTime: 0, // the next time another slot is free
      queryFn: async ({ client }): Promise<FormStart | null> => {
        const request = await fetchRequest(againId ?? 0).catch((thrown: unknown) => {
          if (toApiError(thrown).code === 'NOT_FOUND') return null;
          throw thrown;
        });
        if (request?.laundryId !== shop.id) return null;
        return startLike(request, shop, (await fetchNextFreeSlot(client, shop.id))?.startsAt ?? null);
      },
    }),
  );
  const counted: FormStart = {
    values: items.length > 0 ? { ...draft, ...withCounted(draft, items) } : draft,
    remarks: [],
    agreesByPress: false,
  };
  if (againId === undefined) return { state: 'ready', value: counted };
  return again.state === 'ready' ? { state: 'ready', value: again.value ?? counted } : again;
};
