import { endpoints, firstRead, SPRING_SALE_EVENT_ID } from '@dongne/contract';
import type { RemoteRouteTable } from '@dongne/platform';

const member = <const Path extends string>(path: Path, page: string, title: string) =>
  ({ path, page, access: 'member', layout: 'default', bar: { left: 'back', title } }) as const;
const open = <const Path extends string>(path: Path, page: string, title: string) =>
  ({ path, page, access: 'public', layout: 'default', bar: { left: 'back', title } }) as const;
/** Opened from the right of the app bar on any page. */
const side = <const Path extends string>(path: Path, page: string, title: string) =>
  ({ ...member(path, page, title), layout: 'side' }) as const;
const closeable = <const Path extends string>(path: Path, page: string, title: string) =>
  ({ path, page, access: 'public', layout: 'closeable', bar: { left: 'close', title } }) as const;

const game = <const Path extends string>(path: Path, page: string, title: string) =>
  ({
    ...closeable(path, page, title),
    needs: 'advertising',
    firstReads: [firstRead(endpoints.eventGames, {})],
    // Not indexed: the game is closed on most days.
    search: 'hidden',
  }) as const;

/** Routes of this remote. Publishing copies it into the registry. */
export const routeTable = [
  { path: '/mypage', page: 'my-home/my-home-page', access: 'member', layout: 'home', bar: null, title: '마이' },
  {
    ...member('/mypage/coupon', 'coupons/coupon-page', '쿠폰'),
    needs: 'coupons',
    firstReads: [firstRead(endpoints.coupons, {})],
  },
  member('/mypage/point', 'points/point-page', '포인트'),
  member('/mypage/review', 'reviews/my-reviews-page', '내 리뷰'),
  {
    ...member('/mypage/review/edit', 'reviews/review-edit-page', '리뷰 수정'),
    layout: 'detail',
    firstReads: [firstRead(endpoints.reviewTerms, { id: '?id' })],
  },
  side('/mypage/alarm', 'notifications/notification-page', '알림'),
  {
    ...side('/mypage/alarm/setting', 'alarm-setting/alarm-setting-page', '알림 설정'),
    firstReads: [firstRead(endpoints.alarm, {})],
  },
  {
    ...open('/mypage/customer-center', 'customer-center/customer-center-page', '고객센터'),
    title: '고객센터와 자주 묻는 질문',
    firstReads: [firstRead(endpoints.faqs, {})],
  },
  {
    ...member('/mypage/inquiry', 'inquiries/inquiry-list-page', '내 문의'),
    firstReads: [firstRead(endpoints.inquiries, {})],
  },
  member('/mypage/inquiry/write', 'inquiries/inquiry-write-page', '문의 남기기'),
  {
    ...member('/mypage/inquiry/:id', 'inquiries/inquiry-page', '문의 상세'),
    firstReads: [firstRead(endpoints.inquiry, { id: ':id' })],
  },
  { ...open('/mypage/notice', 'notices/notice-list-page', '공지사항'), firstReads: [firstRead(endpoints.notices, {})] },
  {
    ...open('/mypage/notice/:id', 'notices/notice-page', '공지사항 상세'),
    firstReads: [firstRead(endpoints.notice, { id: ':id' })],
  },
  {
    ...open('/noticeDetail', 'notices/notice-page', '공지사항 상세'),
    search: 'alias',
    firstReads: [firstRead(endpoints.notice, { id: '?id' })],
  },
  { ...member('/mypage/info', 'account/account-page', '내 정보'), firstReads: [firstRead(endpoints.member, {})] },
  member('/mypage/info/nickname', 'account/nickname-page', '닉네임 변경'),
  {
    ...member('/mypage/info/phone', 'account/phone-page', '휴대폰 번호 변경'),
    firstReads: [firstRead(endpoints.member, {})],
  },
  {
    ...member('/mypage/info/devices', 'account/devices-page', '로그인한 기기'),
    firstReads: [firstRead(endpoints.devices, {})],
  },
  {
    ...member('/mypage/info/consents', 'consents/consents-page', '약관과 동의'),
    firstReads: [firstRead(endpoints.consents, {})],
  },
  {
    ...member('/mypage/info/withdraw', 'withdrawal/withdrawal-page', '회원 탈퇴'),
    firstReads: [firstRead(endpoints.withdrawalOutlook, {})],
  },
  { ...member('/mypage/invite', 'invite/invite-page', '친구 초대'), needs: 'invite' },
  {
    ...closeable('/event', 'events/event-list-page', '이벤트'),
    needs: 'advertising',
    firstReads: [firstRead(endpoints.events, {})],
  },
  {
    ...closeable('/event/springSale', 'events/spring-sale-page', '봄맞이 할인'),
    needs: 'advertising',
    firstReads: [firstRead(endpoints.event, { id: SPRING_SALE_EVENT_ID })],
  },
  game('/event/socks', 'games/socks-page', '양말 줍기'),
  game('/event/ox', 'games/ox-page', 'O/X 세탁 퀴즈'),
  {
    ...closeable('/event/:id', 'events/event-page', '이벤트'),
    needs: 'advertising',
    firstReads: [firstRead(endpoints.event, { id: ':id' })],
  },
  closeable('/how-to-use', 'how-to-use/how-to-use-page', '이용 방법'),
] as const satisfies RemoteRouteTable;
