import swagger from '@fastify/swagger';
import { BRAND } from '@dongne/contract';
import type { App } from './app-parts';
import { hoistNamedSchemas } from './openapi-components';
import { ApiError } from './schemas';

/** Collects every route registered after it into `app.swagger()`; each route also documents the error body. */
export const addOpenApi = async (app: App): Promise<void> => {
  app.addHook('onRoute', (route) => {
    route.schema ??= {};
    const response = typeof route.schema.response === 'object' ? route.schema.response : {};
    route.schema.response = { ...response, '4xx': ApiError, '5xx': ApiError };
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: BRAND.name, version: '1' } },
    transformObject: (document) =>
      'openapiObject' in document ? hoistNamedSchemas(document.openapiObject) : document.swaggerObject,
  });
};
