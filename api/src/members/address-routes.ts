import { forMembers, memberOf } from '../auth';
import { feature } from '../common';
import { AddressInput, MemberAddress } from './address-schemas';
import { changeAddress, viewAddress } from './address-service';

/** Where the member's laundry is collected. */
export const addressRoutes = feature({ name: 'address', needs: ['auth', 'clock', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get('/member/address', { schema: { response: { 200: MemberAddress } } }, (request) =>
      viewAddress(app.database, memberOf(request).memberId),
    );

    scope.put('/member/address', { schema: { body: AddressInput, response: { 200: MemberAddress } } }, (request) =>
      changeAddress(app, memberOf(request), request.body),
    );
  }),
);
