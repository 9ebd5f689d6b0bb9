import type { Endpoint, PathPrefix } from './endpoint';

/** Main view of Home: registered shops, status, flags. Visitors get the visitors' variant. */
export const mainView = {
  method: 'get',
  path: '/main',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Prefix of Home's main view; changes with an order, an address or a registered shop. */
export const MAIN = '/main' satisfies PathPrefix;

/** Public configuration of the server: which external services have a key. */
export const clientConfig = {
  method: 'get',
  path: '/config',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Newest and oldest supported version of each native app. */
export const appVersions = {
  method: 'get',
  path: '/versions',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Popups of Home. */
export const popupsOfHome = {
  method: 'get',
  path: '/popup',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Frequently asked questions. */
export const faqs = { method: 'get', path: '/faq', answers: 'object', isForVisitors: true } as const satisfies Endpoint;

/** Notices, newest first. */
export const notices = {
  method: 'get',
  path: '/notice',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Single notice. */
export const notice = {
  method: 'get',
  path: '/notice/{id}',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Events, current ones first. */
export const events = {
  method: 'get',
  path: '/event',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Single event. */
export const event = {
  method: 'get',
  path: '/event/{id}',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/**
 * Claims the coupon of a current event; repeating it returns the same one. `INVALID_TRANSITION` before, after, or when
 * all are gone.
 */
export const takeEventCoupon = {
  method: 'post',
  path: '/event/{id}/coupon',
  refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Mini games: which are enabled, their points, and whether the member has received them today. */
export const eventGames = {
  method: 'get',
  path: '/event/game',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Finishes a game: its points, once a day. `INVALID_TRANSITION` while it is disabled. */
export const finishGame = {
  method: 'post',
  path: '/event/game/{game}',
  refusals: ['INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/**
 * Searches neighbourhoods by name, initial consonants, district, lot or well-known road; best first. `q`: `삼성동`, `강남구
 * 삼성동`, `ㅅㅅㄷ`, `역삼동 737`, `테헤란로 152`.
 */
export const areas = { method: 'get', path: '/area', answers: 'list', isForVisitors: true } as const satisfies Endpoint;

/** Neighbourhood of a position, in degrees (WGS 84); at sea and abroad `OUT_OF_AREA`. */
export const areaAt = {
  method: 'get',
  path: '/area/reverse',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Tile of the country's map: `MAP_TILE` defines which exist. */
export const mapTile = {
  method: 'get',
  path: '/area/tile/{zoom}/{x}/{y}',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Outline of the country's map around a centre, for first views: `MAP_OUTLINE` has its size. */
export const mapOutline = {
  method: 'get',
  path: '/area/outline',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;
