import { bagPayable, deliveryBagRoutes, operatorBagRoutes } from './bag';
import { claimRoutes, operatorClaimRoutes, partnerClaimRoutes } from './claim';
import { customerCommandRoutes, requestPaymentRoutes, requestRoutes } from './customer';
import { operatorObjectionRoutes } from './no-show';
import { requestPayable } from './pay';
import { operatorRefundRoutes } from './refund';
import { myReviewRoutes, operatorReviewRoutes, partnerReviewRoutes, reviewRoutes } from './review';
import { shopRequestRoutes } from './shop';
import { upkeepJobs } from './upkeep';
import { voucherJobs } from './voucher';

/** Features of orders, by their callers. */
export const ORDER_ROUTES = {
  customer: [
    reviewRoutes,
    myReviewRoutes,
    claimRoutes,
    requestRoutes,
    customerCommandRoutes,
    requestPaymentRoutes,
    deliveryBagRoutes,
  ],
  partner: [shopRequestRoutes, partnerReviewRoutes, partnerClaimRoutes],
  operator: [
    operatorRefundRoutes,
    operatorObjectionRoutes,
    operatorBagRoutes,
    operatorReviewRoutes,
    operatorClaimRoutes,
  ],
} as const;

/** Background jobs of orders. */
export const ORDER_JOBS = [...upkeepJobs, ...voucherJobs] as const;

/** Reactions of requests and bag orders to their payment. */
export const ORDER_PAYABLES = { request: requestPayable, bag: bagPayable } as const;
