import { forMembers, memberOf } from '../auth';
import type { App, AppParts } from '../common';
import { MembershipAnswer } from './membership-schemas';
import { viewMembership } from './membership-service';

/** The member's membership. */
export const membershipRoutes = (app: App, parts: AppParts): void =>
  forMembers(app, parts, (scope) => {
    scope.get('/myPage/membership', { schema: { response: { 200: MembershipAnswer } } }, async (request) => ({
      userMembershipInfo: [await viewMembership(parts, memberOf(request).memberId)],
    }));
  });
