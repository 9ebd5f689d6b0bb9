import type { App, Needs } from '@dongne/api/base';
import { cancelCharge, type Cancellation } from '../payments/card-cancels';
import { settle } from '../payments/card-settlement';
import type { PaymentOutside } from '../payments/payment-outside';
import { chargeOfOrder, entriesOf, findAuthorization } from '../payments/payment-repository';
import { problemOfSettlement } from '../payments/settlement-problem';
import { problem, refusal } from './nicepay-codes';
import { isBelowMinimum, problemOfCall } from './nicepay-checks';
import { type PaymentView, paymentView } from './nicepay-payment-view';
import { ApprovalBody, CancelBody, NetCancelBody, OrderParams, PAYMENT_ANSWERS, TidParams } from './nicepay-schemas';
import { sendWebhook } from './nicepay-webhook';

/** Payments: approval, cancels and look-ups. */
export const servePayments = (app: App & Needs<'clock' | 'database'>, outside: PaymentOutside): void => {
  const { clock, database } = app;
  const hide = true;

  const viewOf = async (
    by: { readonly tid: string } | { readonly orderId: string },
  ): Promise<PaymentView | undefined> => paymentView(await entriesOf(database, 'nicepay', by), clock.now());

  const answerCancel = async (cancellation: Cancellation): Promise<PaymentView> => {
    if (cancellation.kind !== 'cancelled') return problem(cancellation.kind);
    const { tid, lastFour } = cancellation.cancel;
    const view = await viewOf({ tid });
    if (view === undefined) return problem('noEntries');
    sendWebhook(outside, view, lastFour);
    return view;
  };

  app.post(
    '/v1/payments/:tid',
    { schema: { hide, params: TidParams, body: ApprovalBody, response: PAYMENT_ANSWERS } },
    async ({ params: { tid }, body }, reply) => {
      const fields = (ediDate: string) => [tid, body.amount, ediDate];
      const found = problemOfCall(body, clock.now(), { isSubscription: false, fields });
      if (found !== undefined) return problem(found);
      const authorization = await findAuthorization(database, 'nicepay', { tid });
      if (authorization?.purpose !== 'payment') return problem('tidUnknown');
      if (authorization.amountWon !== body.amount) return problem('amount');
      if (isBelowMinimum(body.amount)) return problem('minimum');
      const settlement = await settle(app, outside, authorization);
      const wrong = problemOfSettlement(settlement, { problem, refusal });
      const view = await viewOf({ tid });
      if (settlement.kind === 'charged' && view !== undefined) sendWebhook(outside, view, authorization.lastFour);
      if (wrong === undefined) return view ?? problem('noEntries');
      if ('isLost' in settlement) reply.code(504);
      return wrong;
    },
  );

  app.post(
    '/v1/payments/:tid/cancel',
    { schema: { hide, params: TidParams, body: CancelBody, response: PAYMENT_ANSWERS } },
    async ({ params: { tid }, body }) => {
      const fields = (ediDate: string) => [tid, ediDate];
      const found = problemOfCall(body, clock.now(), { isSubscription: false, fields });
      if (found !== undefined) return problem(found);
      const { cancelAmt: amountWon, orderId: cancelOrderId, reason } = body;
      if (amountWon !== undefined && amountWon <= 0) return problem('cancelAmount');
      return answerCancel(await cancelCharge(app, { provider: 'nicepay', tid, amountWon, cancelOrderId, reason }));
    },
  );

  app.post(
    '/v1/payments/netcancel',
    { schema: { hide, body: NetCancelBody, response: PAYMENT_ANSWERS } },
    async ({ body }) => {
      const { orderId } = body;
      const fields = (ediDate: string) => [orderId, ediDate];
      const found = problemOfCall(body, clock.now(), { isSubscription: false, fields });
      if (found !== undefined) return problem(found);
      const charge = await chargeOfOrder(database, 'nicepay', orderId);
      if (charge === undefined) return problem('noCharge');
      return answerCancel(await cancelCharge(app, { provider: 'nicepay', tid: charge.tid, reason: 'netcancel' }));
    },
  );

  app.get(
    '/v1/payments/:tid',
    { schema: { hide, params: TidParams, response: PAYMENT_ANSWERS } },
    async ({ params: { tid } }) => (await viewOf({ tid })) ?? problem('noEntries'),
  );

  app.get(
    '/v1/payments/find/:orderId',
    { schema: { hide, params: OrderParams, response: PAYMENT_ANSWERS } },
    async ({ params: { orderId } }) => {
      const charge = await chargeOfOrder(database, 'nicepay', orderId);
      return (await viewOf(charge === undefined ? { orderId } : { tid: charge.tid })) ?? problem('noEntries');
    },
  );
};
