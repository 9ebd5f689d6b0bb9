import { randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { areaRoutes } from './areas';
import { authRoutes } from './login';
import { benefitRoutes } from './benefits';
import { cardRoutes } from './cards';
import { refuseObsoleteApps, clientConfigRoutes } from './client-config';
import { clientEventRoutes } from './client-events';
import {
  type App,
  type AppParts,
  type FeatureRoutes,
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
  compileValidator,
} from './common';
import { contentRoutes } from './content';
import { deliveryBagRoutes } from './delivery-bags';
import { photoRoutes } from './files';
import { laundryRoutes, myLaundryRoutes, slotRoutes } from './laundries';
import { mainRoutes } from './main';
import { healthRoutes, measureRequests } from './health';
import { addressRoutes, memberRoutes } from './members';
import { membershipRoutes } from './memberships';
import { notificationRoutes } from './notifications';
import { operatorRoutes } from './operator';
import { partnerRoutes, partnerSettingRoutes } from './partner';
import { registrationRoutes } from './registration';
import { customerCommandRoutes, requestRoutes } from './orders';
import { reviewRoutes } from './reviews';
import { FaultPlan, injectFaults, oidcRoutes, sandboxControlRoutes, sandboxPageRoutes, sandboxRoutes } from './sandbox';
import { withdrawalRoutes } from './withdrawal';

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
