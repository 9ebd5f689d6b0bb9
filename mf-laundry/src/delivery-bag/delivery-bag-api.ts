import type { DeliveryBag, DeliveryBagOrder } from '@dongne/contract';
import { http, toRemoteData, type RemoteData } from '@dongne/platform';
import { useQuery } from '@tanstack/react-query';

/** Query key of the member's collection bag; invalidate it after an order. */
export const DELIVERY_BAG_KEY = ['deliveryBag'];

/** What the member's next bag costs, and the one on its way. */
export const useDeliveryBag = (): RemoteData<DeliveryBag> =>
  toRemoteData(useQuery({ queryKey: DELIVERY_BAG_KEY, queryFn: () => http.get<DeliveryBag>('/deliveryBag') }));

/** The form as it is sent. */
export interface DeliveryBagForm {
  readonly entranceInfo: string;
  readonly agreeTerm: boolean;
}

/**
 * Orders a bag. The same key and form give the same order, however often they are sent.
 *
 * @param key the `Idempotency-Key` of this filled-in form.
 * @throws {ApiError} `ALREADY_EXISTS` while one is on its way; `PAYMENT_REFUSED` for one that costs something; `VALIDATION` with fields.
 */
export const orderDeliveryBag = (form: DeliveryBagForm, key: string): Promise<DeliveryBagOrder> =>
  http.post('/deliveryBag', form, { headers: { 'Idempotency-Key': key } });
