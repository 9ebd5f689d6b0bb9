import type { EventDetail, EventGames } from '@dongne/contract';

/** Current review event. */
export const buildEvent = (event: Partial<EventDetail> = {}): EventDetail => ({
  id: 61,
  title: '리뷰 이벤트',
  summary: '리뷰를 쓰면 포인트를 드려요',
  startsAt: '2026-11-01T00:00:00+09:00',
  endsAt: '2026-11-30T23:59:59+09:00',
  state: 'running',
  isOver: false,
  picture: '/v1/app/nonMember/event/picture/review',
  text: '사진을 더하면 500P를 드려요.',
  conditions: ['한 번만 쓸 수 있어요.'],
  action: { label: '리뷰 쓰러 가기', path: '/mypage/review' },
  coupon: null,
  ...event,
});

/** Event with a coupon of 4,000 won. */
export const buildCouponEvent = (event: Partial<EventDetail> = {}): EventDetail =>
  buildEvent({
    id: 63,
    title: '이불 쿠폰',
    action: null,
    coupon: {
      code: 'EVENT-BEDDING',
      name: '이불 세탁 할인',
      discountWon: 4_000,
      minimumWon: 25_000,
      endsAt: '2026-12-31T23:59:59+09:00',
      validDays: 30,
    },
    ...event,
  });

/** Both games, open and without given points. */
export const buildGames = (socks: Partial<EventGames['items'][number]> = {}): EventGames => ({
  items: [
    { game: 'socks', isOn: true, points: 10, isDoneToday: false, ...socks },
    { game: 'ox', isOn: true, points: 10, isDoneToday: false },
  ],
});
