import type { Endpoint, PathPrefix } from './endpoint';

/**
 * Shops around a position in their five groups; product specification §7. Without a position the server uses the
 * member's address or the default one.
 */
export const shopList = {
  method: 'get',
  path: '/laundry/list/group',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Shops or clusters in a window of the map, in degrees; with the filters and the search of the list. */
export const shopMap = {
  method: 'get',
  path: '/laundry/map',
  answers: 'object',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Shop with everything a customer may know. Without a position a visitor gets no distance. */
export const shopDetail = {
  method: 'get',
  path: '/laundry/detail/{id}',
  answers: 'object',
  isForVisitors: true,
  isPageLoad: true,
} as const satisfies Endpoint;

/** Average prices of shops nearby per category, in won. */
export const averageCharges = {
  method: 'get',
  path: '/laundry/averageCharge',
  answers: 'list',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Available slots of a shop on a day (`2026-03-04`); empty on a closed day. */
export const pickupSlots = {
  method: 'get',
  path: '/laundry/{id}/slots',
  answers: 'list',
  isForVisitors: true,
} as const satisfies Endpoint;

/** Forwarding phone number of the shop; members only. */
export const safetyNumber = {
  method: 'get',
  path: '/laundry/{id}/safetyNumber',
  answers: 'object',
} as const satisfies Endpoint;

/** Registers the shop as the member's own of its division; `replace` replaces the registered one. */
export const registerMyLaundry = {
  method: 'put',
  path: '/laundry/myLaundry/register',
  refusals: ['ALREADY_EXISTS'],
} as const satisfies Endpoint;

/** Releases a registered shop. */
export const removeMyLaundry = { method: 'put', path: '/laundry/myLaundry/remove' } as const satisfies Endpoint;

/** Likes the shop; idempotent. */
export const likeShop = { method: 'put', path: '/laundry/{id}/favourite' } as const satisfies Endpoint;

/** Removes the like. */
export const unlikeShop = { method: 'delete', path: '/laundry/{id}/favourite' } as const satisfies Endpoint;

/** Prefix of all reads of shops. */
export const SHOPS = '/laundry' satisfies PathPrefix;

/** Price of the member's next collection bag, and the pending order. */
export const deliveryBag = { method: 'get', path: '/deliveryBag', answers: 'object' } as const satisfies Endpoint;

/**
 * Orders a bag. Idempotent: the same key and form return the same order. `ALREADY_EXISTS` with a pending order;
 * `PAYMENT_REFUSED` for a charged one.
 */
export const orderDeliveryBag = {
  method: 'post',
  path: '/deliveryBag',
  refusals: ['ALREADY_EXISTS', 'OFFER_CHANGED', 'PAYMENT_REFUSED', 'IDEMPOTENCY_MISMATCH'],
} as const satisfies Endpoint;
