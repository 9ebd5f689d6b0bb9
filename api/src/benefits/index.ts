// The door of benefits: coupons and points.
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
export { isUsableCoupon } from './coupon-repository';
export { earnForCompleted, takeEarnedBack } from './earn';
export { approvedCoupon, giveBenefitsBack, givePointsBack } from './give-back';
export { pointsSpentOn } from './point-service';
export { settleReviewPoints, viewReviewPoints } from './review-points';
