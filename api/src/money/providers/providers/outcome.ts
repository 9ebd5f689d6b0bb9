import { refusalText } from './refusal-text';

/** Fields that are compared before an answer is trusted. */
export type CheckedField =
  'amount' | 'authToken' | 'billingKey' | 'host' | 'mid' | 'order' | 'session' | 'signature' | 'tid';

/** No money was taken and no card was registered. */
export interface Refused {
  readonly state: 'refused';
  /** `us`: the answer or return does not match our request. */
  readonly by: 'provider' | 'us';
  /** The provider's code, or ours: `WRONG_AMOUNT`. */
  readonly code: string;
  /** For people, in Korean. */
  readonly message: string;
}

/** Why the outcome of a payment is unknown. */
export type Doubt =
  | { readonly why: 'timeout' | 'network' | 'http' | 'unreadable' }
  /** The provider has had this order before, or does not know itself: a look-up is needed. */
  | { readonly why: 'order-used' | 'provider-unsure'; readonly code: string }
  /** The provider confirms something other than our request. */
  | { readonly why: 'contradiction'; readonly field: CheckedField };

/** Result of a net cancel: `not-offered` where the protocol has none for this call. */
export type NetCancel = 'cancelled' | 'refused' | 'unanswered' | 'not-offered';

/** Outcome that needs a look-up; `netCancel: 'cancelled'` means that nothing was taken in the end. */
export interface Unknown {
  readonly state: 'unknown';
  readonly doubt: Doubt;
  readonly netCancel: NetCancel;
}

const NOT_OURS = '결제사의 답을 확인하지 못했어요. 다시 시도해 주세요.';

/** Codes of KG Inicis and NICEPAY for a customer who pressed 취소 in the window. */
const CANCELLED_IN_WINDOW: ReadonlySet<string> = new Set(['V801', 'I002']);

/** Whether the customer cancelled in the provider's window: no error, and worded by ourselves. */
export const isCancelledInWindow = ({ code }: Pick<Refused, 'code'>): boolean => CANCELLED_IN_WINDOW.has(code);

/** Refusal by the provider. */
export const refusedByProvider = (code: string, message: string): Refused => ({
  state: 'refused',
  by: 'provider',
  code,
  message: isCancelledInWindow({ code }) ? '결제를 취소했어요.' : refusalText(message),
});

/** Refusal by ourselves, because a field does not match: `WRONG_AMOUNT`. */
export const refusedByUs = (field: CheckedField): Refused => ({
  state: 'refused',
  by: 'us',
  code: `WRONG_${field.toUpperCase()}`,
  message: NOT_OURS,
});

/** Something that this provider does not do. */
export const notOffered = (): Refused => ({ state: 'refused', by: 'us', code: 'NOT_OFFERED', message: NOT_OURS });

/** Unknown outcome, with the result of the net cancel. */
export const unknown = (doubt: Doubt, netCancel: NetCancel): Unknown => ({ state: 'unknown', doubt, netCancel });

/** The first wrong field of a set of checks; undefined when all are right. */
export const wrongField = (checks: Readonly<Partial<Record<CheckedField, boolean>>>): CheckedField | undefined => {
  const fields: readonly CheckedField[] = [
    'mid',
    'session',
    'order',
    'amount',
    'tid',
    'signature',
    'host',
    'authToken',
    'billingKey',
  ];
  return fields.find((field) => checks[field] === false);
};
