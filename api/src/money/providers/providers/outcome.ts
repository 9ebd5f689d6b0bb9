import { refusalText } from './refusal-text';

/** The fields that are compared before anything is believed. */
export type CheckedField =
  'amount' | 'authToken' | 'billingKey' | 'host' | 'mid' | 'order' | 'session' | 'signature' | 'tid';

/** Nothing was taken and nothing was registered. */
export interface Refused {
  readonly state: 'refused';
  /** `us`: what came is not what we asked for, whoever sent it. */
  readonly by: 'provider' | 'us';
  /** The provider's code, or ours: `WRONG_AMOUNT`. */
  readonly code: string;
  /** For people, in Korean. */
  readonly message: string;
}

/** Why nobody can say whether money was taken. */
export type Doubt =
  | { readonly why: 'timeout' | 'network' | 'http' | 'unreadable' }
  /** The provider has had this order before, or does not know itself: what came of it has to be asked. */
  | { readonly why: 'order-used' | 'provider-unsure'; readonly code: string }
  /** The provider says yes, but to something else than we asked. */
  | { readonly why: 'contradiction'; readonly field: CheckedField };

/** What a net cancel said: `not-offered` where the protocol has none for this call. */
export type NetCancel = 'cancelled' | 'refused' | 'unanswered' | 'not-offered';

/** The outcome has to be asked for; `netCancel: 'cancelled'` says that nothing is left of it. */
export interface Unknown {
  readonly state: 'unknown';
  readonly doubt: Doubt;
  readonly netCancel: NetCancel;
}

const NOT_OURS = '결제사의 답을 확인하지 못했어요. 다시 시도해 주세요.';

/** Codes of KG Inicis and NICEPAY for a person who pressed 취소 in the window. */
const CANCELLED_IN_WINDOW: ReadonlySet<string> = new Set(['V801', 'I002']);

/** Whether the person cancelled in the provider's window: no fault, and said in our own words. */
export const isCancelledInWindow = ({ code }: Pick<Refused, 'code'>): boolean => CANCELLED_IN_WINDOW.has(code);

/** The provider said no. */
export const refusedByProvider = (code: string, message: string): Refused => ({
  state: 'refused',
  by: 'provider',
  code,
  message: isCancelledInWindow({ code }) ? '결제를 취소했어요.' : refusalText(message),
});

/** We do, because a field is not what it has to be: `WRONG_AMOUNT`. */
export const refusedByUs = (field: CheckedField): Refused => ({
  state: 'refused',
  by: 'us',
  code: `WRONG_${field.toUpperCase()}`,
  message: NOT_OURS,
});

/** Something that this provider does not do. */
export const notOffered = (): Refused => ({ state: 'refused', by: 'us', code: 'NOT_OFFERED', message: NOT_OURS });

/** Nobody can say what happened, and what the net cancel said. */
export const unknown = (doubt: Doubt, netCancel: NetCancel): Unknown => ({ state: 'unknown', doubt, netCancel });

/** The first field that is wrong, of fields and whether they are right; undefined when all are. */
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
