import { forEverybody, feature } from '#base';
import {
  Area,
  AreaList,
  AreaPositionQuery,
  AreaSearchQuery,
  MapOutline,
  MapOutlineQuery,
  MapTile,
  MapTileParams,
} from './area-schemas';
import { areaAt, searchAreas } from './area-service';
import { mapOutline } from './map-outline';
import { mapTile } from './map-tiles';

const TAGGED = { publicResponse: 'tagged' } as const;

/** Dongs by name and by position, for the address form; public, because visitors use it to register. */
export const areaRoutes = feature({ name: 'area', needs: ['config', 'database'] }, (app) =>
  forEverybody(app, (scope) => {
    scope.get(
      '/area',
      { config: TAGGED, schema: { querystring: AreaSearchQuery, response: { 200: AreaList } } },
      async (request) => searchAreas(app, request.query.q ?? ''),
    );

    scope.get(
      '/area/reverse',
      { config: TAGGED, schema: { querystring: AreaPositionQuery, response: { 200: Area } } },
      async (request) => areaAt(app.database, request.query),
    );

    scope.get(
      '/area/tile/:zoom/:x/:y',
      { schema: { params: MapTileParams, response: { 200: MapTile } } },
      async ({ params: { zoom, x, y } }, reply) => {
        // Cached for a week: boundaries change once in years, together with the app.
        reply.header('cache-control', 'public, max-age=604800');
        return mapTile(zoom, x, y);
      },
    );

    scope.get(
      '/area/outline',
      { schema: { querystring: MapOutlineQuery, response: { 200: MapOutline } } },
      // Not cached by browsers: the centre may be a home.
      async ({ query: { latitude, longitude, zoom } }) => mapOutline(latitude, longitude, zoom),
    );
  }),
);
