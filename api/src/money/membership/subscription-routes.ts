import { forMembers, memberOf, CursorQuery, feature } from '#base';
import { MembershipAnswer } from '#customers';
import { joinMembership } from './join-membership';
import { leaveMembership, viewLeaving } from './leave-membership';
import { membershipPayments } from './payment-history';
import { JoinBody, LeaveBody, MembershipEnd, MembershipPaymentPage } from './subscription-schemas';

/** Joining the membership, leaving it, and its payments. */
export const subscriptionRoutes = feature(
  { name: 'subscription', needs: ['auth', 'cardProviders', 'clock', 'config', 'database', 'messages', 'payables'] },
  (app) =>
    forMembers(app, (scope) => {
      scope.post(
        '/myPage/membership',
        { schema: { body: JoinBody, response: { 200: MembershipAnswer } } },
        async (request) => ({
          userMembershipInfo: [await joinMembership(app, memberOf(request).memberId, request.body)],
        }),
      );

      scope.get('/myPage/membership/withdraw', { schema: { response: { 200: MembershipEnd } } }, (request) =>
        viewLeaving(app, memberOf(request).memberId),
      );

      scope.put(
        '/myPage/membership/withdraw',
        { schema: { body: LeaveBody, response: { 200: MembershipAnswer } } },
        async (request) => ({
          userMembershipInfo: [await leaveMembership(app, memberOf(request).memberId, request.body)],
        }),
      );

      scope.get(
        '/myPage/membership/history',
        { schema: { querystring: CursorQuery, response: { 200: MembershipPaymentPage } } },
        (request) => membershipPayments(app, memberOf(request).memberId, request.query.cursor),
      );
    }),
);
