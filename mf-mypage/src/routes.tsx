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
const NoticeListPage = lazy(async () => ({ default: (await import('./notices/notice-list-page')).NoticeListPage }));
const NoticePage = lazy(async () => ({ default: (await import('./notices/notice-page')).NoticePage }));
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page')).AccountPage }));
const NicknamePage = lazy(async () => ({ default: (await import('./account/nickname-page')).NicknamePage }));
const MyReviewsPage = lazy(async () => ({ default: (await import('./reviews/my-reviews-page')).MyReviewsPage }));
const ReviewEditPage = lazy(async () => ({ default: (await import('./reviews/review-edit-page')).ReviewEditPage }));
const EventListPage = lazy(async () => ({ default: (await import('./events/event-list-page')).EventListPage }));
const EventPage = lazy(async () => ({ default: (await import('./events/event-page')).EventPage }));
const HowToUsePage = lazy(async () => ({ default: (await import('./how-to-use/how-to-use-page')).HowToUsePage }));
const PreparingPage = lazy(async () => ({ default: (await import('./common/preparing-page')).PreparingPage }));

export const routes: RemoteModule['routes'] = [
  { path: '/mypage', element: <MyHomePage /> },
  { path: '/mypage/coupon', element: <CouponPage /> },
  { path: '/mypage/point', element: <PointPage /> },
  { path: '/mypage/review', element: <MyReviewsPage /> },
  { path: '/mypage/review/edit', element: <ReviewEditPage /> },
  { path: '/mypage/alarm', element: <NotificationPage /> },
  { path: '/mypage/alarm/setting', element: <AlarmSettingPage /> },
  { path: '/mypage/customer-center', element: <CustomerCenterPage /> },
  { path: '/mypage/notice', element: <NoticeListPage /> },
  { path: '/mypage/notice/:id', element: <NoticePage /> },
  { path: '/noticeDetail', element: <NoticePage /> },
  { path: '/mypage/info', element: <AccountPage /> },
  { path: '/mypage/info/nickname', element: <NicknamePage /> },
  { path: '/mypage/info/withdraw', element: <PreparingPage /> },
  { path: '/mypage/invite', element: <PreparingPage /> },
  { path: '/event', element: <EventListPage /> },
  { path: '/event/springSale', element: <PreparingPage /> },
  { path: '/event/:id', element: <EventPage /> },
  { path: '/how-to-use', element: <HowToUsePage /> },
];
