import { LoginData } from '../login';
import type { App, AppParts } from '../common';
import { Registration } from './registration-schemas';
import { registerMember } from './registration-service';

/** Registration: the first address of a customer, sent with the code that proved the phone number. */
export const registrationRoutes = (app: App, parts: AppParts): void => {
  app.post('/member/address', { schema: { body: Registration, response: { 200: LoginData } } }, (request) =>
    registerMember(parts, request.body),
  );
};
