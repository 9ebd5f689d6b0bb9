// Public interface of benefits: coupons and points.
export { benefitJobs } from './benefit-jobs';
export { benefitRoutes } from './benefit-routes';
export {
  checkBenefits,
  NO_BENEFITS,
  pickedCoupon,
  type BenefitChoice,
  usableBenefits,
  useBenefits,
} from './chosen-benefits';
export { Coupon } from './benefit-schemas';
export { viewCoupon } from './benefit-service';
export { campaignsOfEvents, type CampaignRow, isUsableCoupon, usableCouponsOf } from './coupon-repository';
export { earnForCompleted, revokeEarned } from './earn';
export { giveFirstOrderCoupon } from './first-order-coupon';
export { gainPoints } from './gain-points';
export { approvedCoupon, returnBenefits, returnSurplusPoints } from './return-benefits';
export { pointsSpentOn, usablePoints } from './point-service';
export { settleReviewPoints, viewReviewPoints } from './review-points';
export { takeCouponOfEvent } from './take-coupon';
