import type { ShopDetail } from './api-types';

/** Reason why a shop takes no pickup request of this customer now. */
export type NoPickupReason = 'paused' | 'closedForRequests' | 'visitOnly' | 'outOfArea';

type ShopState = Pick<ShopDetail, 'canPause' | 'canNewRequest' | 'canDelivery' | 'useDeliveryAgency'> &
  Partial<Pick<ShopDetail, 'coversMe'>>;

/**
 * Returns the most important reason, or `undefined` when the shop takes requests; used by every screen that offers one.
 * `canPause` means that it is paused today; an unknown address is no reason, because the form asks for it.
 */
export const noPickupReason = (shop: ShopState): NoPickupReason | undefined => {
  if (shop.canPause === 1) return 'paused';
  if (shop.canNewRequest === 0) return 'closedForRequests';
  if (shop.canDelivery === 0 && shop.useDeliveryAgency === 0) return 'visitOnly';
  if (shop.coversMe === false) return 'outOfArea';
  return undefined;
};
