import type { RouteTable } from '@dongne/platform';

const BACK_AND_HOME = { left: 'back', right: 'home' } as const;

/** This remote's table of contents; product specification §2. Publishing copies it into the registry. */
export const routeTable: RouteTable = [
  { path: '/usage', access: 'member', layout: 'home', bar: null, title: '이용현황' },
  { path: '/usage/detail', access: 'member', layout: 'detail', bar: { ...BACK_AND_HOME, title: '이용 상세' } },
  { path: '/usage/approve', access: 'member', layout: 'detail', bar: { ...BACK_AND_HOME, title: '금액 확인' } },
  { path: '/usage/receipt', access: 'member', layout: 'detail', bar: { ...BACK_AND_HOME, title: '금액 승인 내역' } },
  { path: '/usage/deny', access: 'member', layout: 'detail', bar: { ...BACK_AND_HOME, title: '세탁소 거절 안내' } },
  { path: '/usage/noshow', access: 'member', layout: 'detail', bar: { ...BACK_AND_HOME, title: '신청 취소 사유' } },
  { path: '/usage/review', access: 'member', layout: 'detail', bar: { left: 'back', title: '리뷰 쓰기' } },
  { path: '/usage/:id/modify', access: 'member', layout: 'detail', bar: { left: 'back', title: '신청 수정' } },
  {
    path: '/usage/:id/modify/mend/step1',
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '수선 등록' },
  },
  {
    path: '/usage/:id/modify/mend/step2',
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '수선 등록' },
  },
  {
    path: '/usage/:id/modify/mend/step3',
    access: 'member',
    layout: 'closeable',
    bar: { left: 'close', title: '수선 부위 선택' },
  },
  { path: '/applicate', access: 'member', layout: 'detail', bar: { left: 'back', title: '수거 신청' } },
  {
    path: '/applicate/complete',
    access: 'member',
    layout: 'closeable',
    bar: { left: 'close', title: '신청 내용 확인' },
  },
  { path: '/applicate/guide', access: 'public', layout: 'detail', bar: { ...BACK_AND_HOME, title: '이용 안내' } },
  {
    path: '/applicate/dailyLaundryGuide',
    access: 'public',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '이용 안내' },
  },
  {
    path: '/applicate/dailyLaundryNewGuide',
    access: 'public',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '이용 안내' },
  },
];
