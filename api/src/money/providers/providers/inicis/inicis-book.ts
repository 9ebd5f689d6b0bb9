import { Type, type Static } from 'typebox';
import type { InicisKeys, ProviderFetch } from '#base';
import { readBook } from '../book-answer';
import { instantOf, seoulStamp, wonOf } from '../card-fields';
import type { BookEntry, BookOutcome, BookQuestion } from '../card-provider';
import { postForm } from './inicis-answers';
import { iniApiHash } from './inicis-hashes';

const Row = Type.Object({ status: Type.String(), oid: Type.String(), price: Type.String(), applTime: Type.String() });
const BookAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  hasMore: Type.Optional(Type.String()),
  list: Type.Optional(Type.Array(Row)),
});

const DONE = '00';
const KINDS: Readonly<Record<string, BookEntry['kind']>> = { '0': 'charge', '1': 'cancel' };

const entryOf = ({ status, oid, price, applTime }: Static<typeof Row>): BookEntry | null => {
  const [kind, amountWon, at] = [KINDS[status], wonOf(price), instantOf(applTime)];
  return kind === undefined || amountWon === null || at === null
    ? null
    : { kind, orderId: oid, refundId: null, amountWon, at };
};

/**
 * A page of its book of a day. Assumed like the inquiry, to be tried before going live: the service that lists a day
 * (an address that is called, or a file) depends on the contract, and only this file knows its form.
 */
export const bookOfDay = async (
  fetch: ProviderFetch,
  keys: InicisKeys,
  { date, page, now }: BookQuestion,
): Promise<BookOutcome> => {
  const { clientIp, mid } = keys;
  const call = { type: 'Extra', paymethod: 'DayList', timestamp: seoulStamp(now), clientIp, mid };
  const day = date.replaceAll('-', '');
  const reply = await postForm(fetch, `${keys.apiUrl}/api/v1/extra/list`, {
    ...call,
    date: day,
    page: String(page),
    hashData: iniApiHash(keys.iniApiKey, call, [day]),
  });
  return readBook(reply, {
    answer: BookAnswer,
    result: ({ resultCode: code, resultMsg: text }) => ({ isDone: code === DONE, code, text }),
    page: ({ list = [], hasMore }) => {
      const entries = list.map(entryOf).filter((entry) => entry !== null);
      return entries.length < list.length ? null : { entries, hasMore: hasMore === 'Y' };
    },
  });
};
