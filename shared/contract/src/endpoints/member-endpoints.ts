import type { Endpoint, PathPrefix } from './endpoint';

/** Logged-in member. */
export const member = { method: 'get', path: '/member', answers: 'object' } as const satisfies Endpoint;

/** Changes the member's nickname. */
export const changeNickname = { method: 'put', path: '/member/nickname' } as const satisfies Endpoint;

/** Pickup address of the member. */
export const memberAddress = { method: 'get', path: '/member/address', answers: 'object' } as const satisfies Endpoint;

/** Changes the pickup address. */
export const changeAddress = {
  method: 'put',
  path: '/member/address',
  refusals: ['OUT_OF_AREA', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Previous addresses: labelled ones first, then by last use. */
export const keptAddresses = { method: 'get', path: '/member/addresses', answers: 'list' } as const satisfies Endpoint;

/** Sets a label (집), or removes it with an empty one. */
export const labelAddress = { method: 'put', path: '/member/addresses/{id}' } as const satisfies Endpoint;

/** Makes one the current address again. */
export const takeKeptAddress = {
  method: 'post',
  path: '/member/addresses/{id}/use',
  refusals: ['OUT_OF_AREA', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Deletes one. */
export const forgetAddress = { method: 'delete', path: '/member/addresses/{id}' } as const satisfies Endpoint;

/** Accounts of other companies linked for login. */
export const linkedLogins = { method: 'get', path: '/member/logins', answers: 'list' } as const satisfies Endpoint;

/** Unlinks one. */
export const unlinkLogin = { method: 'delete', path: '/member/logins/{provider}' } as const satisfies Endpoint;

/** Preview of a withdrawal: what the member would lose, and what blocks it. */
export const withdrawalOutlook = {
  method: 'get',
  path: '/member/withdraw',
  answers: 'object',
} as const satisfies Endpoint;

/** Withdraws the member permanently. */
export const withdrawMember = {
  method: 'put',
  path: '/member/withdraw',
  refusals: ['INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Partner programmes of the member, with the exclusions of each. */
export const partnerProgrammes = {
  method: 'get',
  path: '/member/partnerInfo',
  answers: 'list',
} as const satisfies Endpoint;

/** Membership, also of a member who never joined; the first entry counts. */
export const membership = { method: 'get', path: '/myPage/membership', answers: 'object' } as const satisfies Endpoint;

/** Joins, or resumes a membership that was ended or is unpaid; nothing is charged twice. */
export const joinMembership = {
  method: 'post',
  path: '/myPage/membership',
  refusals: ['PARTNER_RESTRICTED', 'PAYMENT_REFUSED'],
} as const satisfies Endpoint;

/** Preview of ending the membership now. */
export const membershipEnd = {
  method: 'get',
  path: '/myPage/membership/withdraw',
  answers: 'object',
  refusals: ['INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Ends it on the terms of the preview. */
export const leaveMembership = {
  method: 'put',
  path: '/myPage/membership/withdraw',
  refusals: ['INVALID_TRANSITION', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Page of the membership's payments, newest first. */
export const membershipPayments = {
  method: 'get',
  path: '/myPage/membership/history',
  answers: 'object',
  refusals: ['PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Prefix of all reads of the membership. */
export const MEMBERSHIP = '/myPage/membership' satisfies PathPrefix;

/** Member's coupons. */
export const coupons = { method: 'get', path: '/myPage/coupon', answers: 'object' } as const satisfies Endpoint;

/**
 * Redeems a coupon code. `NOT_FOUND` for an unknown code, `INVALID_TRANSITION` when it has expired or run out,
 * `ALREADY_EXISTS` when the member has or had it.
 */
export const takeCoupon = {
  method: 'post',
  path: '/myPage/coupon',
  refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'ALREADY_EXISTS', 'PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Balance of points, and a page of its history. */
export const points = { method: 'get', path: '/myPage/point', answers: 'object' } as const satisfies Endpoint;

/** Member's referral code, its rewards, and a page of invited friends. */
export const invitation = {
  method: 'get',
  path: '/myPage/invite',
  answers: 'object',
  refusals: ['PARTNER_RESTRICTED'],
} as const satisfies Endpoint;

/** Balance of a voucher user, and a page of its payments. Empty for anyone else. */
export const vouchers = {
  method: 'get',
  path: '/myPage/voucher',
  answers: 'object',
  refusals: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Page of messages, newest first. */
export const notifications = { method: 'get', path: '/notification', answers: 'object' } as const satisfies Endpoint;

/** Number of unread messages. */
export const unreadNotifications = {
  method: 'get',
  path: '/notification/count',
  answers: 'object',
} as const satisfies Endpoint;

/** Marks messages, or all of them, as read. */
export const readNotifications = { method: 'put', path: '/notification/read' } as const satisfies Endpoint;

/** Member's notification settings, and since when. */
export const alarm = { method: 'get', path: '/member/alarm', answers: 'object' } as const satisfies Endpoint;

/** Saves all settings at once, and returns them. */
export const changeAlarm = { method: 'put', path: '/member/alarm' } as const satisfies Endpoint;

/** Prefix of all reads of messages. */
export const NOTIFICATIONS = '/notification' satisfies PathPrefix;

/** Public key for web push, and the browser that this login has enabled. */
export const webPush = { method: 'get', path: '/member/webPush', answers: 'object' } as const satisfies Endpoint;

/** Enables web push for this browser. `VALIDATION` for an unknown push service. */
export const keepWebPush = { method: 'put', path: '/member/webPush' } as const satisfies Endpoint;

/** Disables it. */
export const removeWebPush = { method: 'delete', path: '/member/webPush' } as const satisfies Endpoint;
