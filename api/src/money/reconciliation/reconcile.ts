import { seoulDate } from '@dongne/contract';
import { invalidField, type Needs } from '#base';
import type { OtherBook, OwnBook } from './books';
import { cardBook } from './card-book-repository';
import { compareDay } from './compare-day';
import type { Book } from './differences';
import { ledgerDifferences } from './ledger-check-repository';
import { daysBetween, daySpan, type DaySpan } from './movement';
import { noBook, programmeBook, providerBook } from './other-books';
import type { ReconciliationView } from './reconciliation-schemas';
import { voucherBook } from './voucher-book-repository';

type Parts = Needs<'cardProviders' | 'clock' | 'database' | 'vouchers'>;

const DAY_MS = 24 * 3_600_000;
const MOST_DAYS = 31;

interface Pair {
  readonly book: Book;
  readonly own: OwnBook;
  readonly other: OtherBook;
}

const pairsOf = (parts: Parts): readonly Pair[] => {
  const { cardProviders, database, vouchers } = parts;
  const cards = (['INICIS', 'NICEPAY'] as const).map((book) => {
    const provider = cardProviders[book];
    return { book, own: cardBook(database, book), other: provider === null ? noBook : providerBook(provider, parts) };
  });
  const other = vouchers === null ? noBook : programmeBook(vouchers, parts);
  return [...cards, { book: 'VOUCHERS', own: voucherBook(database), other }];
};

/** Whether there is nothing to compare: a provider without keys and without any payment on the day. */
const isUnused = async ({ own, other }: Pair, day: DaySpan): Promise<boolean> =>
  other === noBook && (await own.writtenOn(day)).length === 0 && (await own.openSince(day)).length === 0;

const daysAsked = (now: Date, asked: { readonly from?: string; readonly to?: string }): readonly string[] => {
  const yesterday = seoulDate(now.getTime() - DAY_MS);
  const to = asked.to ?? asked.from ?? yesterday;
  const from = asked.from ?? to;
  if (to > seoulDate(now)) throw invalidField('to', '오늘까지의 날짜를 골라 주세요.');
  const days = daysBetween(from, to);
  if (days.length === 0) throw invalidField('from', '끝나는 날보다 늦지 않은 날짜를 골라 주세요.');
  if (days.length > MOST_DAYS) throw invalidField('from', `한 번에 ${MOST_DAYS}일까지 비교할 수 있어요.`);
  return days;
};

/**
 * Compares our ledger with the books of the card providers and the voucher programme, day by day, and with itself. Only
 * past days are compared: payments in flight look like differences.
 *
 * @throws {Refusal} `VALIDATION` for days that are not over, the wrong way round, or more than 31.
 */
export const reconcile = async (
  parts: Parts,
  asked: { readonly from?: string; readonly to?: string },
): Promise<ReconciliationView> => {
  const days = daysAsked(parts.clock.now(), asked);
  const books: ReconciliationView['books'] = [];
  const differences: ReconciliationView['differences'] = [];
  for (const day of days.map(daySpan)) {
    for (const pair of pairsOf(parts)) {
      if (await isUnused(pair, day)) continue;
      const { date, book } = { date: day.date, book: pair.book };
      const compared = await compareDay(day, pair);
      if (compared.state === 'notRead') {
        books.push({ date, book, oursWon: null, theirsWon: null, notRead: compared.why });
        continue;
      }
      const { oursWon, theirsWon } = compared;
      books.push({ date, book, oursWon, theirsWon, notRead: null });
      differences.push(...compared.differences);
    }
    differences.push(...(await ledgerDifferences(parts.database, day)));
  }
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '', books, differences };
};
