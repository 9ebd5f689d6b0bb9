import { seoul } from './dates';

/**
 * When a subscription is due again: the same day and hour in Seoul so many months on, or the last day of a month that is too
 * short. Counted from the first day and not from the last payment, so that the 31st comes back after February.
 *
 * @param startedAt the first payment. @param months 1 for the second payment.
 */
export const monthsAfter = (startedAt: Date, months: number): Date =>
  new Date(`${seoul(startedAt).add(months, 'month').format('YYYY-MM-DDTHH:mm:ss.SSS')}+09:00`);
