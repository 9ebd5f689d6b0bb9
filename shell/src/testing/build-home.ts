import type { EventSummary, MyLaundry } from '@dongne/contract';

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

/** An event that is on. */
export const buildEvent = (choices: Partial<EventSummary> = {}): EventSummary => ({
  id: 61,
  title: '리뷰 쓰고 포인트 받기',
  summary: '사진 리뷰를 쓰면 500 포인트',
  startsAt: '2026-09-01T00:00:00+09:00',
  endsAt: null,
  isOver: false,
  ...choices,
});
