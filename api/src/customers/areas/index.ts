// The door of areas: which dong a place lies in, and where laundry is collected.
export { allDongs, dongAt } from './area-index';
export { areaRoutes } from './area-routes';
export { wellKnownRoads } from './road-table';
export type { Dong, Position } from './dong';
export { checkOnLand, isNearDistrict, isServedPlace, isServedSidoName } from './service-area';
