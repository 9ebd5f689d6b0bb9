import { BRAND, DELIVERY_BAG, MEMBERSHIP, POINTS, formatWon } from '@dongne/contract';
import { sql } from 'drizzle-orm';
import type { Needs } from '../common';
import { events, faqs, notices, popups } from '../tables';
import type { Transaction } from '../database';
import { FAQ_TEXTS } from './faq-texts';

/** `/event/61` is the review event; product specification §2. */
const REVIEW_EVENT_ID = 61;
const DAY_MS = 24 * 3_600_000;

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/** Notices, events, questions and popups, in time around the moment of planting. */
export const plantContent = async (tx: Transaction, { clock }: Needs<'clock'>): Promise<void> => {
  const inDays = (days: number): Date => new Date(clock.now().getTime() + days * DAY_MS);

  await tx.insert(notices).values([
    {
      title: `${BRAND.name} 서비스를 시작해요`,
      text: paragraphs(
        '문 앞에 세탁물을 두면 우리 동네 세탁소가 가져가 깨끗하게 돌려 드려요.',
        '서울, 경기, 인천에서 이용할 수 있어요.',
      ),
      publishedAt: inDays(-90),
    },
    {
      title: '개인정보 처리방침이 바뀌어요',
      text: paragraphs(
        '안심번호 이용과 사진 보관 기간을 더 자세히 적었어요.',
        '바뀐 내용은 공지한 날부터 7일 뒤에 적용돼요.',
      ),
      publishedAt: inDays(-40),
    },
    {
      title: '명절 연휴 수거와 배송 안내',
      text: paragraphs(
        '연휴에는 세탁소마다 쉬는 날이 달라요.',
        '세탁소 상세 화면에서 수거할 수 있는 날을 확인해 주세요.',
      ),
      isImportant: true,
      publishedAt: inDays(-6),
    },
    {
      title: '금액은 승인한 뒤에만 결제돼요',
      text: paragraphs(
        '세탁소가 품목과 금액을 알려 드리면 직접 확인하고 승인할 수 있어요.',
        '승인하기 전에는 세탁을 시작하지 않아요.',
        '원하시면 신청할 때 금액을 정해 그 안에서는 미리 승인할 수 있어요.',
      ),
      publishedAt: inDays(-2),
    },
  ]);

  await tx.insert(events).values([
    {
      id: REVIEW_EVENT_ID,
      title: '리뷰 쓰고 포인트 받기',
      summary: `사진 리뷰를 쓰면 ${POINTS.photoReview} 포인트`,
      text: paragraphs(
        '이용이 끝난 신청마다 리뷰를 한 번 쓸 수 있어요.',
        `글 리뷰는 ${POINTS.review}, 사진 리뷰는 ${POINTS.photoReview} 포인트를 드려요.`,
        '포인트는 받은 날부터 12개월 동안 쓸 수 있어요.',
      ),
      startsAt: inDays(-60),
      endsAt: null,
    },
    {
      id: 62,
      title: '멤버십 첫 달 이야기',
      summary: `월 ${formatWon(MEMBERSHIP.monthlyWon)}으로 ${MEMBERSHIP.discountPercent}% 할인`,
      text: paragraphs(
        `멤버십 세탁소에서 ${MEMBERSHIP.discountPercent}% 할인받을 수 있어요.`,
        '쓰지 않았다면 7일 안에 모두 환불해 드려요.',
      ),
      startsAt: inDays(-20),
      endsAt: inDays(40),
    },
    {
      id: 58,
      title: '봄맞이 이불 세탁',
      summary: '겨울 이불을 보송하게',
      text: paragraphs('겨울 이불을 맡기면 봄까지 보송하게 관리해 드려요.', '많은 이용에 감사드려요.'),
      startsAt: inDays(-150),
      endsAt: inDays(-90),
    },
  ]);
  // Ids were given by hand; the next event gets the next one.
  await tx.execute(sql`SELECT setval(pg_get_serial_sequence('events', 'id'), (SELECT max(id) FROM events))`);

  await tx.insert(faqs).values([...FAQ_TEXTS]);
  await tx.insert(popups).values({
    place: 'bottom',
    title: '수거백이 있으면 더 편해요',
    text: `회원이면 첫 수거백은 무료예요. 영업일 기준 ${DELIVERY_BAG.weekdays}일 이내에 도착해요.`,
    path: '/delivery-bag',
    startsAt: inDays(-30),
    endsAt: inDays(365),
  });
};
