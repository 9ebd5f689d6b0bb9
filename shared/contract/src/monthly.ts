import { seoul } from './dates';

/**
 * Returns the due date of a subscription: the same day and hour in Seoul after some months, or the last day of a
 * shorter month. Counted from the first day instead of the last payment, so that the 31st is restored after February.
 *
 * @param startedAt first payment.
 * @param months 1 for the second payment.
 */
export const monthsAfter = (startedAt: Date, months: number): Date =>
  new Date(`${seoul(startedAt).add(months, 'month').format('YYYY-MM-DDTHH:mm:ss.SSS')}+09:00`);
