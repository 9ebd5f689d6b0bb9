import { Type } from 'typebox';
import { feature } from '#base';
import { ProviderParams, PROVIDER_OF } from '../cards';
import { NICEPAY_WEBHOOK_ANSWER } from '../providers';
import { lookUpAttemptNow } from './look-up-attempt';
import { findAttemptOf } from './attempt-repository';

const MOST_BYTES = 32_768;
const TEXT_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

const headersOf = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

/**
 * Routes for providers' webhooks. They are public: the signature is checked, and an event only triggers our own
 * look-up, so that a false, late or repeated one changes nothing.
 */
export const webhookRoutes = feature(
  {
    name: 'payment-webhook',
    needs: ['cardProviders', 'clock', 'config', 'database', 'messages', 'payables'],
  },
  (app) => {
    app.removeAllContentTypeParsers();
    for (const type of TEXT_TYPES)
      app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
        done(null, body),
      );
    app.post(
      '/pay/webhook/:provider',
      { bodyLimit: MOST_BYTES, schema: { hide: true, params: ProviderParams, body: Type.String() } },
      async (request, reply) => {
        const provider = app.cardProviders[PROVIDER_OF[request.params.provider]];
        const read = provider?.readWebhook(headersOf(request.headers), request.body);
        if (read?.state !== 'event') return reply.code(400).type('text/html').send('REFUSED');
        const attempt = await findAttemptOf(app.database, read.event);
        if (attempt !== undefined) await lookUpAttemptNow(app, attempt.id);
        const { status, contentType, body } = NICEPAY_WEBHOOK_ANSWER;
        return reply.code(status).type(contentType).send(body);
      },
    );
  },
);
