import { forEverybody } from '../auth';
import { feature } from '../common';
import { Area, AreaList, AreaPositionQuery, AreaSearchQuery } from './area-schemas';
import { areaAt, searchAreas } from './area-service';

/** Dongs by name and by position, for the address form; visitors register with them. */
export const areaRoutes = feature({ name: 'area', needs: [] }, (app) =>
  forEverybody(app, (scope) => {
    scope.get('/area', { schema: { querystring: AreaSearchQuery, response: { 200: AreaList } } }, async (request) =>
      searchAreas(request.query.q ?? ''),
    );

    scope.get(
      '/area/reverse',
      { schema: { querystring: AreaPositionQuery, response: { 200: Area } } },
      async (request) => areaAt(request.query),
    );
  }),
);
