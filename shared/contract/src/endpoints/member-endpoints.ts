import type { Endpoint, PathPrefix } from './endpoint';

/** The member who is here. */
export const member = { method: 'get', path: '/member', answers: 'object' } as const satisfies Endpoint;

/** Gives the member another nickname. */
export const changeNickname = { method: 'put', path: '/member/nickname' } as const satisfies Endpoint;

/** Where the member's laundry is collected. */
export const memberAddress = { method: 'get', path: '/member/address', answers: 'object' } as const satisfies Endpoint;

/** Changes where it is collected. */
export const changeAddress = {
  method: 'put',
  path: '/member/address',
  refusals: ['OUT_OF_AREA', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Addresses that were used: those with a label first, then the last used. */
export const keptAddresses = { method: 'get', path: '/member/addresses', answers: 'list' } as const satisfies Endpoint;

/** Gives one a label (집), or takes it away with an empty one. */
export const labelAddress = { method: 'put', path: '/member/addresses/{id}' } as const satisfies Endpoint;

/** Makes one the present address again. */
export const takeKeptAddress = {
  method: 'post',
  path: '/member/addresses/{id}/use',
  refusals: ['OUT_OF_AREA', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Forgets one. */
export const forgetAddress = { method: 'delete', path: '/member/addresses/{id}' } as const satisfies Endpoint;

/** The accounts of other companies that the member logs in with. */
export const linkedLogins = { method: 'get', path: '/member/logins', answers: 'list' } as const satisfies Endpoint;

/** Logs in by that account no more. */
export const unlinkLogin = { method: 'delete', path: '/member/logins/{provider}' } as const satisfies Endpoint;

/** What a withdrawal would take from the member, and what stands in its way. */
export const withdrawalOutlook = {
  method: 'get',
  path: '/member/withdraw',
  answers: 'object',
} as const satisfies Endpoint;

/** Leaves for good. */
export const withdrawMember = {
  method: 'put',
  path: '/member/withdraw',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** The partner programmes of the member, with what each takes away. */
export const partnerProgrammes = {
  method: 'get',
  path: '/member/partnerInfo',
  answers: 'list',
} as const satisfies Endpoint;

/** The membership, also of somebody who never joined; the first entry counts. */
export const membership = { method: 'get', path: '/myPage/membership', answers: 'object' } as const satisfies Endpoint;

/** Joins, or goes on with a membership that was left or is not paid; nothing is charged twice. */
export const joinMembership = {
  method: 'post',
  path: '/myPage/membership',
  refusals: ['PARTNER_RESTRICTED', 'PAYMENT_REFUSED'],
} as const satisfies Endpoint;

/** What leaving the membership would mean now. */
export const membershipEnd = {
  method: 'get',
  path: '/myPage/membership/withdraw',
  answers: 'object',
  refusals: ['INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Leaves it, as that has said. */
export const leaveMembership = {
  method: 'put',
  path: '/myPage/membership/withdraw',
  refusals: ['INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** A page of what was paid for the membership, newest first. */
export const membershipPayments = {
  method: 'get',
  path: '/myPage/membership/history',
  answers: 'object',
  refusals: ['PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Everything known of the membership. */
export const MEMBERSHIP = '/myPage/membership' satisfies PathPrefix;

/** The member's coupons. */
export const coupons = { method: 'get', path: '/myPage/coupon', answers: 'object' } as const satisfies Endpoint;

/**
 * Takes a coupon by its code. `NOT_FOUND` for an unknown code, `INVALID_TRANSITION` when it is over or all are given away,
 * `ALREADY_EXISTS` when the member has or had it.
 */
export const takeCoupon = {
  method: 'post',
  path: '/myPage/coupon',
  refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'ALREADY_EXISTS', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** The balance of points, and a page of how it came about. */
export const points = { method: 'get', path: '/myPage/point', answers: 'object' } as const satisfies Endpoint;

/** The member's code for friends, what came of it, and a page of who came. */
export const invitation = {
  method: 'get',
  path: '/myPage/invite',
  answers: 'object',
  refusals: ['PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** What a voucher user has left, and a page of what was paid with it. Nobody else has any. */
export const vouchers = {
  method: 'get',
  path: '/myPage/voucher',
  answers: 'object',
  refusals: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** A page of messages, newest first. */
export const notifications = { method: 'get', path: '/notification', answers: 'object' } as const satisfies Endpoint;

/** How many of them were not read yet. */
export const unreadNotifications = {
  method: 'get',
  path: '/notification/count',
  answers: 'object',
} as const satisfies Endpoint;

/** Marks messages, or all of them, as read. */
export const readNotifications = { method: 'put', path: '/notification/read' } as const satisfies Endpoint;

/** Which messages a member wants, and since when. */
export const alarm = { method: 'get', path: '/member/alarm', answers: 'object' } as const satisfies Endpoint;

/** Takes all of them at once, and gives them as they are now. */
export const changeAlarm = { method: 'put', path: '/member/alarm' } as const satisfies Endpoint;

/** Everything known of messages. */
export const NOTIFICATIONS = '/notification' satisfies PathPrefix;

/** Our key for pushes to browsers, and the browser that this login has switched on. */
export const webPush = { method: 'get', path: '/member/webPush', answers: 'object' } as const satisfies Endpoint;

/** Pushes to this browser from here on. `VALIDATION` for a push service that we do not know. */
export const keepWebPush = { method: 'put', path: '/member/webPush' } as const satisfies Endpoint;

/** Pushes to it no more. */
export const removeWebPush = { method: 'delete', path: '/member/webPush' } as const satisfies Endpoint;
