import { Type } from 'typebox';
import { forMembers, memberOf, feature } from '#base';
import { viewWithdrawal } from './withdrawal-outlook';
import { Withdrawal, WithdrawalOutlook } from './withdrawal-schemas';
import { withdrawMember } from './withdrawal-service';

/** Deleting an account. A module of its own, because it depends on everything that names the member. */
export const withdrawalRoutes = feature(
  { name: 'withdrawal', needs: ['auth', 'cardProviders', 'clock', 'config', 'database', 'files'] },
  (app) =>
    forMembers(app, (scope) => {
      scope.get('/member/withdraw', { schema: { response: { 200: WithdrawalOutlook } } }, (request) =>
        viewWithdrawal(app, memberOf(request).memberId),
      );

      scope.put(
        '/member/withdraw',
        { schema: { body: Withdrawal, response: { 204: Type.Null() } } },
        async (request, reply) => {
          await withdrawMember(app, memberOf(request).memberId, request.body);
          return reply.code(204).send(null);
        },
      );
    }),
);
