import { Value } from 'typebox/value';
import type { Static, TSchema } from 'typebox';
import type { BookOutcome } from './card-provider';
import { refusedByProvider, unknown, type Doubt } from './outcome';
import type { ProviderReply } from '#base';

const UNREADABLE: Doubt = { why: 'unreadable' };

/** How a provider writes its book. */
export interface BookReading<Answer extends TSchema> {
  readonly answer: Answer;
  /** Whether an answer that can be read is a yes: its code and its words. */
  readonly result: (answer: Static<Answer>) => {
    readonly isDone: boolean;
    readonly code: string;
    readonly text: string;
  };
  /** Its entries; null where one of them cannot be read, because then nothing of it is to be believed. */
  readonly page: (answer: Static<Answer>) => Omit<Extract<BookOutcome, { state: 'read' }>, 'state'> | null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a page of a provider's book says; an answer that is none of its pages leaves it open. */
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
