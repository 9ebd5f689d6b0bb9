// The door of account: how a member gets in, on which devices, and what they have agreed to.
export { accountRoutes } from './account-routes';
export { accountJobs } from './lost-number-jobs';
export { deleteLostNumbersOf } from './lost-number-repository';
export { lostNumberRoutes, operatorLostNumberRoutes } from './lost-number-routes';
