import { endpoints, type ShopDetail } from '@dongne/contract';
import { useRemote, type RemoteData } from '@dongne/platform';
import { useFirstFreeSlot } from '../pickup-slot/pickup-slot-api';
import { withCounted } from '../request-form/wishes-rules';
import type { FormLink } from './form-link';
import type { NewRequestValues } from '../request-form/new-request-values';
import { startLike, type FormStart } from './order-again-rules';

/**
 * Initial values of a shop's form: a request to order again, or the draft with the pieces counted on the shop page.
 * Ignores an earlier request of another member or shop, and an unknown one.
 */
export const useFormStart = (
  shop: ShopDetail,
  { items, againId }: FormLink,
  draft: NewRequestValues,
): RemoteData<FormStart> => {
  const again = useRemote(
    endpoints.requestDetail,
    { id: againId ?? 0 },
    { enabled: againId !== undefined, staleTime: 0, meta: {} },
  );
  const earlier = again.state === 'ready' && again.value.laundryId === shop.id ? again.value : undefined;
  const slot = useFirstFreeSlot(shop.id, earlier !== undefined);
  const counted: FormStart = {
    values: items.length > 0 ? { ...draft, ...withCounted(draft, items) } : draft,
    remarks: [],
    agreesByPress: false,
  };
  if (againId === undefined || (again.state === 'failed' && again.error.code === 'NOT_FOUND'))
    return { state: 'ready', value: counted };
  if (again.state !== 'ready') return again;
  if (earlier === undefined) return { state: 'ready', value: counted };
  if (slot === undefined) return { state: 'loading' };
  return { state: 'ready', value: startLike(earlier, shop, slot?.startsAt ?? null) };
};
