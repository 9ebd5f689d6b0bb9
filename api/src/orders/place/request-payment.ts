import { isUsableCoupon, activeCardOf } from '#money';
import { invalidField, type Executor } from '#base';
import type { NewRequest } from './request-input';

/**
 * Checks that card and coupon are the customer's own. Ordering neither charges nor redeems them.
 *
 * @throws {Refusal} `VALIDATION` for another member's card or coupon, and for a coupon that is used or over.
 */
export const checkPaymentChoice = async (
  executor: Executor,
  memberId: number,
  { creditCardId, couponId }: Pick<NewRequest, 'creditCardId' | 'couponId'>,
  now: Date,
): Promise<void> => {
  if (creditCardId !== null && (await activeCardOf(executor, memberId))?.id !== creditCardId)
    throw invalidField('creditCardId', '등록된 카드가 아니에요.');
  if (couponId === null) return;
  if (!(await isUsableCoupon(executor, { id: couponId, memberId, now })))
    throw invalidField('couponId', '사용할 수 없는 쿠폰이에요.');
};
