import type { Endpoint } from './endpoint';

/** Sends a code of six digits to a phone number. Invalidates an earlier code to it. */
export const sendCode = { method: 'post', path: '/auth/otp' } as const satisfies Endpoint;

/** Verifies a code. Returns tokens only for a registered number; others can register with the response. */
export const enterCode = {
  method: 'post',
  path: '/auth/otp/verify',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED', 'NOT_OVER_14DAYS'],
} as const satisfies Endpoint;

/** Starts a login at a provider: returns its address and the state for the response. A cookie holds the rest. */
export const startWithProvider = { method: 'post', path: '/auth/social/start' } as const satisfies Endpoint;

/**
 * Exchanges a provider's response for a login. Returns tokens only for an identity linked to a member; otherwise a
 * `socialToken` to link it once a phone number is verified.
 */
export const loginWithProvider = { method: 'post', path: '/auth/social' } as const satisfies Endpoint;

/** Registers a customer with the first address. Idempotent: the same code registers one member. */
export const register = {
  method: 'post',
  path: '/member/address',
  refusals: ['OUT_OF_AREA', 'OTP_EXPIRED', 'OTP_WRONG', 'NOT_OVER_14DAYS'],
} as const satisfies Endpoint;

/** Exchanges a refresh token for fresh tokens. */
export const refreshTokens = { method: 'put', path: '/member/refresh' } as const satisfies Endpoint;

/** Ends the session on the server. */
export const endSession = { method: 'put', path: '/member/signOut' } as const satisfies Endpoint;

/** Sends a code to the member's current number, for one purpose. */
export const sendProof = { method: 'post', path: '/member/proof' } as const satisfies Endpoint;

/** Verifies it; valid for half an hour, until it is used. */
export const enterProof = {
  method: 'put',
  path: '/member/proof',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED'],
} as const satisfies Endpoint;

/** Proves the member's identity by a linked login instead. @returns the same proof. */
export const proveWithProvider = { method: 'post', path: '/auth/social/proof' } as const satisfies Endpoint;

/**
 * Changes the member's phone number, by a code to the new one and a proof of the current one; logs out every other
 * device.
 */
export const changePhoneNumber = {
  method: 'put',
  path: '/member/phoneNumber',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED', 'ALREADY_EXISTS'],
} as const satisfies Endpoint;

/** Pending change of a lost number, which takes effect after 72 hours. */
export const lostNumber = { method: 'get', path: '/member/lostNumber', answers: 'object' } as const satisfies Endpoint;

/** Starts one, by a code to the new number. */
export const askForLostNumber = {
  method: 'post',
  path: '/member/lostNumber',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED', 'ALREADY_EXISTS', 'INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Stops it; a no-op without one. */
export const stopLostNumber = { method: 'delete', path: '/member/lostNumber' } as const satisfies Endpoint;

/** Stops one by the link sent to the current number, without a login. */
export const stopLostNumberByLink = {
  method: 'post',
  path: '/auth/lostNumber/stop',
  refusals: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Devices on which the member is logged in, this one first. */
export const devices = { method: 'get', path: '/member/devices', answers: 'list' } as const satisfies Endpoint;

/** Logs the member out on one device. */
export const endDevice = {
  method: 'delete',
  path: '/member/devices/{id}',
  refusals: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Logs the member out on all other devices. */
export const endOtherDevices = { method: 'delete', path: '/member/devices' } as const satisfies Endpoint;

/** Member's answers to the terms, and which are due again. */
export const consents = { method: 'get', path: '/member/consents', answers: 'list' } as const satisfies Endpoint;

/** Saves answers to terms, yes and no alike, and returns all of them. */
export const answerConsents = { method: 'put', path: '/member/consents' } as const satisfies Endpoint;

/** Reports the push address of the native app. */
export const reportPushToken = { method: 'put', path: '/member/fcmToken' } as const satisfies Endpoint;
