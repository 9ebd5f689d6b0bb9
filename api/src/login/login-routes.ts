import { Type } from 'typebox';
import type { App, AppParts } from '../common';
import { LoginData, OtpRequest, OtpVerification, SentOtp } from './login-schemas';
import {
  RefreshRequest,
  SignOutRequest,
  TokenPair,
  bearerOf,
  forMembers,
  memberOf,
  endSession,
  refreshSession,
} from '../auth';
import { loginWithOtp } from './login-service';
import { sendOtp } from './otp-service';
import { SocialLogin } from './social-schemas';
import { socialLoginWith } from './social-service';

/** Login by phone number, token refresh and sign-out. */
export const authRoutes = (app: App, parts: AppParts): void => {
  const socialLogin = socialLoginWith(parts);
  app.post('/auth/otp', { schema: { body: OtpRequest, response: { 200: SentOtp } } }, (request) =>
    sendOtp(parts, { typedNumber: request.body.phoneNumber, callerAddress: request.ip }),
  );

  app.post('/auth/otp/verify', { schema: { body: OtpVerification, response: { 200: LoginData } } }, (request) =>
    loginWithOtp(parts, request.body),
  );

  app.post('/auth/social', { schema: { body: SocialLogin, response: { 200: LoginData } } }, (request) =>
    socialLogin(request.body, request.ip),
  );

  app.put('/member/refresh', { schema: { body: RefreshRequest, response: { 200: TokenPair } } }, (request) =>
    refreshSession(parts, { refreshToken: request.body.refreshToken, bearer: bearerOf(request) }),
  );

  forMembers(app, parts, (scope) => {
    scope.put(
      '/member/signOut',
      { schema: { body: SignOutRequest, response: { 204: Type.Null() } } },
      async (request, reply) => {
        await endSession(parts.database, memberOf(request).sessionId, 'signOut', parts.clock.now());
        return reply.code(204).send(null);
      },
    );
  });
};
