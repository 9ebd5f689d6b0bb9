// Entry point of the account: login methods, devices and consents.
export { accountRoutes } from './account-routes';
export { accountJobs } from './lost-number-jobs';
export { deleteLostNumbersOf } from './lost-number-repository';
export { lostNumberRoutes, operatorLostNumberRoutes } from './lost-number-routes';
