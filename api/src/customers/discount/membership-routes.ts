import { forMembers, memberOf, feature } from '#base';
import { MembershipAnswer } from './membership-schemas';
import { viewMembership } from './membership-service';

/** Membership of the member. */
export const membershipRoutes = feature({ name: 'membership', needs: ['auth', 'clock', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get('/myPage/membership', { schema: { response: { 200: MembershipAnswer } } }, async (request) => ({
      userMembershipInfo: [await viewMembership(app, memberOf(request).memberId)],
    }));
  }),
);
