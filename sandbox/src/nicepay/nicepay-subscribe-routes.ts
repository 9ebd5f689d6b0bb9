import type { App, Needs } from '@dongne/api/base';
import { ISSUERS } from '../payments/card-issuers';
import { chargeRegistered, settle } from '../payments/card-settlement';
import type { PaymentOutside } from '../payments/payment-outside';
import { endBillingKey, entriesOf, findAuthorization, findBillingKey } from '../payments/payment-repository';
import { problem, refusal } from './nicepay-codes';
import { isBelowMinimum, problemOfCall } from './nicepay-checks';
import { paymentView } from './nicepay-payment-view';
import { BidParams, ChargeBody, ExpireBody, PAYMENT_ANSWERS, RegistBody, SUBSCRIBE_ANSWERS } from './nicepay-schemas';
import { sendWebhook } from './nicepay-webhook';

/** Registered cards: registration, charges and removal. */
export const serveSubscriptions = (app: App & Needs<'clock' | 'database'>, outside: PaymentOutside): void => {
  const { clock, database } = app;
  const hide = true;

  app.post(
    '/v1/subscribe/regist',
    { schema: { hide, body: RegistBody, response: SUBSCRIBE_ANSWERS } },
    async ({ body }, reply) => {
      const { encData, orderId } = body;
      const fields = (ediDate: string) => [orderId, ediDate];
      const found = problemOfCall(body, clock.now(), { isSubscription: true, fields });
      if (found !== undefined) return problem(found);
      const authorization = await findAuthorization(database, 'nicepay', { token: encData });
      if (authorization?.purpose !== 'billing') return problem('encDataUnknown');
      if (authorization.orderId !== orderId) return problem('orderUnknown');
      const settlement = await settle(app, outside, authorization);
      switch (settlement.kind) {
        case 'tokenUsed':
          return problem('encDataUsed');
        case 'tokenExpired':
        case 'orderUsed':
          return problem(settlement.kind);
        case 'refused':
          return refusal(settlement.refusal);
        case 'charged':
          throw new Error('A registration charges nothing');
        case 'registered': {
          if (settlement.isLost) return reply.code(504).send(problem('lost'));
          const { nicepay: cardCode, name: cardName } = ISSUERS[authorization.issuer];
          return {
            resultCode: '0000',
            resultMsg: '빌키가 정상적으로 생성되었습니다.',
            tid: authorization.tid,
            orderId,
            bid: settlement.billingKey,
            authDate: clock.now().toISOString(),
            cardCode,
            cardName,
          };
        }
      }
    },
  );

  app.post(
    '/v1/subscribe/:bid/payments',
    { schema: { hide, params: BidParams, body: ChargeBody, response: PAYMENT_ANSWERS } },
    async ({ params: { bid }, body }) => {
      const { orderId, amount, goodsName } = body;
      const fields = (ediDate: string) => [orderId, bid, ediDate];
      const found = problemOfCall(body, clock.now(), { isSubscription: true, fields });
      if (found !== undefined) return problem(found);
      if (isBelowMinimum(amount)) return problem('minimum');
      const order = { provider: 'nicepay', billingKey: bid, orderId, amountWon: amount, goodsName } as const;
      const charge = await chargeRegistered(app, outside, order);
      switch (charge.kind) {
        case 'unknownKey':
          return problem('bidUnknown');
        case 'endedKey':
          return problem('bidEnded');
        case 'orderUsed':
          return problem('orderUsed');
        case 'refused':
          return refusal(charge.refusal);
        case 'charged': {
          const { tid, lastFour } = charge.entry;
          const view = paymentView(await entriesOf(database, 'nicepay', { tid }), clock.now());
          if (view === undefined) return problem('noEntries');
          sendWebhook(outside, view, lastFour);
          return view;
        }
      }
    },
  );

  app.post(
    '/v1/subscribe/:bid/expire',
    { schema: { hide, params: BidParams, body: ExpireBody, response: SUBSCRIBE_ANSWERS } },
    async ({ params: { bid }, body }) => {
      const { orderId } = body;
      const fields = (ediDate: string) => [orderId, bid, ediDate];
      const found = problemOfCall(body, clock.now(), { isSubscription: true, fields });
      if (found !== undefined) return problem(found);
      const card = await findBillingKey(database, 'nicepay', bid);
      if (card === undefined) return problem('bidUnknown');
      const now = clock.now();
      if (!(await endBillingKey(database, { billingKey: bid }, now))) return problem('bidEnded');
      const resultMsg = '빌링 정보가 정상적으로 삭제되었습니다.';
      return { resultCode: '0000', resultMsg, tid: card.tid, orderId, bid, authDate: now.toISOString() };
    },
  );
};
