import type { ShopDetail } from '@dongne/contract';

/** Why a shop takes no pickup request of this member now. */
export type NoPickupReason = 'paused' | 'closedForRequests' | 'visitOnly' | 'outOfArea';

type ShopState = Pick<ShopDetail, 'canPause' | 'canNewRequest' | 'canDelivery' | 'useDeliveryAgency' | 'coversMe'>;

/** The reason that counts most, or `undefined` when the shop takes requests. `canPause` says that it is paused today. */
export const noPickupReason = (shop: ShopState): NoPickupReason | undefined => {
  if (shop.canPause === 1) return 'paused';
  if (shop.canNewRequest === 0) return 'closedForRequests';
  if (shop.canDelivery === 0 && shop.useDeliveryAgency === 0) return 'visitOnly';
  if (shop.coversMe === false) return 'outOfArea';
  return undefined;
};
