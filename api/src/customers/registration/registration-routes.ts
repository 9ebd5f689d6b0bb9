import { deviceNameFrom, feature } from '#base';
import { LoginData, setLoginCookies } from '../login';
import { Registration } from './registration-schemas';
import { type OnRegistered, registerMember } from './registration-service';

/**
 * Registration: creates the member with its first address, after the phone number was verified.
 *
 * @param onRegistered gives a new member what others owe it, in the same transaction.
 */
export const registrationRoutes = (onRegistered: OnRegistered) =>
  feature({ name: 'registration', needs: ['clock', 'config', 'database', 'messages'] }, (app) => {
    app.post(
      '/member/address',
      { schema: { body: Registration, response: { 200: LoginData } } },
      async (request, reply) => {
        const login = await registerMember(app, request.body, { deviceName: deviceNameFrom(request), onRegistered });
        return setLoginCookies(request, reply, login);
      },
    );
  });
