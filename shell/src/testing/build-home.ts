import type { MyLaundry } from '@dongne/contract';

export { buildMain, buildShopCard, buildShopGroups } from '@dongne/contract/testing';

/** A registered shop that takes requests. */
export const buildMyLaundry = (choices: Partial<MyLaundry> = {}): MyLaundry => ({
  id: 3,
  name: '맑은 세탁소',
  location: 640,
  laundryStatus: 'Open',
  canDelivery: 1,
  useDeliveryAgency: 0,
  representive: '김○○',
  profilePicture: null,
  career: 12,
  canNewRequest: 1,
  hasMembershipService: true,
  createdAt: '2026-01-05T10:00:00+09:00',
  canPause: 0,
  reasonForPause: null,
  pauseStartDate: null,
  pauseEndDate: null,
  ...choices,
});
