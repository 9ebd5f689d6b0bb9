// The door of subscriptions: joining the membership, its renewals and its end.
export { membershipPayable } from './membership-payable';
