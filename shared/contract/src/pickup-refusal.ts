import type { ShopDetail } from './api-types';

/** Why a shop takes no pickup request of this customer now. */
export type NoPickupReason = 'paused' | 'closedForRequests' | 'visitOnly' | 'outOfArea';

type ShopState = Pick<ShopDetail, 'canPause' | 'canNewRequest' | 'canDelivery' | 'useDeliveryAgency'> &
  Partial<Pick<ShopDetail, 'coversMe'>>;

/**
 * The reason that counts most, or `undefined` when the shop takes requests: every screen that offers one asks this. `canPause`
 * says that it is paused today; an address that is not known refuses nothing, the form asks for it.
 */
export const noPickupReason = (shop: ShopState): NoPickupReason | undefined => {
  if (shop.canPause === 1) return 'paused';
  if (shop.canNewRequest === 0) return 'closedForRequests';
  if (shop.canDelivery === 0 && shop.useDeliveryAgency === 0) return 'visitOnly';
  if (shop.coversMe === false) return 'outOfArea';
  return undefined;
};
