import type { RemoteModule } from '@dongne/platform';
import { lazy } from 'react';

const MyHomePage = lazy(async () => ({ default: (await import('./my-home/my-home-page')).MyHomePage }));
const CouponPage = lazy(async () => ({ default: (await import('./coupons/coupon-page')).CouponPage }));
const PointPage = lazy(async () => ({ default: (await import('./points/point-page')).PointPage }));
const NotificationPage = lazy(async () => ({
  default: (await import('./notifications/notification-page')).NotificationPage,
}));
const AlarmSettingPage = lazy(async () => ({
  default: (await import('./alarm-setting/alarm-setting-page')).AlarmSettingPage,
}));
const CustomerCenterPage = lazy(async () => ({
  default: (await import('./customer-center/customer-center-page')).CustomerCenterPage,
}));
const InquiryListPage = lazy(async () => ({
  default: (await import('./inquiries/inquiry-list-page')).InquiryListPage,
}));
const InquiryWritePage = lazy(async () => ({
  default: (await import('./inquiries/inquiry-write-page')).InquiryWritePage,
}));
const InquiryPage = lazy(async () => ({ default: (await import('./inquiries/inquiry-page')).InquiryPage }));
const NoticeListPage = lazy(async () => ({ default: (await import('./notices/notice-list-page')).NoticeListPage }));
const NoticePage = lazy(async () => ({ default: (await import('./notices/notice-page')).NoticePage }));
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page')).AccountPage }));
const NicknamePage = lazy(async () => ({ default: (await import('./account/nickname-page')).NicknamePage }));
const PhonePage = lazy(async () => ({ default: (await import('./account/phone-page')).PhonePage }));
const DevicesPage = lazy(async () => ({ default: (await import('./account/devices-page')).DevicesPage }));
const ConsentsPage = lazy(async () => ({ default: (await import('./consents/consents-page')).ConsentsPage }));
const WithdrawalPage = lazy(async () => ({ default: (await import('./withdrawal/withdrawal-page')).WithdrawalPage }));
const InvitePage = lazy(async () => ({ default: (await import('./invite/invite-page')).InvitePage }));
const MyReviewsPage = lazy(async () => ({ default: (await import('./reviews/my-reviews-page')).MyReviewsPage }));
const ReviewEditPage = lazy(async () => ({ default: (await import('./reviews/review-edit-page')).ReviewEditPage }));
const EventListPage = lazy(async () => ({ default: (await import('./events/event-list-page')).EventListPage }));
const EventPage = lazy(async () => ({ default: (await import('./events/event-page')).EventPage }));
const SpringSalePage = lazy(async () => ({ default: (await import('./events/spring-sale-page')).SpringSalePage }));
const SocksPage = lazy(async () => ({ default: (await import('./games/socks-page')).SocksPage }));
const OxPage = lazy(async () => ({ default: (await import('./games/ox-page')).OxPage }));
const HowToUsePage = lazy(async () => ({ default: (await import('./how-to-use/how-to-use-page')).HowToUsePage }));

export const routes: RemoteModule['routes'] = [
  { path: '/mypage', element: <MyHomePage /> },
  { path: '/mypage/coupon', element: <CouponPage /> },
  { path: '/mypage/point', element: <PointPage /> },
  { path: '/mypage/review', element: <MyReviewsPage /> },
  { path: '/mypage/review/edit', element: <ReviewEditPage /> },
  { path: '/mypage/alarm', element: <NotificationPage /> },
  { path: '/mypage/alarm/setting', element: <AlarmSettingPage /> },
  { path: '/mypage/customer-center', element: <CustomerCenterPage /> },
  { path: '/mypage/inquiry', element: <InquiryListPage /> },
  { path: '/mypage/inquiry/write', element: <InquiryWritePage /> },
  { path: '/mypage/inquiry/:id', element: <InquiryPage /> },
  { path: '/mypage/notice', element: <NoticeListPage /> },
  { path: '/mypage/notice/:id', element: <NoticePage /> },
  { path: '/noticeDetail', element: <NoticePage /> },
  { path: '/mypage/info', element: <AccountPage /> },
  { path: '/mypage/info/nickname', element: <NicknamePage /> },
  { path: '/mypage/info/phone', element: <PhonePage /> },
  { path: '/mypage/info/devices', element: <DevicesPage /> },
  { path: '/mypage/info/consents', element: <ConsentsPage /> },
  { path: '/mypage/info/withdraw', element: <WithdrawalPage /> },
  { path: '/mypage/invite', element: <InvitePage /> },
  { path: '/event', element: <EventListPage /> },
  { path: '/event/springSale', element: <SpringSalePage /> },
  { path: '/event/socks', element: <SocksPage /> },
  { path: '/event/ox', element: <OxPage /> },
  { path: '/event/:id', element: <EventPage /> },
  { path: '/how-to-use', element: <HowToUsePage /> },
];
