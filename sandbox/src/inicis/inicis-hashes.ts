import { createHash } from 'node:crypto';
import { INICIS_KEYS } from '../payments/payment-keys';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const sha512 = (text: string) => createHash('sha512').update(text, 'utf8');

const { signKey, apiKey, hashKey, mobileBillingKey } = INICIS_KEYS;

/** Expected `mKey` of the PC window. */
export const expectedMKey = (): string => sha256(signKey);

interface WindowFields {
  readonly oid: string;
  readonly price: string;
  readonly timestamp: string;
}

/** Expected `signature` of the PC window. */
export const windowSignature = ({ oid, price, timestamp }: WindowFields): string =>
  sha256(`oid=${oid}&price=${price}&timestamp=${timestamp}`);

/** Expected `verification` of the PC window. */
export const windowVerification = ({ oid, price, timestamp }: WindowFields): string =>
  sha256(`oid=${oid}&price=${price}&signKey=${signKey}&timestamp=${timestamp}`);

/** Expected `signature` at `authUrl` and `netCancelUrl`. */
export const approvalSignature = (authToken: string, timestamp: string): string =>
  sha256(`authToken=${authToken}&timestamp=${timestamp}`);

/** Expected `verification` at `authUrl` and `netCancelUrl`. */
export const approvalVerification = (authToken: string, timestamp: string): string =>
  sha256(`authToken=${authToken}&signKey=${signKey}&timestamp=${timestamp}`);

/**
 * Signature of an answer of `authUrl`: over three fields, whose choice and order depend on the last digit of the time.
 */
export const answerSignature = (moid: string, totPrice: string, tstamp: string): string => {
  const [mid, order, price, time] = [
    `mid=${INICIS_KEYS.mid}`,
    `MOID=${moid}`,
    `TotPrice=${totPrice}`,
    `tstamp=${tstamp}`,
  ];
  const byDigit = [
    [price, time, order],
    [order, mid, time],
    [order, time, mid],
    [mid, order, time],
    [mid, time, order],
    [time, mid, order],
    [time, order, mid],
    [price, mid, time],
    [price, time, mid],
    [price, order, time],
  ];
  return sha256((byDigit[Number(tstamp.at(-1))] ?? []).join('&'));
};

/** Expected `hashdata` of the mobile window that registers a card. */
export const mobileBillingHash = (form: {
  readonly price: string;
  readonly mid: string;
  readonly orderId: string;
  readonly timestamp: string;
}): string => sha512(form.price + form.mid + form.orderId + form.timestamp + mobileBillingKey).digest('hex');

/** Expected `P_CHKFAKE` of the mobile window of one payment. */
export const mobilePaymentHash = (amount: string, orderId: string, timestamp: string): string =>
  sha512(amount + orderId + timestamp + hashKey).digest('base64');

/** Expected `hashData` of the server's calls, over their fields in the order of the protocol. */
export const apiHash = (...fields: readonly string[]): string => sha512(apiKey + fields.join('')).digest('hex');
