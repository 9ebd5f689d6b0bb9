import { lazyPage } from '@dongne/pages';
import type { RemoteModule } from '@dongne/platform';

// One element for both routes: React keeps the page from one to the other.
const notice = lazyPage(async () => (await import('./notices/notice-page')).NoticePage);

export const routes: RemoteModule['routes'] = [
  { path: '/mypage', ...lazyPage(async () => (await import('./my-home/my-home-page')).MyHomePage) },
  { path: '/mypage/coupon', ...lazyPage(async () => (await import('./coupons/coupon-page')).CouponPage) },
  { path: '/mypage/point', ...lazyPage(async () => (await import('./points/point-page')).PointPage) },
  { path: '/mypage/review', ...lazyPage(async () => (await import('./reviews/my-reviews-page')).MyReviewsPage) },
  { path: '/mypage/review/edit', ...lazyPage(async () => (await import('./reviews/review-edit-page')).ReviewEditPage) },
  {
    path: '/mypage/alarm',
    ...lazyPage(async () => (await import('./notifications/notification-page')).NotificationPage),
  },
  {
    path: '/mypage/alarm/setting',
    ...lazyPage(async () => (await import('./alarm-setting/alarm-setting-page')).AlarmSettingPage),
  },
  {
    path: '/mypage/customer-center',
    ...lazyPage(async () => (await import('./customer-center/customer-center-page')).CustomerCenterPage),
  },
  { path: '/mypage/inquiry', ...lazyPage(async () => (await import('./inquiries/inquiry-list-page')).InquiryListPage) },
  {
    path: '/mypage/inquiry/write',
    ...lazyPage(async () => (await import('./inquiries/inquiry-write-page')).InquiryWritePage),
  },
  { path: '/mypage/inquiry/:id', ...lazyPage(async () => (await import('./inquiries/inquiry-page')).InquiryPage) },
  { path: '/mypage/notice', ...lazyPage(async () => (await import('./notices/notice-list-page')).NoticeListPage) },
  { path: '/mypage/notice/:id', ...notice },
  { path: '/noticeDetail', ...notice },
  { path: '/mypage/info', ...lazyPage(async () => (await import('./account/account-page')).AccountPage) },
  { path: '/mypage/info/nickname', ...lazyPage(async () => (await import('./account/nickname-page')).NicknamePage) },
  { path: '/mypage/info/phone', ...lazyPage(async () => (await import('./account/phone-page')).PhonePage) },
  { path: '/mypage/info/devices', ...lazyPage(async () => (await import('./account/devices-page')).DevicesPage) },
  { path: '/mypage/info/consents', ...lazyPage(async () => (await import('./consents/consents-page')).ConsentsPage) },
  {
    path: '/mypage/info/withdraw',
    ...lazyPage(async () => (await import('./withdrawal/withdrawal-page')).WithdrawalPage),
  },
  { path: '/mypage/invite', ...lazyPage(async () => (await import('./invite/invite-page')).InvitePage) },
  { path: '/event', ...lazyPage(async () => (await import('./events/event-list-page')).EventListPage) },
  { path: '/event/springSale', ...lazyPage(async () => (await import('./events/spring-sale-page')).SpringSalePage) },
  { path: '/event/socks', ...lazyPage(async () => (await import('./games/socks-page')).SocksPage) },
  { path: '/event/ox', ...lazyPage(async () => (await import('./games/ox-page')).OxPage) },
  { path: '/event/:id', ...lazyPage(async () => (await import('./events/event-page')).EventPage) },
  { path: '/how-to-use', ...lazyPage(async () => (await import('./how-to-use/how-to-use-page')).HowToUsePage) },
];
