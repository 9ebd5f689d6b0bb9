import multipart from '@fastify/multipart';
import { Type } from 'typebox';
import { forMembers } from '../auth/audience';
import type { FeatureRoutes } from '../common/app-parts';
import { IdParams } from '../common/schemas';
import { Refusal } from '../common/refusal';
import { RequestEditForm, RequestForm } from './request-form-schemas';
import {
  ApproveBody,
  CancelBody,
  Estimate,
  EstimateBody,
  ObjectionBody,
  ProcessingRequest,
  RebookBody,
  RequestCreated,
  RequestDetail,
  RequestListQuery,
  RequestPage,
} from './request-schemas';

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};

/** Ordering a pickup and everything a customer does to a request. */
export const requestRoutes: FeatureRoutes = async (app, parts) => {
  await app.register(multipart);
  const detail = { tags: ['request'], params: IdParams, response: { 200: RequestDetail } };
  const form = { tags: ['request'], consumes: ['multipart/form-data'] };

  forMembers(app, parts, (scope) => {
    scope.post(
      '/request/delivery',
      { schema: { ...form, body: RequestForm, response: { 200: RequestCreated } } },
      later,
    );
    scope.put(
      '/request/delivery/:id/modify',
      { schema: { ...form, params: IdParams, body: RequestEditForm, response: { 200: RequestDetail } } },
      later,
    );
    scope.get(
      '/request/delivery',
      { schema: { tags: ['request'], querystring: RequestListQuery, response: { 200: RequestPage } } },
      later,
    );
    scope.get(
      '/request/delivery/processing',
      { schema: { tags: ['request'], response: { 200: Type.Array(ProcessingRequest) } } },
      later,
    );
    scope.get('/request/delivery/detail/:id', { schema: detail }, later);
    scope.post('/request/delivery/:id/cancel', { schema: { ...detail, body: CancelBody } }, later);
    scope.post('/request/delivery/:id/approve', { schema: { ...detail, body: ApproveBody } }, later);
    scope.post('/request/delivery/:id/confirm', { schema: detail }, later);
    scope.post('/request/delivery/:id/noshow/objection', { schema: { ...detail, body: ObjectionBody } }, later);
    scope.post('/request/delivery/:id/rebook', { schema: { ...detail, body: RebookBody } }, later);
    scope.get(
      '/request/delivery/:id/estimate',
      { schema: { tags: ['request'], params: IdParams, response: { 200: Estimate } } },
      later,
    );
    scope.post(
      '/request/estimate',
      { schema: { tags: ['request'], body: EstimateBody, response: { 200: Estimate } } },
      later,
    );
  });
};
