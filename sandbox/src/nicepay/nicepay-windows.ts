import { Type } from 'typebox';
import type { CardWindow } from '../payments/card-window';
import { fieldsAs } from '../payments/form-fields';
import { NICEPAY_KEYS } from '../payments/payment-keys';
import { type NicepayProblem, problem } from './nicepay-codes';
import { signed } from './nicepay-hashes';

const SHARED = {
  clientId: Type.String(),
  orderId: Type.String({ minLength: 1, maxLength: 64 }),
  goodsName: Type.String({ minLength: 1, maxLength: 40 }),
  returnUrl: Type.String(),
  mallReserved: Type.Optional(Type.String({ maxLength: 500 })),
};

const PaymentForm = Type.Object({
  ...SHARED,
  method: Type.Union([Type.Literal('card'), Type.Literal('cardAndEasyPay')]),
  amount: Type.String({ pattern: '^\\d{1,9}$' }),
});

const CardForm = Type.Object({ ...SHARED, closeUrl: Type.Optional(Type.String()) });

const refusedWith =
  (returned: Readonly<Record<string, string>>) =>
  (name: NicepayProblem): Readonly<Record<string, string>> => {
    const { resultCode, resultMsg } = problem(name);
    return { authResultCode: resultCode, authResultMsg: resultMsg, ...returned };
  };

/** The window of one payment, which the shop's server approves. Its form is unsigned, its result signed. */
export const paymentWindow: CardWindow = {
  path: '/window',
  proof: ['signature'],
  open: (fields) => {
    const form = fieldsAs(PaymentForm, fields);
    const { clientId, orderId, amount, mallReserved = '' } = form;
    const returned = { clientId, orderId, amount, mallReserved };
    const refused = refusedWith(returned);
    return {
      order: {
        provider: 'nicepay',
        purpose: 'payment',
        orderId,
        amountWon: Number(amount),
        goodsName: form.goodsName,
        returnUrl: form.returnUrl,
      },
      problem: clientId === NICEPAY_KEYS.clientId ? undefined : refused('client'),
      cancelled: refused('cancelled'),
      orderUsed: refused('orderUsed'),
      accept: async (_parts, { tid, token }) => ({
        authResultCode: '0000',
        authResultMsg: '인증 성공',
        tid,
        ...returned,
        authToken: token,
        signature: signed(token, clientId, amount),
      }),
    };
  },
};

/**
 * The card form of a registration, in place of a shop's own: NicePay has none. Its `encData` is a random reference to
 * the card.
 */
export const cardFormWindow: CardWindow = {
  path: '/card-form',
  proof: ['signature'],
  open: (fields) => {
    const form = fieldsAs(CardForm, fields);
    const { clientId, orderId, mallReserved = '' } = form;
    const returned = { clientId, orderId, mallReserved };
    const refused = refusedWith(returned);
    return {
      order: {
        provider: 'nicepay',
        purpose: 'billing',
        orderId,
        amountWon: 0,
        goodsName: form.goodsName,
        returnUrl: form.returnUrl,
        closeUrl: form.closeUrl,
      },
      problem: clientId === NICEPAY_KEYS.clientId ? undefined : refused('client'),
      cancelled: refused('cancelled'),
      orderUsed: refused('orderUsed'),
      accept: async (_parts, { token }) => ({
        authResultCode: '0000',
        authResultMsg: '인증 성공',
        ...returned,
        encData: token,
        signature: signed(token, clientId, orderId),
      }),
    };
  },
};
