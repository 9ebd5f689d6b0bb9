import { forOperators, feature } from '#base';
import { reportVitals } from './web-vital-report';
import { WebVitalQuery, WebVitalReport } from './web-vital-schemas';

/** Performance reports of pages, for operators. */
export const webVitalRoutes = feature({ name: 'web-vitals', needs: ['auth', 'clock', 'database'] }, (app) => {
  forOperators(app, (scope) => {
    scope.get(
      '/webVitals',
      { schema: { tags: ['operator'], querystring: WebVitalQuery, response: { 200: WebVitalReport } } },
      (request) => reportVitals(app, request.query),
    );
  });
});
