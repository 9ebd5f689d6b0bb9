import multipart from '@fastify/multipart';
import { CLAIM_FORM } from '@dongne/contract';
import { Type } from 'typebox';
import { forMembers, memberOf, feature, IdParams, compileFormValidator, formSchema } from '#base';
import { readNewClaim } from './claim-form';
import { viewClaim } from './claim-queries';
import { ClaimAccountBody, ClaimCase, ClaimCreated, ClaimRefused } from './claim-schemas';
import { makeClaim } from './make-claim';
import { giveAccount } from './pay-compensation';

const IdempotencyHeader = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })) });
const ClaimForm = formSchema(CLAIM_FORM, 'ClaimForm');

/** Making a claim, following it, and the account for its compensation. */
export const claimRoutes = feature(
  { name: 'claim', needs: ['auth', 'clock', 'config', 'database', 'files', 'messages'] },
  async (app) => {
    await app.register(multipart);
    const tags = ['claim'];

    forMembers(app, (scope) => {
      scope.post(
        '/request/delivery/:id/claim',
        {
          validatorCompiler: compileFormValidator,
          schema: {
            tags,
            consumes: ['multipart/form-data'],
            headers: IdempotencyHeader,
            params: IdParams,
            body: ClaimForm,
            response: { 200: ClaimCreated, 409: ClaimRefused },
          },
        },
        async (request) =>
          makeClaim(app, {
            memberId: memberOf(request).memberId,
            requestId: request.params.id,
            key: request.headers['idempotency-key'],
            claim: await readNewClaim(request),
          }),
      );
      scope.get('/claim/:id', { schema: { tags, params: IdParams, response: { 200: ClaimCase } } }, (request) =>
        viewClaim(app, memberOf(request).memberId, request.params.id),
      );
      scope.post(
        '/claim/:id/account',
        { schema: { tags, params: IdParams, body: ClaimAccountBody, response: { 200: ClaimCase } } },
        async (request) => {
          const { memberId } = memberOf(request);
          const { id } = request.params;
          await giveAccount(app, { memberId, id }, request.body);
          return viewClaim(app, memberId, id);
        },
      );
    });
  },
);
