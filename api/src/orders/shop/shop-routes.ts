import { forShops, shopOf, feature, allowEmptyBody, isBlank, IdParams, photoOfDataUrl } from '#base';
import type { FastifyRequest } from 'fastify';
import { inspectRequest, registerRequest } from './inspection';
import {
  acceptRequest,
  answerAsShop,
  collectRequest,
  deliveredRequest,
  moveAsShop,
  noShowRequest,
  returnRequest,
  type ShopRequest,
} from './shop-commands';
import { listShopRequests, viewShopRequest } from './shop-queries';
import {
  AnswerBody,
  AnswerParams,
  CollectBody,
  DeliveredBody,
  DenyBody,
  NoShowBody,
  PartnerListQuery,
  PartnerRequest,
  PartnerRequestPage,
  RegisterBody,
  ReturnBody,
} from './shop-schemas';

/** Photos arrive as data URLs in JSON, a third larger than their bytes. */
const BODY_LIMIT_BYTES = 30 * 1024 * 1024;

const photoOrNull = (dataUrl: string | undefined) => (dataUrl === undefined ? null : photoOfDataUrl(dataUrl));

/** Calls of a shop on its requests; every command answers the request as it now is. */
export const shopRequestRoutes = feature(
  { name: 'shop-request', needs: ['auth', 'clock', 'config', 'database', 'files', 'messages', 'vouchers'] },
  (app) => {
    const tags = ['partner'];
    const schema = { tags, params: IdParams, response: { 200: PartnerRequest } };
    const photographed = { bodyLimit: BODY_LIMIT_BYTES };
    const whichOf = (request: FastifyRequest & { params: { id: number } }): ShopRequest => ({
      laundryId: shopOf(request).laundryId,
      id: request.params.id,
    });
    const done = async (which: ShopRequest, work: Promise<void>) => {
      await work;
      return viewShopRequest(app, which);
    };

    forShops(app, (scope) => {
      allowEmptyBody(scope);
      scope.get(
        '/requests',
        { schema: { tags, querystring: PartnerListQuery, response: { 200: PartnerRequestPage } } },
        async (request) => listShopRequests(app, shopOf(request).laundryId, request.query),
      );
      scope.get('/requests/:id', { schema }, async (request) => viewShopRequest(app, whichOf(request)));

      scope.post('/requests/:id/accept', { schema }, async (request) => {
        const which = whichOf(request);
        return done(which, acceptRequest(app, which));
      });
      scope.post(
        '/requests/:id/collect',
        { ...photographed, schema: { ...schema, body: CollectBody } },
        async (request) => {
          const which = whichOf(request);
          const { pieces, photo } = request.body;
          return done(which, collectRequest(app, which, { pieces, photo: photoOrNull(photo) }));
        },
      );
      scope.post('/requests/:id/inspect', { schema }, async (request) => {
        const which = whichOf(request);
        return done(which, inspectRequest(app, which));
      });
      scope.post(
        '/requests/:id/register',
        { ...photographed, schema: { ...schema, body: RegisterBody } },
        async (request) => {
          const which = whichOf(request);
          const items = request.body.items.map((item) => ({
            kind: item.kind ?? 'wash',
            category: item.category,
            name: item.name ?? item.category,
            count: item.count ?? 1,
            priceWon: item.priceWon ?? null,
            note: item.note ?? '',
            photo: photoOrNull(item.photo),
          }));
          const { dueDate, piecesNote = '', offerVersion: replaces } = request.body;
          return done(which, registerRequest(app, which, { items, dueDate, piecesNote, replaces }));
        },
      );
      const answering = { ...schema, params: AnswerParams, body: AnswerBody };
      scope.post('/requests/:id/questions/:questionId/answer', { schema: answering }, async (request) => {
        const which = whichOf(request);
        const { questionId } = request.params;
        return done(which, answerAsShop(app, which, { questionId, text: request.body.text }));
      });
      scope.post('/requests/:id/process', { schema }, async (request) => {
        const which = whichOf(request);
        return done(which, moveAsShop(app, which, { to: 'Processing' }));
      });
      scope.post('/requests/:id/complete-wash', { schema }, async (request) => {
        const which = whichOf(request);
        return done(which, moveAsShop(app, which, { to: 'WashCompleted' }));
      });
      scope.post('/requests/:id/deliver', { schema }, async (request) => {
        const which = whichOf(request);
        return done(which, moveAsShop(app, which, { to: 'Delivering' }));
      });
      scope.post(
        '/requests/:id/delivered',
        { ...photographed, schema: { ...schema, body: DeliveredBody } },
        async (request) => {
          const which = whichOf(request);
          return done(which, deliveredRequest(app, which, photoOrNull(request.body.photo)));
        },
      );
      scope.post('/requests/:id/deny', { schema: { ...schema, body: DenyBody } }, async (request) => {
        const which = whichOf(request);
        const { reason, text } = request.body;
        const move = {
          to: 'Denied',
          reasonCode: reason,
          ...(text === undefined || isBlank(text) ? {} : { reason: text }),
        } as const;
        return done(which, moveAsShop(app, which, move));
      });
      scope.post(
        '/requests/:id/noshow',
        { ...photographed, schema: { ...schema, body: NoShowBody } },
        async (request) => {
          const which = whichOf(request);
          return done(which, noShowRequest(app, which, photoOfDataUrl(request.body.photo)));
        },
      );
      scope.post('/requests/:id/return', { schema: { ...schema, body: ReturnBody } }, async (request) => {
        const which = whichOf(request);
        return done(which, returnRequest(app, which, request.body));
      });
    });
  },
);
