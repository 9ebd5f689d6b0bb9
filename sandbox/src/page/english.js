// English texts of the page by their Korean ones; a test fails where a text has none.
import { DESKS } from './english-desks.js';
import { ORDERS } from './english-orders.js';
import { PAGE } from './english-page.js';
import { SHOP } from './english-shop.js';
import { TOOLS } from './english-tools.js';

export const ENGLISH = { ...PAGE, ...ORDERS, ...SHOP, ...DESKS, ...TOOLS };

/** Why the server refuses, by its code; its own words are Korean and follow. */
export const REFUSALS = {
  NO_JWT: 'Nobody is logged in.',
  NOT_EXPIRED_JWT: 'Log in again.',
  EXPIRED_JWT: 'The login has run out.',
  INVALID_JWT: 'The login is not valid.',
  REFRESH_REUSED: 'The login was renewed elsewhere.',
  PAYMENT_REFUSED: 'The payment was declined.',
  FORBIDDEN: 'This is not allowed.',
  OBSOLETE_VERSION: 'The app is too old.',
  PARTNER_RESTRICTED: 'Members of a partner may not do this.',
  NOT_FOUND: 'There is no such thing.',
  ALREADY_EXISTS: 'It is there already.',
  NOT_OVER_14DAYS: 'Whoever has left may join again after 14 days.',
  INVALID_TRANSITION: 'This is not possible now.',
  SLOT_FULL: 'The pickup slot is full.',
  IDEMPOTENCY_MISMATCH: 'The same call came with other contents.',
  OFFER_CHANGED: 'The price has changed.',
  TOO_LARGE: 'The file is too large.',
  UNSUPPORTED_IMAGE: 'Only jpg, gif, png and jpeg will do.',
  VALIDATION: 'Please check what was filled in.',
  OUT_OF_AREA: 'We do not come there yet.',
  OTP_WRONG: 'The login code is wrong.',
  OTP_EXPIRED: 'The login code has run out.',
  TOO_MANY_REQUESTS: 'Too many calls. Please wait a moment.',
  INTERNAL: 'Something went wrong. Please try again in a moment.',
  UNAVAILABLE: 'The server does not answer. Please try again in a moment.',
};
