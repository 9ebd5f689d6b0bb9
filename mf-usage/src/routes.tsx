import type { RemoteModule } from '@dongne/platform';
import { page } from './common/lazy-page';

// One element for a form and the steps of its mends: React keeps what is filled in while somebody goes from one to the other.
const editRequest = page(() => import('./request-edit/request-edit-page').then((m) => m.RequestEditPage));
const newRequest = page(() => import('./new-request/new-request-page').then((m) => m.NewRequestPage));

/** This remote's pages. Each is a file of its own that is loaded when its route is opened. */
export const routes: RemoteModule['routes'] = [
  { path: '/usage', element: page(() => import('./usage-list/usage-list-page').then((m) => m.UsageListPage)) },
  {
    path: '/usage/detail',
    element: page(() => import('./request-detail/request-detail-page').then((m) => m.RequestDetailPage)),
  },
  {
    path: '/usage/approve',
    element: page(() => import('./price-approval/price-approval-page').then((m) => m.PriceApprovalPage)),
  },
  { path: '/usage/receipt', element: page(() => import('./receipt/receipt-page').then((m) => m.ReceiptPage)) },
  { path: '/usage/deny', element: page(() => import('./refusal/denied-page').then((m) => m.DeniedPage)) },
  { path: '/usage/noshow', element: page(() => import('./refusal/no-show-page').then((m) => m.NoShowPage)) },
  {
    path: '/usage/review',
    element: page(() => import('./review-write/review-write-page').then((m) => m.ReviewWritePage)),
  },
  { path: '/usage/claim', element: page(() => import('./claim/claim-page').then((m) => m.ClaimPage)) },
  { path: '/usage/case', element: page(() => import('./claim/case-page').then((m) => m.CasePage)) },
  { path: '/usage/:id/modify', element: editRequest },
  { path: '/usage/:id/modify/mend/step1', element: editRequest },
  { path: '/usage/:id/modify/mend/step2', element: editRequest },
  { path: '/usage/:id/modify/mend/step3', element: editRequest },
  { path: '/applicate', element: newRequest },
  { path: '/applicate/mend/step1', element: newRequest },
  { path: '/applicate/mend/step2', element: newRequest },
  { path: '/applicate/mend/step3', element: newRequest },
  {
    path: '/applicate/complete',
    element: page(() => import('./request-complete/request-complete-page').then((m) => m.RequestCompletePage)),
  },
  { path: '/applicate/guide', element: page(() => import('./guide/guide-page').then((m) => m.GuidePage)) },
  {
    path: '/applicate/dailyLaundryGuide',
    element: page(() => import('./guide/daily-guide-page').then((m) => m.DailyGuidePage)),
  },
  {
    path: '/applicate/dailyLaundryNewGuide',
    element: page(() => import('./guide/daily-new-guide-page').then((m) => m.DailyNewGuidePage)),
  },
];
