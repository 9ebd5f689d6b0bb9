import { forMembersAndVisitors, viewerOf, feature } from '#base';
import { MainView } from './main-schemas';
import { mainOfMember, mainOfVisitor } from './main-service';

/** Content of Home, for a member and for a visitor. */
export const mainRoutes = feature({ name: 'main', needs: ['auth', 'clock', 'config', 'database'] }, (app) => {
  forMembersAndVisitors(app, (scope) => {
    scope.get('/main', { schema: { tags: ['main'], response: { 200: MainView } } }, async (request) => {
      const viewer = viewerOf(request);
      return viewer === null ? mainOfVisitor(app) : mainOfMember(app, viewer.memberId);
    });
  });
});
