import { type App, feature, type Needs } from '@dongne/api/base';
import { readForms } from '../payments/form-fields';
import type { PaymentOutside } from '../payments/payment-outside';
import { serveWindow } from '../payments/window-routes';
import { problem } from './nicepay-codes';
import { expectedAuthorization } from './nicepay-hashes';
import { serveBooks } from './nicepay-book-routes';
import { servePayments } from './nicepay-payment-routes';
import { serveSubscriptions } from './nicepay-subscribe-routes';
import { cardFormWindow, paymentWindow } from './nicepay-windows';

const serversOf = (outside: PaymentOutside) =>
  feature(
    { name: 'sandbox-nicepay-servers', needs: ['clock', 'database'] },
    (app: App & Needs<'clock' | 'database'>) => {
      app.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== expectedAuthorization())
          return reply.code(401).send(problem('authorization'));
      });
      servePayments(app, outside);
      serveBooks(app);
      serveSubscriptions(app, outside);
    },
  );

/** A simulated NicePay: its windows, and its servers behind Basic authentication. */
export const nicepayRoutes = (outside: PaymentOutside) =>
  feature({ name: 'sandbox-nicepay', needs: ['clock', 'config', 'database'] }, async (app) => {
    readForms(app);
    for (const window of [paymentWindow, cardFormWindow]) serveWindow(app, { outside }, window);
    await app.register(serversOf(outside));
  });
