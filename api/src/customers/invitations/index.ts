// Entry point of invitations: code, inviter of a new member, friends. The points belong to `benefits`.
export { invitationRoutes } from './invitation-routes';
export { inviterOf } from './inviter-of';
