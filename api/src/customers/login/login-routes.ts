import { Type } from 'typebox';
import {
  feature,
  RefreshRequest,
  SignOutRequest,
  TokenPair,
  bearerOf,
  deviceNameFrom,
  forMembers,
  memberOf,
  endSession,
  holdsRefreshToken,
  refreshSession,
  setSessionCookies,
} from '#base';
import { LoginData, OtpRequest, OtpVerification, OwnKeyHeader, SentOtp } from './login-schemas';
import { setLoginCookies } from './login-cookies';
import { loginWithOtp } from './login-service';
import { sendOtp } from './otp-service';
import { viewMember } from '../members';

/** Login by phone number, token refresh and sign-out. */
export const authRoutes = feature(
  { name: 'login', needs: ['auth', 'clock', 'config', 'database', 'messages'] },
  (app) => {
    app.post(
      '/auth/otp',
      { schema: { headers: OwnKeyHeader, body: OtpRequest, response: { 200: SentOtp } } },
      ({ body, ip, headers }) =>
        sendOtp(app, { typedNumber: body.phoneNumber, callerAddress: ip, key: headers['idempotency-key'] }),
    );

    app.post(
      '/auth/otp/verify',
      { schema: { headers: OwnKeyHeader, body: OtpVerification, response: { 200: LoginData } } },
      async (request, reply) => {
        const login = await loginWithOtp(app, {
          ...request.body,
          key: request.headers['idempotency-key'],
          device: { deviceName: deviceNameFrom(request) },
        });
        return setLoginCookies(request, reply, login);
      },
    );

    app.put(
      '/member/refresh',
      { schema: { body: RefreshRequest, response: { 200: TokenPair } } },
      async (request, reply) => {
        const { refreshToken } = request.body;
        const { memberId, tokens } = await refreshSession(app, {
          refreshToken,
          bearer: bearerOf(request),
          deviceName: deviceNameFrom(request),
        });
        if (holdsRefreshToken(request, refreshToken))
          setSessionCookies(request, reply, { ...tokens, user: await viewMember(app, memberId) });
        return tokens;
      },
    );

    forMembers(app, (scope) => {
      scope.put(
        '/member/signOut',
        { schema: { body: SignOutRequest, response: { 204: Type.Null() } } },
        async (request, reply) => {
          await endSession(app.database, memberOf(request).sessionId, 'signOut', app.clock.now());
          return reply.code(204).send(null);
        },
      );
    });
  },
);
