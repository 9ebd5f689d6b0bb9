import { lazyPage } from '@dongne/pages';
import type { RemoteModule } from '@dongne/platform';

// One element for a form and the steps of its mends: React keeps what is filled in while somebody goes from one to the other.
const editRequest = lazyPage(async () => (await import('./request-edit/request-edit-page')).RequestEditPage);
const newRequest = lazyPage(async () => (await import('./new-request/new-request-page')).NewRequestPage);

/** This remote's pages. Each is a file of its own that is loaded when its route is opened. */
export const routes: RemoteModule['routes'] = [
  { path: '/usage', ...lazyPage(async () => (await import('./usage-list/usage-list-page')).UsageListPage) },
  {
    path: '/usage/detail',
    ...lazyPage(async () => (await import('./request-detail/request-detail-page')).RequestDetailPage),
  },
  {
    path: '/usage/approve',
    ...lazyPage(async () => (await import('./price-approval/price-approval-page')).PriceApprovalPage),
  },
  { path: '/usage/receipt', ...lazyPage(async () => (await import('./receipt/receipt-page')).ReceiptPage) },
  { path: '/usage/deny', ...lazyPage(async () => (await import('./refusal/denied-page')).DeniedPage) },
  { path: '/usage/noshow', ...lazyPage(async () => (await import('./refusal/no-show-page')).NoShowPage) },
  {
    path: '/usage/review',
    ...lazyPage(async () => (await import('./review-write/review-write-page')).ReviewWritePage),
  },
  { path: '/usage/claim', ...lazyPage(async () => (await import('./claim/claim-page')).ClaimPage) },
  { path: '/usage/case', ...lazyPage(async () => (await import('./claim/case-page')).CasePage) },
  { path: '/usage/:id/modify', ...editRequest },
  { path: '/usage/:id/modify/mend/step1', ...editRequest },
  { path: '/usage/:id/modify/mend/step2', ...editRequest },
  { path: '/usage/:id/modify/mend/step3', ...editRequest },
  { path: '/applicate', ...newRequest },
  { path: '/applicate/mend/step1', ...newRequest },
  { path: '/applicate/mend/step2', ...newRequest },
  { path: '/applicate/mend/step3', ...newRequest },
  {
    path: '/applicate/complete',
    ...lazyPage(async () => (await import('./request-complete/request-complete-page')).RequestCompletePage),
  },
  { path: '/applicate/guide', ...lazyPage(async () => (await import('./guide/guide-page')).GuidePage) },
  {
    path: '/applicate/dailyLaundryGuide',
    ...lazyPage(async () => (await import('./guide/daily-guide-page')).DailyGuidePage),
  },
  {
    path: '/applicate/dailyLaundryNewGuide',
    ...lazyPage(async () => (await import('./guide/daily-new-guide-page')).DailyNewGuidePage),
  },
];
