import { formatWon } from '@dongne/contract';
import { readDay, type NotRead, type OpenMovement, type OtherBook, type OwnBook, type OwnPayment } from './books';
import type { Book, Difference, DifferenceKind } from './differences';
import { isSameAtAnotherTime, matched, otherDaysOf, type DaySpan, type OurMovement, type TheirEntry } from './movement';

/** Sums of both books for a day, in won, and their differences. */
export interface ComparedDay {
  readonly state: 'read';
  readonly oursWon: number;
  readonly theirsWon: number;
  readonly differences: readonly Difference[];
}

interface Compared {
  readonly book: Book;
  readonly own: OwnBook;
  readonly other: OtherBook;
}

const WORD = { charge: 'paid', cancel: 'refunded' } as const;

const words = ({ kind, amountWon }: OurMovement | TheirEntry): string => `${WORD[kind]} ${formatWon(amountWon)}`;

const netWon = (movements: readonly (OurMovement | TheirEntry)[]): number =>
  movements.reduce((sum, { kind, amountWon }) => (kind === 'charge' ? sum + amountWon : sum - amountWon), 0);

const ordersOf = (movements: readonly { readonly orderId: string }[]): readonly string[] => [
  ...new Set(movements.map(({ orderId }) => orderId)),
];

/** Whether the other side's entries of a day, for an order without money here, cancel each other out. */
const cameToNothing = async (
  entries: readonly TheirEntry[],
  payment: OwnPayment,
  { other }: Compared,
): Promise<boolean> =>
  // Handles a charge before midnight that was undone after it: only the other side knows both.
  netWon(entries) === 0 || other.isUndone(payment);

/** Entries without the answers to refunds in flight, which are reported on the day of their request. */
const withoutAwaited = (entries: readonly TheirEntry[], open: readonly OpenMovement[]): readonly TheirEntry[] => {
  const awaited = [...open];
  return entries.filter(({ kind, orderId, refundId, amountWon }) => {
    const index = awaited.findIndex(
      (one) =>
        kind === 'cancel' &&
        one.orderId === orderId &&
        (refundId === null ? one.amountWon === amountWon : one.refundId === refundId),
    );
    if (index >= 0) awaited.splice(index, 1);
    return index < 0;
  });
};

/** Differences of one order whose entries are missing in our book. */
const strangers = async (
  entries: readonly TheirEntry[],
  payment: OwnPayment | undefined,
  compared: Compared,
  named: (kind: DifferenceKind, ours: string | null, entry: TheirEntry) => Difference,
): Promise<readonly Difference[]> => {
  if (payment === undefined) return entries.map((entry) => named('notOurs', null, entry));
  // Payments in flight are reported on the day of their request.
  if (payment.isOpen) return [];
  if (payment.isTaken) return entries.map((entry) => named('notOurs', null, entry));
  if (await cameToNothing(entries, payment, compared)) return [];
  return entries.map((entry) => named('otherState', payment.state, entry));
};

/** Our postings that the other side has on another day. */
const foundOnOtherDays = async (ours: readonly OurMovement[], date: string, { other }: Compared) => {
  let left = ours;
  for (const day of [...new Set(ours.flatMap((one) => otherDaysOf(one, date)))]) {
    const read = await readDay(other, day);
    if (read.state === 'notRead') return read;
    const orders = new Set(ordersOf(left));
    const theirs = read.entries.filter(({ orderId }) => orders.has(orderId));
    left = matched(left, theirs, isSameAtAnotherTime).ours;
  }
  return { state: 'read', left } as const;
};

/**
 * Compares our postings of a day with the other side's. The two may have written the same on two sides of a midnight,
 * or hours apart after a lost answer: a missing one is searched on all days on which it may stand.
 */
export const compareDay = async (day: DaySpan, compared: Compared): Promise<ComparedDay | NotRead> => {
  const { book, own, other } = compared;
  const { date } = day;
  const read = await readDay(other, date);
  if (read.state === 'notRead') return read;
  const ours = await own.writtenOn(day);
  const sameDay = matched(ours, read.entries);
  const elsewhere = (await own.writtenAbout(ordersOf(sameDay.theirs))).filter(
    ({ writtenAt }) => writtenAt < day.from || writtenAt >= day.until,
  );
  const { theirs, pairs } = matched(elsewhere, sameDay.theirs, isSameAtAnotherTime);
  const known = withoutAwaited(theirs, await own.openRefundsOf(ordersOf(theirs)));
  const onOtherDays = await foundOnOtherDays(sameDay.ours, date, compared);
  if (onOtherDays.state === 'notRead') return onOtherDays;
  const rest = matched(onOtherDays.left, known, (one, entry) => one.kind === entry.kind);

  const named = (kind: DifferenceKind, subject: string, oursSay: string | null, theirsSay: string | null) =>
    ({ date, book, kind, subject, ours: oursSay, theirs: theirsSay }) satisfies Difference;
  const payments = new Map((await own.paymentsOf(ordersOf(rest.theirs))).map((one) => [one.orderId, one]));
  const differences: Difference[] = [...sameDay.pairs, ...pairs, ...rest.pairs]
    .filter(([one, entry]) => one.amountWon !== entry.amountWon)
    .map(([one, entry]) => named('otherAmount', one.orderId, words(one), words(entry)));
  for (const orderId of ordersOf(rest.theirs)) {
    const entries = rest.theirs.filter((entry) => entry.orderId === orderId);
    const say = (kind: DifferenceKind, oursSay: string | null, entry: TheirEntry) =>
      named(kind, orderId, oursSay, words(entry));
    differences.push(...(await strangers(entries, payments.get(orderId), compared, say)));
  }
  differences.push(...rest.ours.map((one) => named('notTheirs', one.orderId, words(one), null)));
  for (const { kind, orderId, amountWon, state } of await own.openSince(day))
    differences.push(named('inDoubt', orderId, `${kind} of ${formatWon(amountWon)} is ${state}`, null));
  return { state: 'read', oursWon: netWon(ours), theirsWon: netWon(read.entries), differences };
};
