import { FIRST_ORDER_COUPON, formatDay, formatPoints, formatWon, POINTS } from '@dongne/contract';
import { messageText, requestPath } from './message-text';

const LINE = { kind: 'benefit', way: 'bell' } as const;
const PATH = '/mypage/point';

/** Messages about points and coupons. */
export const BENEFIT_TEXTS = {
  firstOrder: messageText<{ readonly expiresAt: Date }>({
    event: 'benefit.firstOrder',
    ...LINE,
    example: { expiresAt: new Date('2026-03-30T23:59:59+09:00') },
    words: ({ expiresAt }) => ({
      title: `첫 이용 ${formatWon(FIRST_ORDER_COUPON.discountWon)} 쿠폰을 드렸어요`,
      text: `${formatDay(expiresAt.toISOString())}까지, 이용 금액 ${formatWon(FIRST_ORDER_COUPON.minimumWon)} 이상에서 쓸 수 있어요.`,
      path: '/mypage/coupon',
    }),
  }),
  earned: messageText<{ readonly points: number; readonly why: string }>({
    event: 'benefit.earned',
    ...LINE,
    example: { points: 300, why: '이용이 끝난 신청에 적립했어요.' },
    words: ({ points, why }) => ({
      title: `${formatPoints(points)}를 드렸어요`,
      text: `${why} ${POINTS.lifeMonths}개월 동안 쓸 수 있어요.`,
      path: PATH,
    }),
  }),
  returned: messageText<{ readonly id: number; readonly couponName: string | null; readonly points: number }>({
    event: 'benefit.returned',
    ...LINE,
    example: { id: 7, couponName: '첫 이용', points: 1_000 },
    words: ({ id, couponName, points }) => {
      const parts = [
        ...(couponName === null ? [] : [`‘${couponName}’ 쿠폰`]),
        ...(points === 0 ? [] : [`${formatPoints(points)}`]),
      ];
      return {
        title: couponName === null ? '포인트를 돌려 드렸어요' : '쿠폰을 돌려 드렸어요',
        text: `${parts.join(', ')}: 다시 쓸 수 있어요.`,
        path: requestPath(id),
      };
    },
  }),
  ending: messageText<{ readonly points: number; readonly firstEnd: Date; readonly isOne: boolean }>({
    event: 'benefit.ending',
    ...LINE,
    example: { points: 500, firstEnd: new Date('2026-03-30T00:00+09:00'), isOne: false },
    words: ({ points, firstEnd, isOne }) => ({
      title: '곧 소멸하는 포인트가 있어요',
      text: isOne
        ? `${formatPoints(points)}가 ${formatDay(firstEnd.toISOString())}에 소멸해요.`
        : `${formatDay(firstEnd.toISOString())}부터 ${POINTS.noticeDays}일 안에 ${formatPoints(points)}가 소멸해요.`,
      path: PATH,
    }),
  }),
} as const;
