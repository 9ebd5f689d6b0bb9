import { forMembers, forMembersAndVisitors, memberOf, viewerOf, feature } from '#base';
import { EventGames, GameParams, PlayResult } from './event-schemas';
import { finishGame, listGames } from './play-service';

/** The mini games: their points, and their completion. */
export const playRoutes = feature({ name: 'event-games', needs: ['auth', 'clock', 'config', 'database'] }, (app) => {
  forMembersAndVisitors(app, (scope) => {
    scope.get('/event/game', { schema: { response: { 200: EventGames } } }, (request) =>
      listGames(app, viewerOf(request)?.memberId ?? null),
    );
  });
  forMembers(app, (scope) => {
    scope.post('/event/game/:game', { schema: { params: GameParams, response: { 200: PlayResult } } }, (request) =>
      finishGame(app, memberOf(request).memberId, request.params.game),
    );
  });
});
