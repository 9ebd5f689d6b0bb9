import { feature } from '@dongne/api/base';
import { readForms } from '../payments/form-fields';
import type { PaymentOutside } from '../payments/payment-outside';
import { serveWindow } from '../payments/window-routes';
import { serveApprovals } from './inicis-approval-routes';
import { serveBooks } from './inicis-book-routes';
import { serveCharges } from './inicis-charge-routes';
import { serveInquiries } from './inicis-inquiry-routes';
import { serveMobileApprovals } from './inicis-mobile-approval-routes';
import { mobileBillingWindow, mobilePaymentWindow } from './inicis-mobile-windows';
import { pcWindow } from './inicis-pc-window';
import { serveRefunds } from './inicis-refund-routes';

/** A simulated KG Inicis: its windows and its servers. */
export const inicisRoutes = (outside: PaymentOutside) =>
  feature({ name: 'sandbox-inicis', needs: ['clock', 'config', 'database'] }, (app) => {
    // Called only by the shop's own server in this process.
    const baseUrl = `http://127.0.0.1:${app.config.port}/sandbox/inicis`;
    readForms(app);
    for (const window of [pcWindow(baseUrl), mobileBillingWindow, mobilePaymentWindow(baseUrl)])
      serveWindow(app, { outside }, window);
    serveApprovals(app, outside);
    serveMobileApprovals(app, outside);
    serveCharges(app, outside);
    serveRefunds(app);
    serveInquiries(app);
    serveBooks(app);
  });
