import type { Endpoint, PathPrefix } from './endpoint';

/**
 * The shops around a position in their five groups; product specification §7. Without a position the server takes the
 * member's address or the default one.
 */
export const shopList = {
  method: 'get',
  path: '/laundry/list/group',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** The shops of a window of the map in degrees, or heaps of them; with the filters and the search of the list. */
export const shopMap = {
  method: 'get',
  path: '/laundry/map',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Everything a customer may know of a shop. Without a position a visitor learns no distance. */
export const shopDetail = {
  method: 'get',
  path: '/laundry/detail/{id}',
  answers: 'object',
  isForVisitors: true,
  isPageLoad: true,
} as const satisfies Endpoint;

/** What the shops around this one ask for each category, in won. */
export const averageCharges = {
  method: 'get',
  path: '/laundry/averageCharge',
  answers: 'list',
  isForVisitors: true,
} as const satisfies Endpoint;

/** The slots of a day (`2026-03-04`) that a shop offers; none on a day it is closed. */
export const pickupSlots = {
  method: 'get',
  path: '/laundry/{id}/slots',
  answers: 'list',
  isForVisitors: true,
} as const satisfies Endpoint;

/** The number that forwards a call to the shop; members only. */
export const safetyNumber = {
  method: 'get',
  path: '/laundry/{id}/safetyNumber',
  answers: 'object',
} as const satisfies Endpoint;

/** Makes the shop the member's own of its division; with `replace` in the place of the one that is registered. */
export const registerMyLaundry = {
  method: 'put',
  path: '/laundry/myLaundry/register',
  refusals: ['ALREADY_EXISTS'],
} as const satisfies Endpoint;

/** Lets go of a registered shop. */
export const removeMyLaundry = { method: 'put', path: '/laundry/myLaundry/remove' } as const satisfies Endpoint;

/** Notes that the member likes the shop; twice is once. */
export const likeShop = { method: 'put', path: '/laundry/{id}/favourite' } as const satisfies Endpoint;

/** Forgets it again. */
export const unlikeShop = { method: 'delete', path: '/laundry/{id}/favourite' } as const satisfies Endpoint;

/** Everything known of shops. */
export const SHOPS = '/laundry' satisfies PathPrefix;

/** What the member's next collection bag costs, and the one on its way. */
export const deliveryBag = { method: 'get', path: '/deliveryBag', answers: 'object' } as const satisfies Endpoint;

/**
 * Orders a bag. The same key and form give the same order, however often they are sent. `ALREADY_EXISTS` while one is on its
 * way; `PAYMENT_REFUSED` for one that costs something.
 */
export const orderDeliveryBag = {
  method: 'post',
  path: '/deliveryBag',
  refusals: ['ALREADY_EXISTS', 'OFFER_CHANGED', 'PAYMENT_REFUSED', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;
