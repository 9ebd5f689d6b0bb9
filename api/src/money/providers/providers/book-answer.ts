import { Value } from 'typebox/value';
import type { Static, TSchema } from 'typebox';
import type { BookOutcome } from './card-provider';
import { refusedByProvider, unknown, type Doubt } from './outcome';
import type { ProviderReply } from '#base';

const UNREADABLE: Doubt = { why: 'unreadable' };

/** Format of a provider's book. */
export interface BookReading<Answer extends TSchema> {
  readonly answer: Answer;
  /** Result code and message of a parsed answer. */
  readonly result: (answer: Static<Answer>) => {
    readonly isDone: boolean;
    readonly code: string;
    readonly text: string;
  };
  /** Its entries; null where one of them cannot be parsed, because then the whole page is rejected. */
  readonly page: (answer: Static<Answer>) => Omit<Extract<BookOutcome, { state: 'read' }>, 'state'> | null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Parses a page of a provider's book; any other answer leaves it unknown. */
export const readBook = <Answer extends TSchema>(
  reply: ProviderReply,
  { answer, result, page }: BookReading<Answer>,
): BookOutcome => {
  if (reply.state === 'unanswered') return unknown(reply.doubt, 'not-offered');
  const value = parsed(reply.text);
  if (!Value.Check(answer, value)) return unknown(UNREADABLE, 'not-offered');
  const { isDone, code, text } = result(value);
  if (!isDone) return refusedByProvider(code, text);
  const read = page(value);
  return read === null ? unknown(UNREADABLE, 'not-offered') : { state: 'read', ...read };
};
