// Public interface of subscriptions: joining the membership, its renewals and its end.
export { endMembershipOf, membershipLossOf } from './end-membership';
export { monthAt } from './membership-months';
export { membershipPayable } from './membership-payable';
export { issueMonth } from './issue-month';
export { subscriptionJobs } from './subscription-jobs';
export { subscriptionRoutes } from './subscription-routes';
