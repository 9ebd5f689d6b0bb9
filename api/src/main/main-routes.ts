import { forMembersAndVisitors } from '../auth/audience';
import type { FeatureRoutes } from '../common/app-parts';
import { Refusal } from '../common/refusal';
import { MainView } from './main-schemas';

/** What Home shows. */
export const mainRoutes: FeatureRoutes = (app, parts) => {
  forMembersAndVisitors(app, parts, (scope) => {
    scope.get('/main', { schema: { tags: ['main'], response: { 200: MainView } } }, () => {
      throw new Refusal('UNAVAILABLE');
    });
  });
};
