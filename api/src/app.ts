import { randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { areaRoutes } from './areas';
import { authRoutes } from './login';
import { benefitRoutes } from './benefits';
import { ALL_JOBS } from './all-jobs';
import { type CardHooks, cardRoutes } from './cards';
import { claimRoutes, operatorClaimRoutes, partnerClaimRoutes } from './claims';
import {
  finishPaymentWindow,
  pageOfPayment,
  payablesPlugin,
  paymentHistoryRoutes,
  tryFailedAgain,
  webhookRoutes,
} from './charges';
import { refuseObsoleteApps, clientConfigRoutes } from './client-config';
import { clientEventRoutes } from './client-events';
import {
  type App,
  closeAnsweredConnections,
  packAnswers,
  CONNECTION_LIMITS,
  handleError,
  handleNotFound,
  handleUnreadablePath,
  readJsonBodies,
  logRequests,
  addOpenApi,
  addSecurityHeaders,
  buildSerializer,
  compileValidator,
  type Needs,
  clockPlugin,
} from './common';
import { authPlugin } from './auth';
import { configPlugin } from './config';
import { databasePlugin } from './database';
import { contentRoutes } from './content';
import { deliveryBagRoutes } from './delivery-bags';
import { filesPlugin, photoRoutes } from './files';
import { deliverAllDue, messagesPlugin } from './messages';
import {
  favouriteRoutes,
  laundryRoutes,
  myLaundryRoutes,
  shopPhotoRoutes,
  shopPictureRoutes,
  slotRoutes,
} from './laundries';
import { liveRoutes } from './live';
import { runUntilQuiet } from './jobs';
import { mainRoutes } from './main';
import { healthRoutes, measureRequests } from './health';
import { addressRoutes, memberRoutes } from './members';
import { membershipRoutes } from './memberships';
import { notificationRoutes } from './notifications';
import { advertisementRoutes, operatorBagRoutes, operatorRoutes } from './operator';
import { partnerPhotoRoutes, partnerRoutes, partnerSettingRoutes } from './partner';
import { registrationRoutes } from './registration';
import { customerCommandRoutes, requestPaymentRoutes, requestRoutes } from './orders';
import { cardProvidersPlugin } from './payments';
import { myReviewRoutes, operatorReviewRoutes, partnerReviewRoutes, reviewRoutes } from './reviews';
import {
  demoRoutes,
  FaultPlan,
  fcmRoutes,
  inboxRoutes,
  inicisRoutes,
  injectFaults,
  nhnSmsRoutes,
  nicepayRoutes,
  ProviderWeather,
  oidcRoutes,
  paymentLedgerRoutes,
  type PaymentOutside,
  realOutside,
  sandboxControlRoutes,
  sandboxPageRoutes,
  sandboxRoutes,
  voucherControlRoutes,
  voucherProgrammeRoutes,
} from './sandbox';
import { voucherRoutes, vouchersPlugin } from './vouchers';
import { subscriptionRoutes } from './subscriptions';
import { withdrawalRoutes } from './withdrawal';

/** What a server is built from. */
export type AppParts = Needs<
  'cardProviders' | 'clock' | 'config' | 'database' | 'files' | 'messages' | 'payables' | 'vouchers'
>;

/** Puts the parts on the app; every feature says which of them it works with. */
const registerParts = async (
  app: App,
  { cardProviders, clock, config, database, files, messages, payables, vouchers }: AppParts,
): Promise<void> => {
  await app.register(cardProvidersPlugin(cardProviders));
  await app.register(payablesPlugin(payables));
  await app.register(clockPlugin(clock));
  await app.register(configPlugin(config));
  await app.register(databasePlugin(database));
  await app.register(filesPlugin(files));
  await app.register(messagesPlugin(messages));
  await app.register(vouchersPlugin(vouchers));
  await app.register(authPlugin);
};

/** The customer's features, each under `/v1/app`. */
const CUSTOMER_FEATURES = [
  authRoutes,
  registrationRoutes,
  memberRoutes,
  withdrawalRoutes,
  addressRoutes,
  areaRoutes,
  membershipRoutes,
  subscriptionRoutes,
  benefitRoutes,
  voucherRoutes,
  notificationRoutes,
  liveRoutes,
  contentRoutes,
  clientConfigRoutes,
  clientEventRoutes,
  mainRoutes,
  laundryRoutes,
  myLaundryRoutes,
  favouriteRoutes,
  shopPictureRoutes,
  shopPhotoRoutes,
  slotRoutes,
  reviewRoutes,
  myReviewRoutes,
  claimRoutes,
  requestRoutes,
  customerCommandRoutes,
  requestPaymentRoutes,
  webhookRoutes,
  paymentHistoryRoutes,
  deliveryBagRoutes,
  photoRoutes,
];

/** The shop's features, each under `/v1/partner`. */
const PARTNER_FEATURES = [
  partnerRoutes,
  partnerSettingRoutes,
  partnerPhotoRoutes,
  partnerReviewRoutes,
  partnerClaimRoutes,
];

/** Our own support people's features, each under `/v1/operator`. */
const OPERATOR_FEATURES = [
  operatorRoutes,
  operatorBagRoutes,
  operatorReviewRoutes,
  operatorClaimRoutes,
  advertisementRoutes,
];

/** What windows of cards do for others: a new card pays what failed, and a window may be one for a payment. */
const cardHooks = (parts: AppParts): CardHooks => ({
  onCardRegistered: (tx, { clock }, memberId) => tryFailedAgain(tx, memberId, clock.now()),
  finishPayment: (_parts, session, returned) => finishPaymentWindow(parts, session, returned),
  pageOfPayment,
});

const registerSandbox = async (
  app: App,
  { faults, outside, parts }: { faults: FaultPlan; outside: PaymentOutside; parts: AppParts },
): Promise<void> => {
  const weather = new ProviderWeather();
  const jobs = { beforeTravel: () => deliverAllDue(parts), afterTravel: () => runUntilQuiet(parts, ALL_JOBS) };
  const control = sandboxControlRoutes(faults, jobs);
  for (const routes of [
    sandboxRoutes,
    inboxRoutes(weather),
    sandboxPageRoutes,
    control,
    demoRoutes(outside),
    paymentLedgerRoutes,
  ])
    await app.register(routes, { prefix: '/sandbox' });
  await app.register(inicisRoutes(outside), { prefix: '/sandbox/inicis' });
  await app.register(nicepayRoutes(outside), { prefix: '/sandbox/nicepay' });
  for (const routes of [voucherProgrammeRoutes, voucherControlRoutes])
    await app.register(routes, { prefix: '/sandbox/vouchers' });
  await app.register(nhnSmsRoutes(weather), { prefix: '/sandbox/nhn' });
  await app.register(fcmRoutes(weather), { prefix: '/sandbox/fcm' });
  await app.register(oidcRoutes, { prefix: '/sandbox/oidc' });
};

/**
 * Builds the application from its parts; it neither listens nor owns them.
 *
 * @param outside what the sandbox's card providers wait with and post with.
 */
export const buildApp = async (parts: AppParts, outside: PaymentOutside = realOutside(null)): Promise<App> => {
  const app: App = fastify({
    ...CONNECTION_LIMITS,
    logger: { level: parts.config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.config.trustProxy,
    exposeHeadRoutes: false,
    // While it stops it still answers: Fastify's own 503 has no code, which clients take for the end of the session.
    return503OnClosing: false,
    frameworkErrors: handleUnreadablePath,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildSerializer } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.decorateRequest('identity', null);
  readJsonBodies(app);
  closeAnsweredConnections(app);
  addSecurityHeaders(app);
  await packAnswers(app);
  logRequests(app);
  const metrics = measureRequests(app);
  const faults = new FaultPlan();
  if (parts.config.sandbox) injectFaults(app, faults);
  refuseObsoleteApps(app);
  await addOpenApi(app);

  await registerParts(app, parts);
  for (const routes of CUSTOMER_FEATURES) await app.register(routes, { prefix: '/v1/app' });
  await app.register(cardRoutes(cardHooks(parts)), { prefix: '/v1/app' });
  for (const routes of PARTNER_FEATURES) await app.register(routes, { prefix: '/v1/partner' });
  for (const routes of OPERATOR_FEATURES) await app.register(routes, { prefix: '/v1/operator' });
  if (parts.config.sandbox) await registerSandbox(app, { faults, outside, parts });
  await app.register(healthRoutes(metrics));
  return app;
};
