import swagger from '@fastify/swagger';
import { BRAND } from '@dongne/contract';
import type { App } from './app';
import { hoistNamedSchemas, markNames } from './openapi-components';
import { ErrorBody } from './schemas';

/** Collects every route registered after it into `app.swagger()`; each route also documents the error body. */
export const addOpenApi = async (app: App): Promise<void> => {
  app.addHook('onRoute', (route) => {
    route.schema ??= {};
    const response = typeof route.schema.response === 'object' ? route.schema.response : {};
    route.schema.response = markNames({ ...response, '4xx': ErrorBody, '5xx': ErrorBody });
    if (route.schema.body !== undefined) route.schema.body = markNames(route.schema.body);
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: BRAND.name, version: '1' } },
    transformObject: (document) =>
      'openapiObject' in document ? hoistNamedSchemas(document.openapiObject) : document.swaggerObject,
  });
};
