import { randomUUID } from 'node:crypto';
import { withoutPositions } from '@dongne/contract/server';
import fastify, { LogController } from 'fastify';
import { programVersion, serviceName } from '@dongne/observe';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  type CardHooks,
  cardRoutes,
  finishPaymentWindow,
  pageOfPayment,
  payablesPlugin,
  tryFailedAgain,
  cardProvidersPlugin,
  vouchersPlugin,
} from '#money';
import { refuseObsoleteApps } from '#content';
import {
  type App,
  closeAnsweredConnections,
  compressResponses,
  CONNECTION_LIMITS,
  handleError,
  handleNotFound,
  handleUnreadablePath,
  readJsonBodies,
  logRequests,
  logSecurityEvents,
  addOpenApi,
  addSecurityHeaders,
  buildSerializer,
  refuseUnreadable,
  addServerTime,
  traceRequests,
  compileValidator,
  type Needs,
  clockPlugin,
  authPlugin,
  configPlugin,
  databasePlugin,
  separateRequests,
  filesPlugin,
  healthRoutes,
  measureConnections,
  measureRequests,
  measureWork,
  addPublicResponses,
} from '#base';
import { CUSTOMER_FEATURES, OPERATOR_FEATURES, PARTNER_FEATURES } from './features';
import { measureOutbox, messagesPlugin } from '#customers';

/** Dependencies of the server. */
export type AppParts = Needs<
  'cardProviders' | 'clock' | 'config' | 'database' | 'files' | 'messages' | 'payables' | 'vouchers'
>;

/** Registers the parts; every feature declares the ones it uses. */
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

/** Hooks of card windows: a new card pays what failed, and a window may belong to a payment. */
const cardHooks = (parts: AppParts): CardHooks => ({
  onCardRegistered: (tx, { clock }, memberId) => tryFailedAgain(tx, memberId, clock.now()),
  finishPayment: (_parts, session, returned) => finishPaymentWindow(parts, session, returned),
  pageOfPayment,
});

/** Additions of a composition that serves more than the API. */
export interface AppExtension {
  /** Adds hooks that run before most of the API's own. */
  readonly addHooks?: (app: App) => void;
  /** Registers routes after those of the API. */
  readonly addRoutes?: (app: App) => Promise<void>;
}

/** Builds the app from its parts, without listening or owning them. */
export const buildApp = async (parts: AppParts, { addHooks, addRoutes }: AppExtension = {}): Promise<App> => {
  const app: App = fastify({
    ...CONNECTION_LIMITS,
    clientErrorHandler: refuseUnreadable,
    logger: {
      level: parts.config.logLevel,
      base: { service: serviceName({ name: 'api', version: programVersion() }) },
      hooks: { streamWrite: withoutPositions },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.config.trustProxy,
    exposeHeadRoutes: true,
    // Answers normally while stopping: Fastify's own 503 has no error code, and clients would treat it as the end of
    // the session.
    return503OnClosing: false,
    frameworkErrors: handleUnreadablePath,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildSerializer } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.decorateRequest('identity', null);
  app.decorateRequest('uncheckedMember', null);
  app.decorateRequest('operatorActId', null);
  readJsonBodies(app);
  closeAnsweredConnections(app);
  addSecurityHeaders(app, parts.config.hsts);
  addServerTime(app, parts.clock);
  await compressResponses(app);
  traceRequests(app);
  logRequests(app);
  logSecurityEvents(app, parts.config);
  separateRequests(app);
  const metrics = measureRequests(app);
  measureWork(app, metrics);
  measureConnections(parts.database.$client, metrics);
  measureOutbox(parts, metrics);
  addHooks?.(app);
  refuseObsoleteApps(app);
  await addOpenApi(app);

  await registerParts(app, parts);
  addPublicResponses(app, parts);
  for (const routes of CUSTOMER_FEATURES) await app.register(routes, { prefix: '/v1/app' });
  await app.register(cardRoutes(cardHooks(parts)), { prefix: '/v1/app' });
  for (const routes of PARTNER_FEATURES) await app.register(routes, { prefix: '/v1/partner' });
  for (const routes of OPERATOR_FEATURES) await app.register(routes, { prefix: '/v1/operator' });
  await addRoutes?.(app);
  await app.register(healthRoutes(metrics));
  return app;
};
