import { withQuery } from '../path-query';

/** Pages of mf-mypage; each path matches a route of its `route-table.ts`. */
export const mypagePaths = {
  home: () => '/mypage',
  coupon: () => '/mypage/coupon',
  point: () => '/mypage/point',
  review: () => '/mypage/review',
  /** @param id the request that the review is about. */
  reviewEdit: (id: number) => withQuery('/mypage/review/edit', { id }),
  alarm: () => '/mypage/alarm',
  alarmSetting: () => '/mypage/alarm/setting',
  customerCenter: () => '/mypage/customer-center',
  inquiries: () => '/mypage/inquiry',
  writeInquiry: () => '/mypage/inquiry/write',
  inquiry: (id: number) => `/mypage/inquiry/${id}`,
  notices: () => '/mypage/notice',
  notice: (id: number) => `/mypage/notice/${id}`,
  info: () => '/mypage/info',
  nickname: () => '/mypage/info/nickname',
  phone: () => '/mypage/info/phone',
  devices: () => '/mypage/info/devices',
  consents: () => '/mypage/info/consents',
  withdraw: () => '/mypage/info/withdraw',
  invite: () => '/mypage/invite',
} as const;

export const contentPaths = {
  howToUse: () => '/how-to-use',
  events: () => '/event',
  event: (id: number) => `/event/${id}`,
  socksGame: () => '/event/socks',
  oxQuiz: () => '/event/ox',
  notice: (id: number) => withQuery('/noticeDetail', { id }),
} as const;
