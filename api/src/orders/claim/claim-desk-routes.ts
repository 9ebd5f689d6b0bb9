import type { FastifyRequest } from 'fastify';
import { forOperators, forShops, shopOf, CursorQuery, feature, IdParams, photoOfDataUrl } from '#base';
import { listClaims, listShopClaims, viewClaimAsOperator, viewShopClaim } from './claim-queries';
import {
  ClaimAnswerBody,
  ClaimDecisionBody,
  ClaimPaidBody,
  CollectedAgainBody,
  OperatorClaim,
  OperatorClaimPage,
  OperatorClaimQuery,
  ReturnedAgainBody,
  ShopClaim,
  ShopClaimPage,
} from './claim-schemas';
import { decideClaim } from './decide-claim';
import { payCompensation } from './pay-compensation';
import { answerClaim, collectAgain, returnAgain, type ShopClaimId } from './shop-commands';

/** Photos arrive as data URLs in JSON, a third larger than their bytes. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;

/** Commands of a shop on its claims; each answers the claim as it now is. */
export const partnerClaimRoutes = feature(
  { name: 'partner-claim', needs: ['auth', 'clock', 'config', 'database', 'files', 'messages'] },
  (app) => {
    const tags = ['partner'];
    const schema = { tags, params: IdParams, response: { 200: ShopClaim } };
    const photographed = { bodyLimit: BODY_LIMIT_BYTES };
    const whichOf = (request: FastifyRequest & { params: { id: number } }): ShopClaimId => ({
      laundryId: shopOf(request).laundryId,
      id: request.params.id,
    });
    const done = async ({ laundryId, id }: ShopClaimId, work: Promise<void>) => {
      await work;
      return viewShopClaim(app, laundryId, id);
    };

    forShops(app, (scope) => {
      scope.get(
        '/claims',
        { schema: { tags, querystring: CursorQuery, response: { 200: ShopClaimPage } } },
        (request) => listShopClaims(app, shopOf(request).laundryId, request.query.cursor),
      );
      scope.post(
        '/claims/:id/answer',
        { ...photographed, schema: { ...schema, body: ClaimAnswerBody } },
        async (request) => {
          const which = whichOf(request);
          return done(which, answerClaim(app, which, request.body));
        },
      );
      scope.post(
        '/claims/:id/collected-again',
        { ...photographed, schema: { ...schema, body: CollectedAgainBody } },
        async (request) => {
          const which = whichOf(request);
          const { photo } = request.body;
          return done(which, collectAgain(app, which, photo === undefined ? null : photoOfDataUrl(photo)));
        },
      );
      scope.post(
        '/claims/:id/returned-again',
        { ...photographed, schema: { ...schema, body: ReturnedAgainBody } },
        async (request) => {
          const which = whichOf(request);
          return done(which, returnAgain(app, which, photoOfDataUrl(request.body.photo)));
        },
      );
    });
  },
);

/** Decisions of operators on claims. */
export const operatorClaimRoutes = feature(
  { name: 'operator-claim', needs: ['auth', 'clock', 'config', 'database', 'messages', 'vouchers'] },
  (app) => {
    const tags = ['operator'];
    forOperators(app, (scope) => {
      scope.get(
        '/claims',
        { schema: { tags, querystring: OperatorClaimQuery, response: { 200: OperatorClaimPage } } },
        (request) => listClaims(app, request.query.cursor),
      );
      scope.post(
        '/claims/:id/decide',
        { schema: { tags, params: IdParams, body: ClaimDecisionBody, response: { 200: OperatorClaim } } },
        async (request) => {
          await decideClaim(app, request.params.id, request.body);
          return viewClaimAsOperator(app, request.params.id);
        },
      );
      scope.post(
        '/claims/:id/paid',
        { schema: { tags, params: IdParams, body: ClaimPaidBody, response: { 200: OperatorClaim } } },
        async (request) => {
          await payCompensation(app, request.params.id, request.body.number);
          return viewClaimAsOperator(app, request.params.id);
        },
      );
    });
  },
);
