import { endpoints, firstRead } from '@dongne/contract';
import type { RemoteRouteTable } from '@dongne/platform';

const BACK_AND_HOME = { left: 'back', right: 'home' } as const;

const REQUEST_OF_QUERY = [firstRead(endpoints.requestDetail, { id: '?id' })];

/** Routes of the mend steps; product specification §2. */
const mendSteps = <const Form extends string>(form: Form, page: string) => {
  const registering = { page, access: 'member', layout: 'detail', bar: { left: 'back', title: '수선 등록' } } as const;
  const choosing = {
    page,
    access: 'member',
    layout: 'closeable',
    bar: { left: 'close', title: '수선 부위 선택' },
  } as const;
  return [
    { path: `${form}/mend/step1`, ...registering },
    { path: `${form}/mend/step2`, ...registering },
    { path: `${form}/mend/step3`, ...choosing },
  ] as const;
};

/** Routes of this remote; product specification §2. Publishing copies it into the registry. */
export const routeTable = [
  {
    path: '/usage',
    page: 'usage-list/usage-list-page',
    access: 'member',
    layout: 'home',
    bar: null,
    title: '이용현황',
  },
  {
    path: '/usage/detail',
    page: 'request-detail/request-detail-page',
    firstReads: REQUEST_OF_QUERY,
    access: 'member',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '이용 상세' },
  },
  {
    path: '/usage/approve',
    page: 'price-approval/price-approval-page',
    firstReads: REQUEST_OF_QUERY,
    access: 'member',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '금액 확인' },
  },
  {
    path: '/usage/receipt',
    page: 'receipt/receipt-page',
    firstReads: REQUEST_OF_QUERY,
    access: 'member',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '금액 승인 내역' },
  },
  {
    path: '/usage/deny',
    page: 'refusal/denied-page',
    firstReads: REQUEST_OF_QUERY,
    access: 'member',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '세탁소 거절 안내' },
  },
  {
    path: '/usage/noshow',
    page: 'refusal/no-show-page',
    firstReads: REQUEST_OF_QUERY,
    access: 'member',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '신청 취소 사유' },
  },
  {
    path: '/usage/review',
    page: 'review-write/review-write-page',
    firstReads: [firstRead(endpoints.reviewTerms, { id: '?id' })],
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '리뷰 쓰기' },
  },
  {
    path: '/usage/claim',
    page: 'claim/claim-page',
    firstReads: REQUEST_OF_QUERY,
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '분실·손상 접수' },
  },
  {
    path: '/usage/case',
    page: 'claim/case-page',
    firstReads: [firstRead(endpoints.claimCase, { id: '?id' })],
    access: 'member',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '접수 내역' },
  },
  {
    path: '/usage/:id/modify',
    page: 'request-edit/request-edit-page',
    firstReads: [firstRead(endpoints.requestDetail, { id: ':id' })],
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '신청 수정' },
  },
  ...mendSteps('/usage/:id/modify', 'request-edit/request-edit-page'),
  {
    path: '/applicate',
    page: 'new-request/new-request-page',
    firstReads: [firstRead(endpoints.shopDetail, { id: '?laundryId' })],
    access: 'member',
    layout: 'detail',
    bar: { left: 'back', title: '수거 신청' },
  },
  ...mendSteps('/applicate', 'new-request/new-request-page'),
  {
    path: '/applicate/complete',
    page: 'request-complete/request-complete-page',
    access: 'member',
    layout: 'closeable',
    bar: { left: 'close', title: '신청 내용 확인' },
  },
  {
    path: '/applicate/guide',
    page: 'guide/guide-pages',
    access: 'public',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '이용 안내' },
    title: '세탁물 수거 신청과 금액 승인 이용 안내',
  },
  {
    path: '/applicate/dailyLaundryGuide',
    page: 'guide/guide-pages',
    access: 'public',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '이용 안내' },
    title: '매일새옷 이용 안내',
  },
  {
    path: '/applicate/dailyLaundryNewGuide',
    page: 'guide/guide-pages',
    access: 'public',
    layout: 'detail',
    bar: { ...BACK_AND_HOME, title: '이용 안내' },
    title: '매일새옷 첫 이용 안내',
  },
] as const satisfies RemoteRouteTable;
