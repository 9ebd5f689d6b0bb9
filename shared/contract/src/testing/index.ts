export { buildClaimCase } from './claim-builders';
export { buildClientConfig } from './content-builders';
export {
  buildArea,
  buildConsent,
  buildMain,
  buildMember,
  buildMemberAddress,
  buildPartnerProgramme,
} from './member-builders';
export { buildMembership } from './membership-builders';
export { buildItem, buildOffer } from './offer-builders';
export { buildMyLaundryAnswer, buildShopCard, buildShopDetail, buildShopGroups } from './shop-builders';
export * as pathsOfAuth from '../paths/auth';
export * as pathsOfLaundry from '../paths/laundry';
export * as pathsOfMembership from '../paths/membership';
export * as pathsOfMypage from '../paths/mypage';
export * as pathsOfUsage from '../paths/usage';
