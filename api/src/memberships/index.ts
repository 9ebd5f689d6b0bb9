// The door of memberships: who has the discount now.
export { hasMemberPrice } from './member-price';
export { findMembership } from './membership-repository';
export { membershipRoutes } from './membership-routes';
export { userStatusOf } from './membership-rules';
export { UserStatus } from './membership-schemas';
