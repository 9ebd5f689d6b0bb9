// Entry point of memberships: discount and its use.
export { givesMemberPrice, hasMemberPrice } from './member-price';
export {
  findMembership,
  insertMembership,
  lockMembership,
  membersToEnd,
  membersToRemind,
  membersToRenew,
  type MembershipRow,
  updateMembership,
} from './membership-repository';
export { membershipRoutes } from './membership-routes';
export { isRunning, userStatusOf } from './membership-rules';
export { MembershipAnswer, UserStatus } from './membership-schemas';
export { viewMembership } from './membership-service';
export { hasUsedSince } from './membership-use-repository';
export { countUse, revertUse } from './membership-uses';
