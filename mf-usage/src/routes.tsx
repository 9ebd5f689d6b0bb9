import { lazyPage, routesOf } from '@dongne/pages';
import type { routeTable } from './route-table';

// Shares one element between a form and the steps of its mends, so that React keeps the input between them.
const editRequest = lazyPage(async () => (await import('./request-edit/request-edit-page')).RequestEditPage);
const newRequest = lazyPage(async () => (await import('./new-request/new-request-page')).NewRequestPage);

/** Pages of this remote, each loaded when its route is opened. */
export const routes = routesOf<typeof routeTable>({
  '/usage': lazyPage(async () => (await import('./usage-list/usage-list-page')).UsageListPage),
  '/usage/detail': lazyPage(async () => (await import('./request-detail/request-detail-page')).RequestDetailPage),
  '/usage/approve': lazyPage(async () => (await import('./price-approval/price-approval-page')).PriceApprovalPage),
  '/usage/receipt': lazyPage(async () => (await import('./receipt/receipt-page')).ReceiptPage),
  '/usage/deny': lazyPage(async () => (await import('./refusal/denied-page')).DeniedPage),
  '/usage/noshow': lazyPage(async () => (await import('./refusal/no-show-page')).NoShowPage),
  '/usage/review': lazyPage(async () => (await import('./review-write/review-write-page')).ReviewWritePage),
  '/usage/claim': lazyPage(async () => (await import('./claim/claim-page')).ClaimPage),
  '/usage/case': lazyPage(async () => (await import('./claim/case-page')).CasePage),
  '/usage/:id/modify': editRequest,
  '/usage/:id/modify/mend/step1': editRequest,
  '/usage/:id/modify/mend/step2': editRequest,
  '/usage/:id/modify/mend/step3': editRequest,
  '/applicate': newRequest,
  '/applicate/mend/step1': newRequest,
  '/applicate/mend/step2': newRequest,
  '/applicate/mend/step3': newRequest,
  '/applicate/complete': lazyPage(
    async () => (await import('./request-complete/request-complete-page')).RequestCompletePage,
  ),
  '/applicate/guide': lazyPage(async () => (await import('./guide/guide-pages')).GuidePage),
  '/applicate/dailyLaundryGuide': lazyPage(async () => (await import('./guide/guide-pages')).DailyGuidePage),
  '/applicate/dailyLaundryNewGuide': lazyPage(async () => (await import('./guide/guide-pages')).DailyNewGuidePage),
});
