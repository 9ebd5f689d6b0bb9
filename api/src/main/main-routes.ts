import { forMembersAndVisitors, viewerOf } from '../auth';
import type { FeatureRoutes } from '../common';
import { MainView } from './main-schemas';
import { mainOfMember, MAIN_OF_VISITOR } from './main-service';

/** What Home shows, to a member and to a visitor. */
export const mainRoutes: FeatureRoutes = (app, parts) => {
  forMembersAndVisitors(app, parts, (scope) => {
    scope.get('/main', { schema: { tags: ['main'], response: { 200: MainView } } }, async (request) => {
      const viewer = viewerOf(request);
      return viewer === null ? MAIN_OF_VISITOR : mainOfMember(parts, viewer.memberId);
    });
  });
};
