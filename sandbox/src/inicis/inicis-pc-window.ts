import { Type } from 'typebox';
import { fieldsAs } from '../payments/form-fields';
import type { CardWindow } from '../payments/card-window';
import { type InicisProblem, problem } from './inicis-codes';
import { callerChecks, firstProblem } from './inicis-checks';
import { expectedMKey, windowSignature, windowVerification } from './inicis-hashes';

const StdPayForm = Type.Object({
  mid: Type.String(),
  oid: Type.String({ minLength: 1, maxLength: 64 }),
  price: Type.String({ pattern: '^\\d{1,9}$' }),
  timestamp: Type.String(),
  mKey: Type.String(),
  signature: Type.String(),
  verification: Type.String(),
  use_chkfake: Type.Literal('Y'),
  returnUrl: Type.String(),
  closeUrl: Type.Optional(Type.String()),
  goodname: Type.String(),
  acceptmethod: Type.Optional(Type.String()),
  merchantData: Type.Optional(Type.String()),
});

/** The PC window: registers a card with `BILLAUTH` among `acceptmethod`, else takes one payment. */
export const pcWindow = (baseUrl: string): CardWindow => ({
  path: '/stdpay',
  proof: ['authToken'],
  open: (fields, now) => {
    const form = fieldsAs(StdPayForm, fields);
    const purpose = form.acceptmethod?.includes('BILLAUTH(Card)') === true ? 'billing' : 'payment';
    const found = firstProblem([
      ...callerChecks(form.mid, form.timestamp, now),
      ['mKey', form.mKey !== expectedMKey()],
      ['signature', form.signature !== windowSignature(form)],
      ['verification', form.verification !== windowVerification(form)],
      ['amount', purpose === 'payment' && Number(form.price) === 0],
    ]);
    const returned = {
      mid: form.mid,
      orderNumber: form.oid,
      charset: 'UTF-8',
      merchantData: form.merchantData ?? '',
      idc_name: 'stg',
    };
    const refused = (name: InicisProblem) => {
      const { code, message } = problem(name);
      return { resultCode: code, resultMsg: message, ...returned };
    };
    return {
      order: {
        provider: 'inicis',
        purpose,
        orderId: form.oid,
        amountWon: Number(form.price),
        goodsName: form.goodname,
        returnUrl: form.returnUrl,
        closeUrl: form.closeUrl,
      },
      problem: found === undefined ? undefined : refused(found),
      cancelled: refused('cancelled'),
      orderUsed: refused('orderUsed'),
      accept: async (_parts, { token }) => ({
        resultCode: '0000',
        resultMsg: '성공',
        ...returned,
        authToken: token,
        authUrl: `${baseUrl}/auth`,
        netCancelUrl: `${baseUrl}/netCancel`,
      }),
    };
  },
});
