import { POINTS } from '@dongne/contract';
import { couponCampaigns, coupons, pointEntries } from '#tables';
import type { Needs, Transaction } from '#base';
import { findMemberByPhone, notify } from '#customers';
import { REGULAR_PHONE } from './member-seed';

const DAY_MS = 24 * 3_600_000;

/** Coupon codes: those that the regular member has or had, and an unused one. */
const CAMPAIGNS = [
  {
    code: 'WELCOME',
    name: '환영 3,000원 할인',
    discountWon: 3_000,
    minimumWon: 15_000,
    endsInDays: 365,
    validDays: 60,
  },
  { code: 'AUTUMN', name: '옷장 정리 2,000원 할인', discountWon: 2_000, minimumWon: 20_000, endsInDays: -5 },
  { code: 'THANKS', name: '단골 감사 2,000원 할인', discountWon: 2_000, minimumWon: 10_000, endsInDays: 30 },
  { code: 'BEDDING', name: '이불 세탁 5,000원 할인', discountWon: 5_000, minimumWon: 30_000, endsInDays: 60 },
  {
    code: 'HELLO',
    name: '반가워요 1,000원 할인',
    discountWon: 1_000,
    minimumWon: 5_000,
    endsInDays: 90,
    maxTaken: 1_000,
  },
] as const;

/** Seeds coupons, points and notifications of the regular member. */
export const seedBenefits = async (tx: Transaction, { clock }: Needs<'clock'>): Promise<void> => {
  const member = await findMemberByPhone(tx, REGULAR_PHONE);
  if (member === undefined) return;
  const memberId = member.id;
  const inDays = (days: number): Date => new Date(clock.now().getTime() + days * DAY_MS);

  const campaigns = await tx
    .insert(couponCampaigns)
    .values(CAMPAIGNS.map(({ endsInDays, ...campaign }) => ({ ...campaign, endsAt: inDays(endsInDays) })))
    .returning();
  const held = (code: string, expiresAt: Date, usedAt: Date | null = null) => {
    const campaign = campaigns.find((one) => one.code === code);
    if (campaign === undefined) throw new Error(`no campaign ${code}`);
    const { id: campaignId, name, discountWon, minimumWon } = campaign;
    return { memberId, campaignId, code, name, discountWon, minimumWon, expiresAt, usedAt };
  };
  await tx
    .insert(coupons)
    .values([
      held('WELCOME', inDays(-120), inDays(-180)),
      held('AUTUMN', inDays(-5)),
      held('THANKS', inDays(30)),
      held('BEDDING', inDays(60)),
    ]);
  const earned = { memberId, kind: 'earned' as const };
  const [oldest] = await tx
    .insert(pointEntries)
    .values([
      { ...earned, amount: 1_150, text: '이용 완료 적립', at: inDays(-345), expiresAt: inDays(20) },
      { ...earned, amount: POINTS.photoReview, text: '사진 리뷰 적립', at: inDays(-100), expiresAt: inDays(265) },
    ])
    .returning({ id: pointEntries.id });
  if (oldest === undefined) throw new Error('an insert gave no row');
  const spent = {
    memberId,
    kind: 'spent' as const,
    amount: -POINTS.useFrom,
    text: '세탁 요금에 사용',
    at: inDays(-60),
  };
  await tx.insert(pointEntries).values({ ...spent, lotId: oldest.id });
  await tx
    .insert(pointEntries)
    .values({ ...earned, amount: 890, text: '이용 완료 적립', at: inDays(-50), expiresAt: inDays(315) });
  await notify(tx, {
    memberId,
    kind: 'benefit',
    title: '새 쿠폰이 도착했어요',
    text: '단골 감사 2,000원 할인 쿠폰을 드렸어요.',
    path: '/mypage/coupon',
    createdAt: inDays(-2),
  });
  await notify(tx, {
    memberId,
    kind: 'notice',
    title: '명절 연휴 수거 안내',
    text: '연휴 동안의 수거와 배송 일정을 확인해 주세요.',
    path: '/mypage/notice',
    createdAt: inDays(-1),
  });
};
