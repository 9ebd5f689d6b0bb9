import {
  formatPoints,
  formatWon,
  MEMBERSHIP,
  POINTS,
  REVIEW_EVENT_ID,
  seoulDate,
  SPRING_SALE_EVENT_ID,
} from '@dongne/contract';
import { sql } from 'drizzle-orm';
import type { Needs, Transaction } from '#base';
import { couponCampaigns, events } from '#tables';

const DAY_MS = 24 * 3_600_000;
const BEDDING_EVENT_ID = 63;
const LAST_MONTH_OF_SPRING = 5;

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/** The present spring, or the next one: March to May in Seoul. */
const springOf = (now: Date): { readonly startsAt: Date; readonly endsAt: Date } => {
  const [thisYear, month] = seoulDate(now).split('-').map(Number);
  const year = Number(thisYear) + (Number(month) > LAST_MONTH_OF_SPRING ? 1 : 0);
  return { startsAt: new Date(`${year}-03-01T00:00:00+09:00`), endsAt: new Date(`${year}-05-31T23:59:59+09:00`) };
};

/** Seeds running events, one for each kind of button, one upcoming in most months and one that is over. */
export const seedEvents = async (tx: Transaction, { clock }: Needs<'clock'>): Promise<void> => {
  const now = clock.now();
  const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  const spring = springOf(now);

  await tx.insert(events).values([
    {
      id: REVIEW_EVENT_ID,
      title: '리뷰 쓰고 포인트 받기',
      summary: `사진 리뷰를 쓰면 ${formatPoints(POINTS.photoReview)}`,
      text: '세탁이 마음에 드셨나요? 다른 이웃이 세탁소를 고를 때 큰 도움이 돼요.',
      conditions: [
        '이용이 끝난 신청마다 한 번 쓸 수 있어요.',
        `글 리뷰는 ${formatPoints(POINTS.review)}, 사진 리뷰는 ${formatPoints(POINTS.photoReview)}를 드려요.`,
        `포인트는 받은 날부터 ${POINTS.lifeMonths}개월 동안 쓸 수 있어요.`,
      ],
      startsAt: inDays(-60),
      endsAt: null,
      scene: 'review',
      actionLabel: '리뷰 쓰러 가기',
      actionPath: '/mypage/review',
    },
    {
      id: 62,
      title: '멤버십으로 더 가볍게',
      summary: `월 ${formatWon(MEMBERSHIP.monthlyWon)}으로 ${MEMBERSHIP.discountPercent}% 할인`,
      text: '세탁을 자주 맡긴다면 멤버십이 더 가벼워요.',
      conditions: [
        `멤버십 세탁소에서 ${MEMBERSHIP.discountPercent}% 할인받을 수 있어요.`,
        `한 번도 할인받지 않았다면 결제 후 ${MEMBERSHIP.refundDays}일 안에 해지할 때 전액 환불해 드려요.`,
      ],
      startsAt: inDays(-20),
      endsAt: inDays(40),
      scene: 'membership',
      actionLabel: '멤버십 알아보기',
      actionPath: '/membership',
    },
    {
      id: BEDDING_EVENT_ID,
      title: '두꺼운 이불 세탁 쿠폰',
      summary: '커다란 이불, 문 앞에 두기만 하세요',
      text: paragraphs(
        '집에서 빨기 어려운 이불을 동네 세탁소가 보송하게 돌려 드려요.',
        '쿠폰은 금액을 승인할 때 골라 쓰면 돼요.',
      ),
      conditions: ['다른 쿠폰과 함께 쓸 수 없어요.'],
      startsAt: inDays(-10),
      endsAt: inDays(50),
      scene: 'bedding',
    },
    {
      id: SPRING_SALE_EVENT_ID,
      title: '봄맞이 할인',
      summary: '겨울옷을 넣기 전에, 깨끗하게',
      text: paragraphs(
        '겨우내 입은 코트와 패딩은 깨끗이 빨아 두어야 다음 겨울에도 새 옷 같아요.',
        '봄이 오면 쿠폰을 받아 쓰세요.',
      ),
      conditions: ['다른 쿠폰과 함께 쓸 수 없어요.'],
      ...spring,
      scene: 'spring',
    },
    {
      id: 57,
      title: '한복 세탁 안내',
      summary: '명절에 입은 한복을 곱게',
      text: paragraphs('명절에 입은 한복을 소재에 맞게 세탁해 드렸어요.', '많은 이용에 감사드려요.'),
      startsAt: inDays(-150),
      endsAt: inDays(-90),
      scene: 'hanbok',
    },
  ]);
  // Continues the sequence after the hand-written ids.
  await tx.execute(sql`SELECT setval(pg_get_serial_sequence('events', 'id'), (SELECT max(id) FROM events))`);

  await tx.insert(couponCampaigns).values([
    {
      eventId: BEDDING_EVENT_ID,
      code: 'EVENT-BEDDING',
      name: '이불 세탁 4,000원 할인',
      discountWon: 4_000,
      minimumWon: 25_000,
      endsAt: inDays(50),
      validDays: 30,
    },
    {
      eventId: SPRING_SALE_EVENT_ID,
      code: 'EVENT-SPRING',
      name: '봄맞이 3,000원 할인',
      discountWon: 3_000,
      minimumWon: 20_000,
      endsAt: spring.endsAt,
    },
  ]);
};
