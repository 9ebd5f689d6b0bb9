import type { CouponList, Invitation, NoticeDetail, NotificationPage, PointLedger } from '@dongne/contract';

export { buildMember, buildMembership } from '@dongne/contract/testing';

/** Usable coupon. */
export const buildCoupon = (coupon: Partial<CouponList['items'][number]> = {}): CouponList['items'][number] => ({
  id: 1,
  code: 'WELCOME',
  name: '첫 이용 쿠폰',
  discountWon: 5_000,
  minimumWon: 20_000,
  state: 'usable',
  expiresAt: '2026-12-31T23:59:59+09:00',
  usedAt: null,
  ...coupon,
});

/** Points of one completed order. */
export const buildPoints = (ledger: Partial<PointLedger> = {}): PointLedger => ({
  balance: 1_200,
  expiringSoon: 300,
  items: [
    {
      id: 1,
      kind: 'earned',
      amount: 130,
      text: '세탁 이용 적립',
      at: '2026-11-02T10:00:00+09:00',
      expiresAt: '2027-11-02T10:00:00+09:00',
    },
  ],
  nextCursor: null,
  ...ledger,
});

/** Invitations of a member without friends yet. */
export const buildInvitation = (invitation: Partial<Invitation> = {}): Invitation => ({
  referralCode: 'abcd2345',
  invited: 0,
  joined: 0,
  rewarded: 0,
  items: [],
  nextCursor: null,
  ...invitation,
});

/** Unread notification about a request. */
export const buildNotification = (
  notification: Partial<NotificationPage['items'][number]> = {},
): NotificationPage['items'][number] => ({
  id: 1,
  kind: 'order',
  title: '수거 완료',
  text: '세탁물 3개를 수거했어요.',
  path: '/usage/detail?id=7',
  isRead: false,
  createdAt: '2026-11-20T10:00:00+09:00',
  ...notification,
});

/** Important notice. */
export const buildNotice = (notice: Partial<NoticeDetail> = {}): NoticeDetail => ({
  id: 3,
  title: '추석 연휴 수거 안내',
  publishedAt: '2026-09-20T09:00:00+09:00',
  isImportant: true,
  text: '연휴에는 수거하지 않아요.\n연휴 뒤에 다시 만나요.',
  ...notice,
});
