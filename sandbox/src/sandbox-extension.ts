import { ALL_JOBS, type AppExtension, type AppParts } from '@dongne/api';
import { type App, runUntilQuiet } from '@dongne/api/base';
import { deliverAllDue } from '@dongne/api/customers';
import { demoRoutes } from './demo/demo-routes';
import { FaultPlan, injectFaults } from './faults';
import { inicisRoutes } from './inicis/inicis-routes';
import { fcmRoutes } from './messages/fcm-routes';
import { inboxRoutes } from './messages/inbox-routes';
import { nhnSmsRoutes } from './messages/nhn-sms-routes';
import { ProviderOutage } from './messages/provider-outage';
import { nicepayRoutes } from './nicepay/nicepay-routes';
import { oidcRoutes } from './oidc-routes';
import { paymentLedgerRoutes } from './payments/ledger-routes';
import { type PaymentOutside, realOutside } from './payments/payment-outside';
import { sandboxControlRoutes } from './sandbox-control-routes';
import { sandboxPageRoutes } from './sandbox-page-routes';
import { sandboxRoutes } from './sandbox-routes';
import { showroomRoutes } from './showroom/showroom-routes';
import { voucherControlRoutes } from './vouchers/voucher-control-routes';
import { voucherProgrammeRoutes } from './vouchers/voucher-programme-routes';

interface Played {
  readonly faults: FaultPlan;
  readonly outside: PaymentOutside;
  readonly parts: AppParts;
}

const registerSandbox = async (app: App, { faults, outside, parts }: Played): Promise<void> => {
  const outage = new ProviderOutage();
  const jobs = { beforeTravel: () => deliverAllDue(parts), afterTravel: () => runUntilQuiet(parts, ALL_JOBS) };
  const control = sandboxControlRoutes(faults, jobs);
  for (const routes of [
    sandboxRoutes,
    inboxRoutes(outage),
    sandboxPageRoutes,
    control,
    demoRoutes(outside),
    paymentLedgerRoutes,
    showroomRoutes(faults),
  ])
    await app.register(routes, { prefix: '/sandbox' });
  await app.register(inicisRoutes(outside), { prefix: '/sandbox/inicis' });
  await app.register(nicepayRoutes(outside), { prefix: '/sandbox/nicepay' });
  for (const routes of [voucherProgrammeRoutes, voucherControlRoutes])
    await app.register(routes, { prefix: '/sandbox/vouchers' });
  await app.register(nhnSmsRoutes(outage), { prefix: '/sandbox/nhn' });
  await app.register(fcmRoutes(outage), { prefix: '/sandbox/fcm' });
  await app.register(oidcRoutes, { prefix: '/sandbox/oidc' });
};

/**
 * Adds the sandbox to the API: its console, injected faults and the simulated outside services.
 *
 * @param outside waits and HTTP calls of the card providers.
 */
export const sandboxExtension = (parts: AppParts, outside: PaymentOutside = realOutside(null)): AppExtension => {
  const faults = new FaultPlan();
  return {
    addHooks: (app) => injectFaults(app, faults),
    addRoutes: (app) => registerSandbox(app, { faults, outside, parts }),
  };
};
