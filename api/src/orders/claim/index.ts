// The door of claims: what came back damaged or not at all, the shop's answer and our decision. The rules: docs/domain/claims.md.
export { claimRoutes } from './claim-routes';
export { operatorClaimRoutes, partnerClaimRoutes } from './claim-desk-routes';
export { erasePersonFromClaims, hasOpenClaim } from './claim-privacy';
