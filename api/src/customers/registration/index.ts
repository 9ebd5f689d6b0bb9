// Entry point of registration: from a verified number to a member.
export { registrationRoutes } from './registration-routes';
