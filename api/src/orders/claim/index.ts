// Public interface of claims: damaged or lost items, the shop's answer and the decision. The rules:
// docs/domain/claims.md.
export { claimRoutes } from './claim-routes';
export { operatorClaimRoutes, partnerClaimRoutes } from './claim-desk-routes';
export { erasePersonFromClaims, hasOpenClaim } from './claim-privacy';
