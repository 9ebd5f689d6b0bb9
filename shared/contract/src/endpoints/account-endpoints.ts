import type { Endpoint } from './endpoint';

/** Sends a code of six digits to a phone number. An earlier code to it is dead from then on. */
export const sendCode = { method: 'post', path: '/auth/otp' } as const satisfies Endpoint;

/** Enters a code. Tokens come only for a number that is registered; any other may register with the answer. */
export const enterCode = {
  method: 'post',
  path: '/auth/otp/verify',
  refusals: ['OTP_WRONG', 'OTP_EXPIRED', 'NOT_OVER_14DAYS'],
} as const satisfies Endpoint;

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

/** Tells where the native app receives messages. */
export const reportPushToken = { method: 'put', path: '/member/fcmToken' } as const satisfies Endpoint;
