import { SEOUL_AHEAD_MS } from '@dongne/contract';
import { Value } from 'typebox/value';
import { Type } from 'typebox';

const Json = Type.Record(Type.String(), Type.Unknown());
const SHOWN_DIGITS = 4;

/**
 * The last four digits of a card number, `*` where the provider masks them; null when there is none. The rest of the
 * number is discarded here.
 */
export const lastFourOf = (cardNumber: string): string | null => {
  const digits = cardNumber.replaceAll(/[\s-]/g, '');
  return /^[\d*]{12,19}$/.test(digits) || /^\d{4}$/.test(digits) ? digits.slice(-SHOWN_DIGITS) : null;
};

/** A provider's amount as whole won, null for anything else. */
export const wonOf = (text: string): number | null => (/^\d{1,12}$/.test(text) ? Number(text) : null);

/** `YYYYMMDDhhmmss` in Seoul. */
export const seoulStamp = (instant: Date): string =>
  new Date(instant.getTime() + SEOUL_AHEAD_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** The instant of `YYYYMMDDhhmmss` in Seoul, or of an ISO 8601 text; null for anything else. */
export const instantOf = (text: string): Date | null => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`;
  if (!/^\d{4}-\d\d-\d\dT/.test(iso)) return null;
  // NicePay writes its offset as `+0900`.
  const instant = new Date(iso.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/** Fields of an answer by name; only texts, numbers and booleans. */
export interface AnswerFields {
  /** Empty for a missing field. */
  readonly text: (name: string) => string;
}

const textsOf = (values: Readonly<Record<string, unknown>>, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(values).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[before + name, value]];
    if (typeof value === 'number' || typeof value === 'boolean') return [[before + name, String(value)]];
    return before === '' && Value.Check(Json, value) ? textsOf(value, `${name}.`) : [];
  });

const fieldsOf = (texts: ReadonlyMap<string, string>): AnswerFields => ({ text: (name) => texts.get(name) ?? '' });

/** Fields of a browser's form. */
export const returnedFieldsOf = (fields: Readonly<Record<string, string>>): AnswerFields =>
  fieldsOf(new Map(Object.entries(fields)));

/** Fields of a JSON object, nested ones as `card.cardName`; null for anything else. */
export const jsonFieldsOf = (text: string): AnswerFields | null => {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(Json, value) && !Array.isArray(value) ? fieldsOf(new Map(textsOf(value))) : null;
  } catch {
    return null;
  }
};

/** Fields of `a=1&b=2`. */
export const formFieldsOf = (text: string): AnswerFields => fieldsOf(new Map(new URLSearchParams(text.trim())));
