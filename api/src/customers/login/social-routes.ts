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

/** A code and a state are some hundred letters; the name that Apple adds the first time, too. */
const MOST_FORM_BYTES = 16_384;
const FORM = 'application/x-www-form-urlencoded';

/** What of a provider's form goes on to the login page: nothing that names anybody. */
const PASSED_ON = ['code', 'state', 'error', 'iss'] as const;

const FormAnswer = Type.Record(Type.String(), Type.String({ maxLength: 4_000 }), { maxProperties: 20 });

/** Login with accounts of other companies, and the member's own list of them. */
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
      // Below the path of the browser's cookie, which the sign-in belongs to.
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
 * Where Apple's page posts its answer (`response_mode=form_post`). It comes from another site, so without our cookie: it is
 * only led on to the login page, whose own call brings the cookie and finishes. Anybody may call it; it changes nothing.
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
