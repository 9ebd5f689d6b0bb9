import type { Endpoint, PathPrefix } from './endpoint';

/** What Home knows of this person: registered shops, status, flags. Visitors get the visitors' view. */
export const mainView = {
  method: 'get',
  path: '/main',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Everything that Home shows of a person; it changes with an order, an address or a registered shop. */
export const MAIN = '/main' satisfies PathPrefix;

/** The server's public configuration: which outside services have a key. */
export const clientConfig = {
  method: 'get',
  path: '/config',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** The newest and the oldest version of each app that may be used. */
export const appVersions = {
  method: 'get',
  path: '/versions',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** What stands over Home. */
export const popupsOfHome = {
  method: 'get',
  path: '/popup',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Questions and answers. */
export const faqs = { method: 'get', path: '/faq', answers: 'object', isForVisitors: true } as const satisfies Endpoint;

/** Notices, newest first. */
export const notices = {
  method: 'get',
  path: '/notice',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** One notice. */
export const notice = {
  method: 'get',
  path: '/notice/{id}',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Events, running ones first. */
export const events = {
  method: 'get',
  path: '/event',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** One event. */
export const event = {
  method: 'get',
  path: '/event/{id}',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Takes the coupon of a running event; whoever has it gets the same one. `INVALID_TRANSITION` before, after, or when all are gone. */
export const takeEventCoupon = {
  method: 'post',
  path: '/event/{id}/coupon',
  refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** The mini games: which are on, what they give, and whether the member has had it today. */
export const eventGames = {
  method: 'get',
  path: '/event/game',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** The end of a game: its points, once a day. `INVALID_TRANSITION` while it is off. */
export const finishGame = {
  method: 'post',
  path: '/event/game/{game}',
  refusals: ['INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/**
 * Neighbourhoods by name, initial consonants, district, lot or well-known road; best first. `q`: `삼성동`, `강남구 삼성동`,
 * `ㅅㅅㄷ`, `역삼동 737`, `테헤란로 152`.
 */
export const areas = { method: 'get', path: '/area', answers: 'list', isForVisitors: true } as const satisfies Endpoint;

/** The neighbourhood of a position, in degrees (WGS 84); at sea and abroad `OUT_OF_AREA`. */
export const areaAt = {
  method: 'get',
  path: '/area/reverse',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** A tile of the map of the country: `MAP_TILE` says which there are. */
export const mapTile = {
  method: 'get',
  path: '/area/tile/{zoom}/{x}/{y}',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;
