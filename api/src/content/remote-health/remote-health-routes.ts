import { feature, forOperators } from '#base';
import { reportHealth } from './remote-health-report';
import { RemoteHealthQuery, RemoteHealthReport } from './remote-health-schemas';

/** Health of releases, for operators and the judge of releases. */
export const remoteHealthRoutes = feature({ name: 'remote-health', needs: ['auth', 'clock', 'database'] }, (app) => {
  forOperators(app, (scope) => {
    scope.get(
      '/remoteHealth',
      { schema: { tags: ['operator'], querystring: RemoteHealthQuery, response: { 200: RemoteHealthReport } } },
      (request) => reportHealth(app, request.query),
    );
  });
});
