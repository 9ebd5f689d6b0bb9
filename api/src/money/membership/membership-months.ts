import { monthsAfter, seoul } from '@dongne/contract';

/** A month of a membership. */
export interface MembershipMonth {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const MONTHS_OF_YEAR = 12;

const monthNumber = (at: Date): number =>
  Number(seoul(at).format('YYYY')) * MONTHS_OF_YEAR + Number(seoul(at).format('M'));

/**
 * The month of a membership that contains a moment. Counts from the first day, so that the 31st is restored after
 * February.
 *
 * @param registeredAt the first day.
 * @param at the same moment, or later.
 */
export const monthAt = (registeredAt: Date, at: Date): MembershipMonth => {
  const calendar = monthNumber(at) - monthNumber(registeredAt);
  const begun = monthsAfter(registeredAt, calendar) > at ? calendar - 1 : calendar;
  return { startsAt: monthsAfter(registeredAt, begun), endsAt: monthsAfter(registeredAt, begun + 1) };
};
