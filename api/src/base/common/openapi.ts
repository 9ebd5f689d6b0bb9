import swagger from '@fastify/swagger';
import { BRAND } from '@dongne/contract';
import type { App } from './app';
import { hoistNamedSchemas, isObject, markNames } from './openapi-components';
import { ErrorBody } from './schemas';

const REFUSALS = { '4xx': markNames(ErrorBody), '5xx': markNames(ErrorBody) };

/** Collects the routes registered after it into `app.swagger()`; each route also documents the error body. */
export const addOpenApi = async (app: App): Promise<void> => {
  app.addHook('onRoute', (route) => {
    route.schema ??= {};
    const response: unknown = route.schema.response;
    const marked = isObject(response)
      ? Object.entries(response).map(([status, schema]) => [status, markNames(schema)])
      : [];
    route.schema.response = { ...Object.fromEntries(marked), ...REFUSALS };
    if (route.schema.body !== undefined) route.schema.body = markNames(route.schema.body);
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: BRAND.name, version: '1' } },
    transformObject: (document) =>
      'openapiObject' in document ? hoistNamedSchemas(document.openapiObject) : document.swaggerObject,
  });
};
