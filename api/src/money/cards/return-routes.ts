import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { withQuery } from '@dongne/contract';
import { describeFailure, feature } from '#base';
import { type CardHooks, finishWindow } from './card-returns';
import { ProviderParams, type ProviderPath } from './card-schemas';
import { type CardSessionRow, findSession, isLate } from './card-session-repository';
import { PROVIDER_OF, windowEnd } from './card-windows';
import { repostPage } from './repost-page';
import { browserOfWindow } from './window-browser';
import {
  BROKEN_ENDING,
  endingOf,
  OTHER_BROWSER_ENDING,
  STRANGE_ENDING,
  unfinishedEnding,
  type WindowEnding,
  windowPage,
} from './window-page';

/** Size limit of a return: real ones have a few hundred characters. */
const MOST_BYTES = 32_768;
const MOST_LETTERS = 4_000;
const MOST_FIELDS = 60;

const Returned = Type.Record(Type.String(), Type.String({ maxLength: MOST_LETTERS }), { maxProperties: MOST_FIELDS });
/** Accepts any body: an invalid name belongs to no window. */
const Named = Type.Object({
  sid: Type.Optional(Type.String({ maxLength: MOST_LETTERS })),
  /** Whether our own page has posted it again. */
  again: Type.Optional(Type.Literal('yes')),
});

interface ShownRequest {
  readonly params: Static<typeof ProviderParams>;
  readonly query: Static<typeof Named>;
}

const CARDS_PATH = '/mypage/payment';
const REGISTER_PATH = '/mypage/payment/card';

const sendPage = (reply: FastifyReply, status: number, ending: WindowEnding, appPath: string): FastifyReply => {
  const { html, policy } = windowPage(ending, appPath);
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
};

/** Sends the last page of a window, or a redirect into the app where the window had its own tab. */
const sendEnding = (reply: FastifyReply, session: CardSessionRow, appPath: string, now: Date): FastifyReply => {
  if (session.isRedirect) return reply.code(303).header('location', appPath).send();
  const isOver = isLate(session, now);
  if (session.state === 'opened' && !isOver) return sendPage(reply, 200, unfinishedEnding(session), appPath);
  return sendPage(reply, session.state === 'opened' ? 410 : 200, endingOf(session, windowEnd(session, now)), appPath);
};

/** Sends a page that posts the return again, from our own site. */
const sendRepost = (
  reply: FastifyReply,
  provider: ProviderPath,
  sid: string,
  fields: Static<typeof Returned>,
): FastifyReply => {
  const { html, policy } = repostPage(withQuery(`/v1/app/pay/card/${provider}/return`, { sid, again: 'yes' }), fields);
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
};

/** Sends a page for a body that cannot be parsed and for unexpected errors. The window shows a page, never JSON. */
const sendFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error({ failure: describeFailure(error) }, 'unexpected failure');
    return sendPage(reply, 500, BROKEN_ENDING, CARDS_PATH);
  }
  if (status === 413) {
    // Keeps the connection open as elsewhere: a client that is still uploading would miss the answer.
    reply.removeHeader('connection');
    request.raw.resume();
  }
  return sendPage(reply, status, STRANGE_ENDING, CARDS_PATH);
};

/**
 * Routes to which providers return windows. They are public: the secret name of the window, the browser that
 * opened it and the checks of the provider's adapter protect them.
 */
export const returnRoutes = (hooks: CardHooks) =>
  feature({ name: 'card-return', needs: ['cardProviders', 'clock', 'config', 'database'] }, (app) => {
    app.setErrorHandler(sendFailure);
    // Parses forms in this scope only: no other route accepts them.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    const end = async (reply: FastifyReply, session: CardSessionRow | undefined): Promise<FastifyReply> => {
      if (session === undefined) return sendPage(reply, 404, STRANGE_ENDING, CARDS_PATH);
      const isPayment = session.purpose === 'pay';
      const { sid } = session;
      const appPath = isPayment ? await hooks.pageOfPayment(app, session) : withQuery(REGISTER_PATH, { sid });
      return sendEnding(reply, session, appPath, app.clock.now());
    };

    app.post(
      '/pay/card/:provider/return',
      { bodyLimit: MOST_BYTES, schema: { hide: true, params: ProviderParams, querystring: Named, body: Returned } },
      async (request, reply) => {
        const { params, query, body } = request;
        const sid = query.sid ?? '';
        const opened = await findSession(app.database, sid);
        const browser = opened === undefined ? 'own' : browserOfWindow(app, request, opened);
        if (browser === 'unknown' && query.again === undefined) return sendRepost(reply, params.provider, sid, body);
        if (browser !== 'own') return sendPage(reply, 403, OTHER_BROWSER_ENDING, CARDS_PATH);
        return end(reply, await finishWindow(app, hooks, PROVIDER_OF[params.provider], sid, body));
      },
    );

    // Handles reloads and windows closed by their customer: shows the state and changes nothing.
    const shown = { bodyLimit: MOST_BYTES, schema: { hide: true, params: ProviderParams, querystring: Named } };
    const show = async ({ params, query }: ShownRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const session = await findSession(app.database, query.sid ?? '');
      const isOfProvider = session?.provider === PROVIDER_OF[params.provider];
      return end(reply, isOfProvider ? session : undefined);
    };
    app.get('/pay/card/:provider/return', shown, show);
    app.get('/pay/card/:provider/closed', shown, show);
    app.post('/pay/card/:provider/closed', shown, show);
  });
