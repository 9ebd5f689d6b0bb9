import {
  ACTIONS_OF_STATUS,
  STATUS_LABEL,
  type EventSummary,
  type LastOrder,
  type MyLaundry,
  type ProcessingRequest,
} from '@dongne/contract';

export { buildMain, buildShopCard, buildShopGroups } from '@dongne/contract/testing';

/** Registered shop that takes requests. */
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

/** Current event. */
export const buildEvent = (choices: Partial<EventSummary> = {}): EventSummary => ({
  id: 61,
  title: '리뷰 쓰고 포인트 받기',
  summary: '사진 리뷰를 쓰면 500 포인트',
  startsAt: '2026-09-01T00:00:00+09:00',
  endsAt: null,
  state: 'running',
  isOver: false,
  picture: '/v1/app/nonMember/event/picture/review',
  ...choices,
});

/** Request in progress; its label and actions follow its status as they do on the server. */
export const buildRunning = (choices: Partial<ProcessingRequest> = {}): ProcessingRequest => {
  const originalStatus = choices.originalStatus ?? 'Processing';
  return {
    applicationId: 31,
    laundryId: 3,
    laundryName: '맑은 세탁소',
    originalStatus,
    statusLabel: STATUS_LABEL[originalStatus],
    acceptanceLabel: originalStatus === 'Requested' ? '수거 확정' : null,
    collectionTime: '2037-03-04T18:00:00+09:00',
    collectionEndTime: '2037-03-04T20:00:00+09:00',
    allowedActions: [...ACTIONS_OF_STATUS[originalStatus]],
    paymentStatus: 'None',
    totalWon: originalStatus === 'Registered' ? 8_900 : null,
    returnAt: '2037-03-07T23:59:59.999+09:00',
    ...choices,
  };
};

/** Completed order. */
export const buildLastOrder = (choices: Partial<LastOrder> = {}): LastOrder => ({
  applicationId: 21,
  laundryId: 3,
  laundryName: '맑은 세탁소',
  profilePicture: null,
  laundryNumByUser: 3,
  items: [
    { category: '와이셔츠', count: 2 },
    { category: '하의', count: 1 },
  ],
  orderedAt: '2037-02-10T10:00:00+09:00',
  canOrder: true,
  ...choices,
});
