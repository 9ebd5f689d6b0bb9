import { Type } from 'typebox';
import { ISSUERS, maskedNumber } from '../payments/card-issuers';
import { settle } from '../payments/card-settlement';
import type { CardWindow } from '../payments/card-window';
import { fieldsAs } from '../payments/form-fields';
import { type InicisResult, problem, refusal } from './inicis-codes';
import { callerChecks, firstProblem } from './inicis-checks';
import { mobileBillingHash, mobilePaymentHash } from './inicis-hashes';

const Won = Type.String({ pattern: '^\\d{1,9}$' });
const OrderId = Type.String({ minLength: 1, maxLength: 64 });

const BillingForm = Type.Object({
  mid: Type.String(),
  goodName: Type.String(),
  orderId: OrderId,
  price: Won,
  timestamp: Type.String(),
  returnUrl: Type.String(),
  hashdata: Type.String(),
  merchantRedirectData: Type.Optional(Type.String()),
});

/** The mobile window that registers a card: the billing key comes with the return, without a later call. */
export const mobileBillingWindow: CardWindow = {
  path: '/mobile/billing',
  proof: ['tid', 'billkey'],
  open: (fields, now) => {
    const form = fieldsAs(BillingForm, fields);
    const found = firstProblem([
      ...callerChecks(form.mid, form.timestamp, now),
      ['hash', form.hashdata !== mobileBillingHash(form)],
    ]);
    const returned = { mid: form.mid, orderid: form.orderId, merchantRedirectData: form.merchantRedirectData ?? '' };
    const refused = ({ code, message }: InicisResult) => ({ resultcode: code, resultmsg: message, ...returned });
    return {
      order: {
        provider: 'inicis',
        purpose: 'billing',
        orderId: form.orderId,
        amountWon: Number(form.price),
        goodsName: form.goodName,
        returnUrl: form.returnUrl,
      },
      problem: found === undefined ? undefined : refused(problem(found)),
      cancelled: refused(problem('cancelled')),
      orderUsed: refused(problem('orderUsed')),
      accept: async (parts, authorization) => {
        const settlement = await settle(parts, parts.outside, authorization);
        if (settlement.kind === 'refused') return refused(refusal(settlement.refusal));
        if (settlement.kind !== 'registered') return refused(problem('orderUsed'));
        if (settlement.isLost) return undefined;
        return {
          resultcode: '00',
          resultmsg: '성공',
          ...returned,
          tid: authorization.tid,
          billkey: settlement.billingKey,
          cardno: maskedNumber(authorization.lastFour),
          cardcd: ISSUERS[authorization.issuer].inicis,
        };
      },
    };
  },
};

const PaymentForm = Type.Object({
  P_INI_PAYMENT: Type.Literal('CARD'),
  P_MID: Type.String(),
  P_OID: OrderId,
  P_AMT: Won,
  P_GOODS: Type.String(),
  P_UNAME: Type.String(),
  P_NEXT_URL: Type.String(),
  P_TIMESTAMP: Type.String(),
  P_CHKFAKE: Type.String(),
  P_NOTI: Type.Optional(Type.String()),
});

/** The mobile window of one payment, which the shop's server approves at `P_REQ_URL`. */
export const mobilePaymentWindow = (baseUrl: string): CardWindow => ({
  path: '/mobile/payment',
  proof: ['P_TID'],
  open: (fields, now) => {
    const form = fieldsAs(PaymentForm, fields);
    const found = firstProblem([
      ...callerChecks(form.P_MID, form.P_TIMESTAMP, now),
      ['hash', form.P_CHKFAKE !== mobilePaymentHash(form.P_AMT, form.P_OID, form.P_TIMESTAMP)],
      ['amount', Number(form.P_AMT) === 0],
    ]);
    const returned = { P_AMT: form.P_AMT, P_NOTI: form.P_NOTI ?? '', idc_name: 'stg' };
    const refused = ({ code, message }: InicisResult) => ({ P_STATUS: code, P_RMESG1: message, ...returned });
    return {
      order: {
        provider: 'inicis',
        purpose: 'payment',
        orderId: form.P_OID,
        amountWon: Number(form.P_AMT),
        goodsName: form.P_GOODS,
        returnUrl: form.P_NEXT_URL,
      },
      problem: found === undefined ? undefined : refused(problem(found)),
      cancelled: refused(problem('cancelled')),
      orderUsed: refused(problem('orderUsed')),
      accept: async (_parts, { tid }) => ({
        P_STATUS: '00',
        P_RMESG1: '성공',
        ...returned,
        P_TID: tid,
        P_REQ_URL: `${baseUrl}/mobile/approve`,
      }),
    };
  },
});
