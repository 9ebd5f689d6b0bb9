import { forMembersAndVisitors, feature } from '#base';
import { MainView } from './main-schemas';
import { mainOfMember, mainOfVisitor } from './main-service';

/** Content of Home, for a member and for a visitor. */
export const mainRoutes = feature({ name: 'main', needs: ['auth', 'clock', 'config', 'database'] }, (app) => {
  forMembersAndVisitors(app, (scope) => {
    const config = { checksSession: true } as const;
    scope.get('/main', { config, schema: { tags: ['main'], response: { 200: MainView } } }, async (request) =>
      request.uncheckedMember === null
        ? mainOfVisitor(app)
        : app.auth.readAsMember(request, (executor, memberId) => mainOfMember(app, executor, memberId)),
    );
  });
});
