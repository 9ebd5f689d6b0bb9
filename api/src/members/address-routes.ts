import { forMembers, memberOf } from '../auth';
import type { App, AppParts } from '../common';
import { AddressInput, MemberAddress } from './address-schemas';
import { changeAddress, viewAddress } from './address-service';

/** Where the member's laundry is collected. */
export const addressRoutes = (app: App, parts: AppParts): void =>
  forMembers(app, parts, (scope) => {
    scope.get('/member/address', { schema: { response: { 200: MemberAddress } } }, (request) =>
      viewAddress(parts.database, memberOf(request).memberId),
    );

    scope.put('/member/address', { schema: { body: AddressInput, response: { 200: MemberAddress } } }, (request) =>
      changeAddress(parts, memberOf(request), request.body),
    );
  });
