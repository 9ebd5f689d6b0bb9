import { Type } from 'typebox';
import { forShops } from '../auth/audience';
import type { FeatureRoutes } from '../common/app-parts';
import { IdParams } from '../common/schemas';
import { Refusal } from '../common/refusal';
import { PickupSlot, SlotQuery } from '../slots/slot-schemas';
import {
  CollectBody,
  DeliveredBody,
  DenyBody,
  PartnerListQuery,
  PartnerRequest,
  PartnerRequestPage,
  PauseAnswer,
  PauseBody,
  RegisterBody,
  ReturnBody,
  SlotSettings,
} from './partner-schemas';

const later = (): never => {
  throw new Refusal('UNAVAILABLE');
};

/** What a shop's own tools call: its requests and the moves it makes, its pause, its slots. */
export const partnerRoutes: FeatureRoutes = (app, parts) => {
  const tags = ['partner'];
  const command = { tags, params: IdParams, response: { 200: PartnerRequest } };
  forShops(app, parts, (scope) => {
    scope.get(
      '/requests',
      { schema: { tags, querystring: PartnerListQuery, response: { 200: PartnerRequestPage } } },
      later,
    );
    scope.get('/requests/:id', { schema: command }, later);
    scope.post('/requests/:id/accept', { schema: command }, later);
    scope.post('/requests/:id/collect', { schema: { ...command, body: CollectBody } }, later);
    scope.post('/requests/:id/inspect', { schema: command }, later);
    scope.post('/requests/:id/register', { schema: { ...command, body: RegisterBody } }, later);
    scope.post('/requests/:id/process', { schema: command }, later);
    scope.post('/requests/:id/complete-wash', { schema: command }, later);
    scope.post('/requests/:id/deliver', { schema: command }, later);
    scope.post('/requests/:id/delivered', { schema: { ...command, body: DeliveredBody } }, later);
    scope.post('/requests/:id/deny', { schema: { ...command, body: DenyBody } }, later);
    scope.post('/requests/:id/noshow', { schema: { ...command, body: DeliveredBody } }, later);
    scope.post('/requests/:id/return', { schema: { ...command, body: ReturnBody } }, later);
    scope.post('/laundry/pause', { schema: { tags, body: PauseBody, response: { 200: PauseAnswer } } }, later);
    scope.get('/slots', { schema: { tags, querystring: SlotQuery, response: { 200: Type.Array(PickupSlot) } } }, later);
    scope.post('/slots', { schema: { tags, body: SlotSettings, response: { 200: Type.Array(PickupSlot) } } }, later);
  });
};
