import { Type } from 'typebox';
import { feature, Instant, oneOf } from '@dongne/api/base';
import { wholeLedger } from './payment-repository';

const LedgerEntry = Type.Object({
  at: Instant,
  provider: oneOf(['inicis', 'nicepay']),
  /** Of the charge, also on its cancels. */
  tid: Type.String(),
  orderId: Type.String(),
  amount: Type.Integer(),
  kind: oneOf(['charge', 'cancel']),
  state: oneOf(['approved', 'refused']),
});

/** The providers' own book, for comparison with our ledger. */
export const paymentLedgerRoutes = feature({ name: 'sandbox-payments', needs: ['database'] }, (app) => {
  app.get('/payments', { schema: { hide: true, response: { 200: Type.Array(LedgerEntry) } } }, async () => {
    const rows = await wholeLedger(app.database);
    return rows.map(({ at, provider, tid, orderId, amountWon, kind, state }) => ({
      at: at.toISOString(),
      provider,
      tid,
      orderId,
      amount: amountWon,
      kind,
      state,
    }));
  });
});
