import type { Endpoint } from './endpoint';

/** Sends a code of six digits to a phone number. An earlier code to it is dead from then on. */
export const sendCode = { method: 'post', path: '/auth/otp' } as const satisfies Endpoint;

/** Enters a code. Tokens come only for a number that is registered; any other may register with the answer. */
export const enterCode = {
  method: 'post',
  path: '/auth/otp/verify',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED', 'NOT_OVER_14DAYS'],
} as const satisfies Endpoint;

/** Begins a login at a provider: where to go, and the state that the answer will carry. A cookie keeps the rest. */
export const startWithProvider = { method: 'post', path: '/auth/social/start' } as const satisfies Endpoint;

/**
 * Exchanges a provider's answer for a login. Tokens come only for an identity that is linked to a member; for any other a
 * `socialToken` that links it once a phone number is proved.
 */
export const loginWithProvider = { method: 'post', path: '/auth/social' } as const satisfies Endpoint;

/** Registers a customer with the first address. Safe to repeat: the same code registers one member. */
export const register = {
  method: 'post',
  path: '/member/address',
  refusals: ['OUT_OF_AREA', 'OTP_EXPIRED', 'OTP_WRONG', 'NOT_OVER_14DAYS'],
} as const satisfies Endpoint;

/** Gives fresh tokens for a refresh token. */
export const refreshTokens = { method: 'put', path: '/member/refresh' } as const satisfies Endpoint;

/** Ends the session on the server. */
export const endSession = { method: 'put', path: '/member/signOut' } as const satisfies Endpoint;

/** Sends a code to the number that the member has now, for one purpose. */
export const sendProof = { method: 'post', path: '/member/proof' } as const satisfies Endpoint;

/** Enters it; from then on it stays good for half an hour, until it is used. */
export const enterProof = {
  method: 'put',
  path: '/member/proof',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED'],
} as const satisfies Endpoint;

/** Shows who the member is by a linked login instead. @returns the same proof. */
export const proveWithProvider = { method: 'post', path: '/auth/social/proof' } as const satisfies Endpoint;

/** Gives the member another phone number, by a code to it and the proof of the present one; every other device is logged out. */
export const changePhoneNumber = {
  method: 'put',
  path: '/member/phoneNumber',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED', 'ALREADY_EXISTS'],
} as const satisfies Endpoint;

/** The change of a lost number that waits for its 72 hours. */
export const lostNumber = { method: 'get', path: '/member/lostNumber', answers: 'object' } as const satisfies Endpoint;

/** Begins one, by a code to the new number. */
export const askForLostNumber = {
  method: 'post',
  path: '/member/lostNumber',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED', 'ALREADY_EXISTS', 'INVALID_TRANSITION'],
} as const satisfies Endpoint;

/** Stops it; nothing happens where none waits. */
export const stopLostNumber = { method: 'delete', path: '/member/lostNumber' } as const satisfies Endpoint;

/** Stops one by the link that the present number got, without a login. */
export const stopLostNumberByLink = {
  method: 'post',
  path: '/auth/lostNumber/stop',
  refusals: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** The devices on which the member is logged in, this one first. */
export const devices = { method: 'get', path: '/member/devices', answers: 'list' } as const satisfies Endpoint;

/** Logs the member out on one of them. */
export const endDevice = {
  method: 'delete',
  path: '/member/devices/{id}',
  refusals: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Logs the member out everywhere but here. */
export const endOtherDevices = { method: 'delete', path: '/member/devices' } as const satisfies Endpoint;

/** How the member stands to each term, and which are to be asked again. */
export const consents = { method: 'get', path: '/member/consents', answers: 'list' } as const satisfies Endpoint;

/** Takes answers to terms, yes and no alike, and gives all as they are then. */
export const answerConsents = { method: 'put', path: '/member/consents' } as const satisfies Endpoint;

/** Tells where the native app receives messages. */
export const reportPushToken = { method: 'put', path: '/member/fcmToken' } as const satisfies Endpoint;
