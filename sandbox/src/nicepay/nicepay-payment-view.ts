import type { Static } from 'typebox';
import { leftOf } from '../payments/card-cancels';
import { ISSUERS, maskedNumber } from '../payments/card-issuers';
import type { LedgerRow } from '../payments/payment-repository';
import { signed } from './nicepay-hashes';
import type { PaymentAnswer } from './nicepay-schemas';

export type PaymentView = Static<typeof PaymentAnswer>;

/** NicePay's format of a missing instant. */
const NEVER = '0';

const statusOf = (charge: LedgerRow, leftWon: number): string => {
  if (charge.state === 'refused') return 'failed';
  if (leftWon === charge.amountWon) return 'paid';
  return leftWon === 0 ? 'cancelled' : 'partialCancelled';
};

/**
 * A payment in NicePay's format.
 *
 * @param entries its charge and cancels, oldest first; undefined without a charge.
 * @param now the time of the answer, which its signature covers.
 */
export const paymentView = (entries: readonly LedgerRow[], now: Date): PaymentView | undefined => {
  const charge = entries.find(({ kind }) => kind === 'charge');
  if (charge === undefined) return undefined;
  const cancels = entries.filter(({ kind, tid }) => kind === 'cancel' && tid === charge.tid);
  const newest = cancels.at(-1);
  const leftWon = leftOf([charge, ...cancels]);
  const isFailed = charge.state === 'refused';
  const { tid, amountWon: amount } = charge;
  const issuer = ISSUERS[charge.issuer];
  const ediDate = now.toISOString();
  return {
    resultCode: '0000',
    resultMsg: '정상 처리되었습니다.',
    tid,
    ...(newest === undefined ? {} : { cancelledTid: newest.cancelTid ?? '' }),
    orderId: charge.orderId,
    ediDate,
    signature: signed(tid, amount, ediDate),
    status: statusOf(charge, leftWon),
    paidAt: isFailed ? NEVER : charge.at.toISOString(),
    failedAt: isFailed ? charge.at.toISOString() : NEVER,
    cancelledAt: newest?.at.toISOString() ?? NEVER,
    payMethod: 'card',
    amount,
    balanceAmt: leftWon,
    goodsName: charge.goodsName,
    useEscrow: false,
    currency: 'KRW',
    card: {
      cardCode: issuer.nicepay,
      cardName: issuer.name,
      cardNum: maskedNumber(charge.lastFour),
      cardQuota: 0,
      isInterestFree: false,
      cardType: 'credit',
      canPartCancel: 'true',
      acquCardCode: issuer.nicepay,
      acquCardName: issuer.name,
    },
    cancels: cancels.map(({ cancelTid, amountWon, at, reason }) => ({
      tid: cancelTid ?? '',
      amount: amountWon,
      cancelledAt: at.toISOString(),
      reason: reason ?? '',
      receiptUrl: '',
    })),
  };
};
