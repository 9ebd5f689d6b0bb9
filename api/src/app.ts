import { randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { areaRoutes } from './areas/area-routes';
import { authRoutes } from './auth/auth-routes';
import { benefitRoutes } from './benefits/benefit-routes';
import { cardRoutes } from './cards/card-routes';
import { refuseObsoleteApps } from './client-config/app-versions';
import { clientConfigRoutes } from './client-config/client-config-routes';
import { clientEventRoutes } from './client-events/client-event-routes';
import type { App, AppParts, FeatureRoutes } from './common/app-parts';
import { closeAnsweredConnections } from './common/closing';
import { packAnswers } from './common/compression';
import { CONNECTION_LIMITS } from './common/connection-limits';
import { handleError, handleNotFound, handleUnreadablePath } from './common/error-handler';
import { readJsonBodies } from './common/json-body';
import { logRequests } from './common/log';
import { addOpenApi } from './common/openapi';
import { addSecurityHeaders } from './common/security-headers';
import { compileValidator } from './common/validation';
import { contentRoutes } from './content/content-routes';
import { deliveryBagRoutes } from './delivery-bags/delivery-bag-routes';
import { photoRoutes } from './files/photo-routes';
import { laundryRoutes } from './laundries/laundry-routes';
import { mainRoutes } from './main/main-routes';
import { healthRoutes } from './health/health-routes';
import { measureRequests } from './health/request-metrics';
import { addressRoutes } from './members/address-routes';
import { memberRoutes } from './members/member-routes';
import { membershipRoutes } from './memberships/membership-routes';
import { myLaundryRoutes } from './my-laundry/my-laundry-routes';
import { notificationRoutes } from './notifications/notification-routes';
import { operatorRoutes } from './operator/operator-routes';
import { partnerRoutes } from './partner/partner-routes';
import { partnerSettingRoutes } from './partner/partner-setting-routes';
import { registrationRoutes } from './registration/registration-routes';
import { customerCommandRoutes, requestRoutes } from './orders';
import { reviewRoutes } from './reviews/review-routes';
import { FaultPlan, injectFaults } from './sandbox/faults';
import { oidcRoutes } from './sandbox/oidc-routes';
import { sandboxControlRoutes } from './sandbox/sandbox-control-routes';
import { sandboxPageRoutes } from './sandbox/sandbox-page-routes';
import { sandboxRoutes } from './sandbox/sandbox-routes';
import { slotRoutes } from './slots/slot-routes';
import { withdrawalRoutes } from './withdrawal/withdrawal-routes';

/** The customer's features, each under `/v1/app`. */
const CUSTOMER_FEATURES: readonly FeatureRoutes[] = [
  authRoutes,
  registrationRoutes,
  memberRoutes,
  withdrawalRoutes,
  addressRoutes,
  areaRoutes,
  membershipRoutes,
  benefitRoutes,
  notificationRoutes,
  contentRoutes,
  clientConfigRoutes,
  clientEventRoutes,
  cardRoutes,
  mainRoutes,
  laundryRoutes,
  myLaundryRoutes,
  slotRoutes,
  reviewRoutes,
  requestRoutes,
  customerCommandRoutes,
  deliveryBagRoutes,
  photoRoutes,
];

/** The shop's features, each under `/v1/partner`. */
const PARTNER_FEATURES: readonly FeatureRoutes[] = [partnerRoutes, partnerSettingRoutes];

/** Our own support people's features, each under `/v1/operator`. */
const OPERATOR_FEATURES: readonly FeatureRoutes[] = [operatorRoutes];

const registerUnder = async (
  app: App,
  prefix: string,
  features: readonly FeatureRoutes[],
  parts: AppParts,
): Promise<void> => {
  for (const routes of features) await app.register(async (scope: App) => routes(scope, parts), { prefix });
};

const registerSandbox = (app: App, parts: AppParts, faults: FaultPlan): void => {
  sandboxRoutes(app, parts);
  sandboxPageRoutes(app, parts);
  sandboxControlRoutes(app, parts, faults);
  app.register(async (scope: App) => oidcRoutes(scope, parts), { prefix: '/oidc' });
};

/** Builds the application from its parts; it neither listens nor owns them. */
export const buildApp = async (parts: AppParts): Promise<App> => {
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

  await registerUnder(app, '/v1/app', CUSTOMER_FEATURES, parts);
  await registerUnder(app, '/v1/partner', PARTNER_FEATURES, parts);
  await registerUnder(app, '/v1/operator', OPERATOR_FEATURES, parts);
  if (parts.config.sandbox)
    await app.register(async (scope: App) => registerSandbox(scope, parts, faults), { prefix: '/sandbox' });
  healthRoutes(app, parts, metrics);
  return app;
};
