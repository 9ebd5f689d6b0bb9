import { buildShop } from '../testing/builders';
import { noPickupReason } from './shop-rules';

describe('why a shop takes no pickup request', () => {
  it.each([
    ['it does take them', {}, undefined],
    ['an agency comes for it', { canDelivery: 0, useDeliveryAgency: 1 }, undefined],
    ['nobody knows where the member lives', { coversMe: null }, undefined],
    ['it is paused', { canPause: 1, canNewRequest: 0 }, 'paused'],
    ['it takes no new ones', { canNewRequest: 0 }, 'closedForRequests'],
    ['it must be visited', { canDelivery: 0, coversMe: false }, 'visitOnly'],
    ['it does not come so far', { coversMe: false }, 'outOfArea'],
  ] as const)('%s', (_, shop, reason) => {
    expect(noPickupReason(buildShop(shop))).toBe(reason);
  });
});
