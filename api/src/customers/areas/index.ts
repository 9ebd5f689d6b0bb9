// Entry point of areas: dong of a place, and service area.
export { allDongs, dongAt } from './area-index';
export { areaRoutes } from './area-routes';
export { wellKnownRoads } from './road-table';
export type { Dong, Position } from './dong';
export { checkOnLand, isNearDistrict, isServedPlace, isServedSidoName } from './service-area';
