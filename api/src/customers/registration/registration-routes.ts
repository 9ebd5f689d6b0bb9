import { deviceNameFrom, feature } from '#base';
import { LoginData, setLoginCookies } from '../login';
import { Registration } from './registration-schemas';
import { registerMember } from './registration-service';

/** Registration: creates the member with its first address, after the phone number was verified. */
export const registrationRoutes = feature(
  { name: 'registration', needs: ['clock', 'config', 'database', 'messages'] },
  (app) => {
    app.post(
      '/member/address',
      { schema: { body: Registration, response: { 200: LoginData } } },
      async (request, reply) =>
        setLoginCookies(request, reply, await registerMember(app, request.body, deviceNameFrom(request))),
    );
  },
);
