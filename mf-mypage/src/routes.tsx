import { lazyPage, routesOf } from '@dongne/pages';
import type { routeTable } from './route-table';

// One element for both routes: React keeps the page from one to the other.
const notice = lazyPage(async () => (await import('./notices/notice-page')).NoticePage);

export const routes = routesOf<typeof routeTable>({
  '/mypage': lazyPage(async () => (await import('./my-home/my-home-page')).MyHomePage),
  '/mypage/coupon': lazyPage(async () => (await import('./coupons/coupon-page')).CouponPage),
  '/mypage/point': lazyPage(async () => (await import('./points/point-page')).PointPage),
  '/mypage/review': lazyPage(async () => (await import('./reviews/my-reviews-page')).MyReviewsPage),
  '/mypage/review/edit': lazyPage(async () => (await import('./reviews/review-edit-page')).ReviewEditPage),
  '/mypage/alarm': lazyPage(async () => (await import('./notifications/notification-page')).NotificationPage),
  '/mypage/alarm/setting': lazyPage(async () => (await import('./alarm-setting/alarm-setting-page')).AlarmSettingPage),
  '/mypage/customer-center': lazyPage(
    async () => (await import('./customer-center/customer-center-page')).CustomerCenterPage,
  ),
  '/mypage/inquiry': lazyPage(async () => (await import('./inquiries/inquiry-list-page')).InquiryListPage),
  '/mypage/inquiry/write': lazyPage(async () => (await import('./inquiries/inquiry-write-page')).InquiryWritePage),
  '/mypage/inquiry/:id': lazyPage(async () => (await import('./inquiries/inquiry-page')).InquiryPage),
  '/mypage/notice': lazyPage(async () => (await import('./notices/notice-list-page')).NoticeListPage),
  '/mypage/notice/:id': notice,
  '/noticeDetail': notice,
  '/mypage/info': lazyPage(async () => (await import('./account/account-page')).AccountPage),
  '/mypage/info/nickname': lazyPage(async () => (await import('./account/nickname-page')).NicknamePage),
  '/mypage/info/phone': lazyPage(async () => (await import('./account/phone-page')).PhonePage),
  '/mypage/info/devices': lazyPage(async () => (await import('./account/devices-page')).DevicesPage),
  '/mypage/info/consents': lazyPage(async () => (await import('./consents/consents-page')).ConsentsPage),
  '/mypage/info/withdraw': lazyPage(async () => (await import('./withdrawal/withdrawal-page')).WithdrawalPage),
  '/mypage/invite': lazyPage(async () => (await import('./invite/invite-page')).InvitePage),
  '/event': lazyPage(async () => (await import('./events/event-list-page')).EventListPage),
  '/event/springSale': lazyPage(async () => (await import('./events/spring-sale-page')).SpringSalePage),
  '/event/socks': lazyPage(async () => (await import('./games/socks-page')).SocksPage),
  '/event/ox': lazyPage(async () => (await import('./games/ox-page')).OxPage),
  '/event/:id': lazyPage(async () => (await import('./events/event-page')).EventPage),
  '/how-to-use': lazyPage(async () => (await import('./how-to-use/how-to-use-page')).HowToUsePage),
});
