import { Type, type Static } from 'typebox';
import { type NicepayKeys, callProvider, type ProviderFetch } from '#base';
import { readBook } from '../book-answer';
import { instantOf } from '../card-fields';
import type { BookEntry, BookOutcome, BookQuestion } from '../card-provider';
import { credentialsOf, DONE } from './nicepay-calls';

const Row = Type.Object({
  status: Type.Union([Type.Literal('paid'), Type.Literal('cancelled')]),
  orderId: Type.String(),
  cancelOrderId: Type.Optional(Type.String()),
  amount: Type.Integer({ minimum: 1 }),
  at: Type.String(),
});
const BookAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  hasMore: Type.Optional(Type.Boolean()),
  payments: Type.Optional(Type.Array(Row)),
});

const entryOf = ({ status, orderId, cancelOrderId, amount, at }: Static<typeof Row>): BookEntry | null => {
  const instant = instantOf(at);
  const kind = status === 'paid' ? 'charge' : 'cancel';
  return instant === null ? null : { kind, orderId, refundId: cancelOrderId ?? null, amountWon: amount, at: instant };
};

/**
 * A page of its book of a day. Assumed, to be tried before going live: the list of a day depends on the contract, and
 * only this file knows its form.
 */
export const bookOfDay = async (
  fetch: ProviderFetch,
  keys: NicepayKeys,
  { date, page }: BookQuestion,
): Promise<BookOutcome> => {
  const reply = await callProvider(fetch, {
    url: `${keys.apiUrl}/v1/payments?date=${date.replaceAll('-', '')}&page=${page}`,
    headers: { authorization: credentialsOf(keys) },
  });
  return readBook(reply, {
    answer: BookAnswer,
    result: ({ resultCode: code, resultMsg: text }) => ({ isDone: code === DONE, code, text }),
    page: ({ payments = [], hasMore }) => {
      const entries = payments.map(entryOf).filter((entry) => entry !== null);
      return entries.length < payments.length ? null : { entries, hasMore: hasMore === true };
    },
  });
};
