import { forOperators, feature } from '#base';
import { reconcile, Reconciliation, ReconciliationQuery } from '#money';

/** Our books beside the providers'. */
export const reconciliationRoutes = feature(
  { name: 'reconciliation', needs: ['auth', 'cardProviders', 'clock', 'config', 'database', 'vouchers'] },
  (app) => {
    forOperators(app, (scope) => {
      scope.get(
        '/reconciliation',
        { schema: { tags: ['operator'], querystring: ReconciliationQuery, response: { 200: Reconciliation } } },
        (request) => reconcile(app, request.query),
      );
    });
  },
);
