// The door of invitations: a member's code, whose friend a newcomer is, and who came. The points are those of `benefits`.
export { invitationRoutes } from './invitation-routes';
export { inviterOf } from './inviter-of';
