import { sha256 } from '../hashes';

/** `signature` of a returned registration. */
export const registrationSignature = (
  { encData, clientId, orderId }: Readonly<Record<'encData' | 'clientId' | 'orderId', string>>,
  secretKey: string,
): string => sha256(encData + clientId + orderId + secretKey);

/** `signature` of a returned payment. */
export const returnSignature = (
  { authToken, clientId, amount }: Readonly<Record<'authToken' | 'clientId' | 'amount', string>>,
  secretKey: string,
): string => sha256(authToken + clientId + amount + secretKey);

/** `signData` of an approval, and `signature` of every answer and webhook about a payment. */
export const paymentSignature = (
  { tid, amount, ediDate }: Readonly<Record<'tid' | 'amount' | 'ediDate', string>>,
  secretKey: string,
): string => sha256(tid + amount + ediDate + secretKey);

/** `signData` of calls about an order alone: a registration, a net cancel. */
export const orderSignData = (orderId: string, ediDate: string, secretKey: string): string =>
  sha256(orderId + ediDate + secretKey);

/** `signData` of calls with a billing key: a charge, its expiry. */
export const billingSignData = (
  { orderId, bid, ediDate }: Readonly<Record<'orderId' | 'bid' | 'ediDate', string>>,
  secretKey: string,
): string => sha256(orderId + bid + ediDate + secretKey);

/** `signData` of a refund. */
export const cancelSignData = (tid: string, ediDate: string, secretKey: string): string =>
  sha256(tid + ediDate + secretKey);
