import { createHash } from 'node:crypto';
import { NICEPAY_KEYS } from '../payments/payment-keys';

const { clientId, secretKey } = NICEPAY_KEYS;

/** `hex(sha256(… + SecretKey))` over fields in the order of the protocol. */
export const signed = (...fields: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(`${fields.join('')}${secretKey}`, 'utf8')
    .digest('hex');

/** Expected `Authorization` header of every server call. */
export const expectedAuthorization = (): string =>
  `Basic ${Buffer.from(`${clientId}:${secretKey}`, 'utf8').toString('base64')}`;
