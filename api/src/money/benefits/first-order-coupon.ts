import { FIRST_ORDER_COUPON, formatWon } from '@dongne/contract';
import type { Needs, Transaction } from '#base';
import { BENEFIT_TEXTS, isRestricted, type MemberRow, notifyInApp } from '#customers';
import { insertCoupon, noteFirstOrderCoupon } from './coupon-repository';
import { endAfterDays } from './take-coupon';

/** Marks the coupon where it is listed; no campaign has it, so it cannot be typed. */
const CODE = 'FIRST';

/**
 * Gives a new member the coupon of a first order and says so in the app, once per phone number ever; ruling. Users of a programme without
 * coupons get none.
 */
export const giveFirstOrderCoupon = async (
  tx: Transaction,
  { clock }: Needs<'clock'>,
  { id: memberId, phoneHash, partnerId }: MemberRow,
): Promise<void> => {
  if (isRestricted(partnerId, 'coupons')) return;
  const now = clock.now();
  if (!(await noteFirstOrderCoupon(tx, phoneHash, now))) return;
  const { discountWon, minimumWon, validDays } = FIRST_ORDER_COUPON;
  const expiresAt = endAfterDays(validDays, now);
  const name = `첫 이용 ${formatWon(discountWon)} 할인`;
  await insertCoupon(tx, { memberId, code: CODE, name, discountWon, minimumWon, expiresAt });
  await notifyInApp(tx, memberId, BENEFIT_TEXTS.firstOrder({ expiresAt }), now);
};
