// Public interface of claims: damaged or lost items, the shop's answer and the decision. The rules:
// docs/domain/claims.md.
export { operatorClaimRoutes, partnerClaimRoutes } from './claim-desk-routes';
export { erasePersonFromClaims, hasOpenClaim } from './claim-privacy';
export { claimRoutes } from './claim-routes';
export { claimSummary, type ClaimSummary, claimSummaryView } from './claim-summary';
export { isInClaimTime } from './claim-time';
export { claimsOfRequest, compensationsWithoutAccount, deliveredAt, unclaimedItems } from './request-claim-repository';
