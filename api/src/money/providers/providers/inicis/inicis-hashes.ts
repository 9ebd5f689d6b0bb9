import { sha256, sha512, sha512Base64 } from '../hashes';

/** Fields that open a window on a computer. */
interface Prepared {
  readonly oid: string;
  readonly price: string;
  /** Milliseconds since 1970. */
  readonly timestamp: string;
}

/** Hash in place of the signing key, which itself is never sent. */
export const mKeyOf = (signKey: string): string => sha256(signKey);

/** `signature` that opens a window. */
export const preparedSignature = ({ oid, price, timestamp }: Prepared): string =>
  sha256(`oid=${oid}&price=${price}&timestamp=${timestamp}`);

/** `verification` that opens a window: its signature again, with the key. */
export const preparedVerification = ({ oid, price, timestamp }: Prepared, signKey: string): string =>
  sha256(`oid=${oid}&price=${price}&signKey=${signKey}&timestamp=${timestamp}`);

/** `signature` of an authorisation, and of its net cancel. */
export const authorisationSignature = (authToken: string, timestamp: string): string =>
  sha256(`authToken=${authToken}&timestamp=${timestamp}`);

/** `verification` of an authorisation, and of its net cancel. */
export const authorisationVerification = (authToken: string, timestamp: string, signKey: string): string =>
  sha256(`authToken=${authToken}&signKey=${signKey}&timestamp=${timestamp}`);

type Answered = Readonly<Record<'mid' | 'tstamp' | 'MOID' | 'TotPrice', string>>;

/** Signed fields of an answer, in order: the last digit of the request's timestamp chooses. */
const ANSWER_ORDERS: Readonly<Record<string, readonly (keyof Answered)[]>> = {
  '0': ['TotPrice', 'tstamp', 'MOID'],
  '1': ['MOID', 'mid', 'tstamp'],
  '2': ['MOID', 'tstamp', 'mid'],
  '3': ['mid', 'MOID', 'tstamp'],
  '4': ['mid', 'tstamp', 'MOID'],
  '5': ['tstamp', 'mid', 'MOID'],
  '6': ['tstamp', 'MOID', 'mid'],
  '7': ['TotPrice', 'mid', 'tstamp'],
  '8': ['TotPrice', 'tstamp', 'mid'],
  '9': ['TotPrice', 'MOID', 'tstamp'],
};

/** `authSignature` of an answer; the order of its fields is that of the provider's own samples (docs/adr/0051). */
export const answerSignature = (answer: Answered): string =>
  sha256((ANSWER_ORDERS[answer.tstamp.slice(-1)] ?? []).map((name) => `${name}=${answer[name]}`).join('&'));

/** `hashdata` of a registration on a phone. */
export const billingHash = (
  { price, mid, orderId, timestamp }: Readonly<Record<'price' | 'mid' | 'orderId' | 'timestamp', string>>,
  iniLiteKey: string,
): string => sha512(price + mid + orderId + timestamp + iniLiteKey);

/** `P_CHKFAKE` of a payment on a phone. */
export const checkFake = (
  { amount, oid, timestamp }: Readonly<Record<'amount' | 'oid' | 'timestamp', string>>,
  mobileHashKey: string,
): string => sha512Base64(amount + oid + timestamp + mobileHashKey);

/** Common fields of every INIAPI call. */
export interface IniApiCall {
  readonly type: string;
  readonly paymethod: string;
  /** `YYYYMMDDhhmmss` in Seoul. */
  readonly timestamp: string;
  readonly clientIp: string;
  readonly mid: string;
}

/** `hashData` of an INIAPI call; `rest` is the part of that call, in its order. */
export const iniApiHash = (
  iniApiKey: string,
  { type, paymethod, timestamp, clientIp, mid }: IniApiCall,
  rest: readonly string[],
): string => sha512([iniApiKey, type, paymethod, timestamp, clientIp, mid, ...rest].join(''));
