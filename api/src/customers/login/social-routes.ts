import { Type } from 'typebox';
import { withQuery } from '@dongne/contract';
import { deviceNameFrom, forMembers, memberOf, feature } from '#base';
import { setLoginCookies } from './login-cookies';
import { LoginData } from './login-schemas';
import { Proof } from './proof-schemas';
import { browserOf, markBrowser } from './social-browser';
import { listLogins, unlinkLogin } from './social-links';
import {
  LinkedLogin,
  SocialLogin,
  SocialProof,
  SocialProvider,
  SocialStart,
  StartedSocialLogin,
} from './social-schemas';
import { socialLoginWith } from './social-service';

/** Size limit of the form: code and state have some hundred characters, as has the name that Apple adds at first. */
const MOST_FORM_BYTES = 16_384;
const FORM = 'application/x-www-form-urlencoded';

/** Form fields forwarded to the login page; no personal data. */
const PASSED_ON = ['code', 'state', 'error', 'iss'] as const;

const FormAnswer = Type.Record(Type.String(), Type.String({ maxLength: 4_000 }), { maxProperties: 20 });

/** Social login, and the member's linked accounts. */
export const socialRoutes = feature(
  { name: 'social-login', needs: ['auth', 'clock', 'config', 'database', 'messages'] },
  (app) => {
    const social = socialLoginWith(app);

    app.post(
      '/auth/social/start',
      { schema: { body: SocialStart, response: { 200: StartedSocialLogin } } },
      (request, reply) => social.start(request.body, { browser: markBrowser(request, reply), address: request.ip }),
    );

    app.post(
      '/auth/social',
      { schema: { body: SocialLogin, response: { 200: LoginData } } },
      async (request, reply) => {
        const login = await social.finish(request.body, {
          browser: browserOf(request),
          address: request.ip,
          device: { deviceName: deviceNameFrom(request) },
        });
        return setLoginCookies(request, reply, login);
      },
    );

    forMembers(app, (scope) => {
      // Below the path of the browser's cookie.
      scope.post('/auth/social/proof', { schema: { body: SocialProof, response: { 200: Proof } } }, (request) =>
        social.prove(request.body, {
          browser: browserOf(request),
          address: request.ip,
          memberId: memberOf(request).memberId,
        }),
      );

      scope.get('/member/logins', { schema: { response: { 200: Type.Array(LinkedLogin) } } }, (request) =>
        listLogins(app, memberOf(request).memberId),
      );

      scope.delete(
        '/member/logins/:provider',
        { schema: { params: Type.Object({ provider: SocialProvider }), response: { 204: Type.Null() } } },
        async (request, reply) => {
          await unlinkLogin(app, memberOf(request).memberId, request.params.provider);
          return reply.code(204).send(null);
        },
      );
    });
  },
);

/**
 * Receives Apple's form post (`response_mode=form_post`). As a cross-site request it has no cookie, so it only
 * redirects to the login page, whose own call finishes the login. Public; changes nothing.
 */
export const socialFormRoutes = feature({ name: 'social-form', needs: [] }, (app) => {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post(
    '/auth/social/apple',
    { bodyLimit: MOST_FORM_BYTES, schema: { hide: true, body: FormAnswer } },
    async (request, reply) => {
      const { body } = request;
      const answer = Object.fromEntries(PASSED_ON.flatMap((name) => (name in body ? [[name, body[name]]] : [])));
      return reply.redirect(withQuery('/login', answer), 303);
    },
  );
});
