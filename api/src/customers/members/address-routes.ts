import { forMembers, memberOf, IdParams, feature } from '#base';
import { Type } from 'typebox';
import { AddressInput, AddressLabel, KeptAddressList, MemberAddress } from './address-schemas';
import { changeAddress, viewAddress } from './address-service';
import { forgetAddress, labelAddress, takeKeptAddress, viewKeptAddresses } from './kept-address-service';

/** Current and previous collection addresses. */
export const addressRoutes = feature({ name: 'address', needs: ['auth', 'clock', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get('/member/address', { schema: { response: { 200: MemberAddress } } }, (request) =>
      viewAddress(app.database, memberOf(request).memberId),
    );

    scope.put('/member/address', { schema: { body: AddressInput, response: { 200: MemberAddress } } }, (request) =>
      changeAddress(app, memberOf(request), request.body),
    );

    scope.get('/member/addresses', { schema: { response: { 200: KeptAddressList } } }, (request) =>
      viewKeptAddresses(app.database, memberOf(request).memberId),
    );

    scope.put(
      '/member/addresses/:id',
      { schema: { params: IdParams, body: AddressLabel, response: { 200: KeptAddressList } } },
      (request) => labelAddress(app.database, memberOf(request).memberId, request.params.id, request.body.label),
    );

    scope.post(
      '/member/addresses/:id/use',
      { schema: { params: IdParams, response: { 200: MemberAddress } } },
      (request) => takeKeptAddress(app, memberOf(request), request.params.id),
    );

    scope.delete(
      '/member/addresses/:id',
      { schema: { params: IdParams, response: { 204: Type.Null() } } },
      async (request, reply) => {
        await forgetAddress(app.database, memberOf(request).memberId, request.params.id);
        return reply.code(204).send(null);
      },
    );
  }),
);
