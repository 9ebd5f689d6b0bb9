import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import { forMembers, memberOf, feature, IdParams, compileFormValidator } from '#base';
import {
  createRequest,
  editRequest,
  Estimate,
  estimateAt,
  EstimateBody,
  readRequestForm,
  RequestEditForm,
  RequestForm,
} from '../place';
import { alternativesOf } from './alternative-shops';
import { RequestListQuery } from './request-bodies';
import { estimateOfRequest, listRequests, processingRequests, readRequest, viewRequest } from './request-queries';
import {
  AlternativeShop,
  OrderRefused,
  ProcessingRequest,
  RequestCreated,
  RequestDetail,
  RequestPage,
} from './request-schemas';

const IdempotencyHeader = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })) });

/** Ordering a pickup, editing it, and reading requests. */
export const requestRoutes = feature(
  { name: 'request', needs: ['auth', 'clock', 'config', 'database', 'files', 'messages'] },
  async (app) => {
    await app.register(multipart);
    const tags = ['request'];
    const form = { tags, consumes: ['multipart/form-data'] };

    forMembers(app, (scope) => {
      scope.post(
        '/request/delivery',
        {
          validatorCompiler: compileFormValidator,
          schema: {
            ...form,
            headers: IdempotencyHeader,
            body: RequestForm,
            response: { 200: RequestCreated, 409: OrderRefused },
          },
        },
        async (request) =>
          createRequest(app, {
            memberId: memberOf(request).memberId,
            key: request.headers['idempotency-key'],
            form: await readRequestForm(request),
          }),
      );
      scope.put(
        '/request/delivery/:id/modify',
        {
          validatorCompiler: compileFormValidator,
          schema: { ...form, params: IdParams, body: RequestEditForm, response: { 200: RequestDetail } },
        },
        async (request) => {
          const { memberId } = memberOf(request);
          await editRequest(app, { memberId, id: request.params.id }, await readRequestForm(request));
          return viewRequest(app, memberId, request.params.id);
        },
      );
      scope.get(
        '/request/delivery',
        { schema: { tags, querystring: RequestListQuery, response: { 200: RequestPage } } },
        async (request) =>
          listRequests(app, memberOf(request).memberId, request.query.usageType ?? 'processing', request.query.cursor),
      );
      scope.get(
        '/request/delivery/processing',
        { schema: { tags, response: { 200: Type.Array(ProcessingRequest) } } },
        async (request) => processingRequests(app, memberOf(request).memberId),
      );
      scope.get(
        '/request/delivery/detail/:id',
        {
          config: { checksSession: true },
          schema: { tags, params: IdParams, response: { 200: RequestDetail } },
        },
        async (request) =>
          app.auth.readAsMember(request, (executor, memberId) =>
            readRequest(app, executor, memberId, request.params.id),
          ),
      );
      scope.get(
        '/request/delivery/:id/alternatives',
        { schema: { tags, params: IdParams, response: { 200: Type.Array(AlternativeShop) } } },
        async (request) => alternativesOf(app, memberOf(request).memberId, request.params.id),
      );
      scope.get(
        '/request/delivery/:id/estimate',
        { schema: { tags, params: IdParams, response: { 200: Estimate } } },
        async (request) => estimateOfRequest(app, memberOf(request).memberId, request.params.id),
      );
      scope.post(
        '/request/estimate',
        { schema: { tags, body: EstimateBody, response: { 200: Estimate } } },
        async (request) => estimateAt(app, memberOf(request).memberId, request.body),
      );
    });
  },
);
