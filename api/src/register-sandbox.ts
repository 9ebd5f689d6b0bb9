import { ALL_JOBS, type JobParts } from './all-jobs';
import { type App, runUntilQuiet } from '#base';
import { deliverAllDue } from '#customers';
import {
  demoRoutes,
  type FaultPlan,
  fcmRoutes,
  inboxRoutes,
  inicisRoutes,
  nhnSmsRoutes,
  nicepayRoutes,
  ProviderOutage,
  oidcRoutes,
  paymentLedgerRoutes,
  type PaymentOutside,
  sandboxControlRoutes,
  sandboxPageRoutes,
  sandboxRoutes,
  showroomRoutes,
  voucherControlRoutes,
  voucherProgrammeRoutes,
} from './sandbox';

/** Registers the sandbox: its console and the simulated outside services. */
export const registerSandbox = async (
  app: App,
  { faults, outside, parts }: { faults: FaultPlan; outside: PaymentOutside; parts: JobParts },
): Promise<void> => {
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
