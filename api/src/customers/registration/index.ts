// The door of registration: from a proved number to a member.
export { registrationRoutes } from './registration-routes';
