import { noPickupReason } from './pickup-refusal';

const OPEN = { canPause: 0, canNewRequest: 1, canDelivery: 1, useDeliveryAgency: 0, coversMe: true } as const;

describe('reason why a shop takes no pickup request', () => {
  it.each([
    ['it does take them', {}, undefined],
    ['an agency delivers for it', { canDelivery: 0, useDeliveryAgency: 1 }, undefined],
    ['the member has no address', { coversMe: null }, undefined],
    ['it is paused, although it takes new ones afterwards', { canPause: 1 }, 'paused'],
    ['it is paused and takes no new ones', { canPause: 1, canNewRequest: 0 }, 'paused'],
    ['it takes no new ones', { canNewRequest: 0 }, 'closedForRequests'],
    ['it must be visited', { canDelivery: 0, coversMe: false }, 'visitOnly'],
    ['it does not come so far', { coversMe: false }, 'outOfArea'],
  ] as const)('%s', (_, shop, reason) => {
    expect(noPickupReason({ ...OPEN, ...shop })).toBe(reason);
  });
});
