import { forMembers, memberOf, CursorQuery, feature } from '#base';
import { Invitation } from './invitation-schemas';
import { viewInvitation } from './invitation-service';

/** Invitations of a member. */
export const invitationRoutes = feature({ name: 'invitation', needs: ['auth', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get('/myPage/invite', { schema: { querystring: CursorQuery, response: { 200: Invitation } } }, (request) =>
      viewInvitation(app, memberOf(request).memberId, request.query.cursor),
    );
  }),
);
