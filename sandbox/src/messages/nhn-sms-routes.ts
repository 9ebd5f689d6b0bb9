import { Type } from 'typebox';
import { feature } from '@dongne/api/base';
import { countSms, showSms } from './inbox-repository';
import { beDown, type ProviderOutage } from './provider-outage';

const Sms = Type.Object({
  body: Type.String({ minLength: 1, maxLength: 4_000 }),
  title: Type.Optional(Type.String({ maxLength: 120 })),
  sendNo: Type.String({ pattern: '^\\d{8,13}$' }),
  recipientList: Type.Array(
    Type.Object({
      recipientNo: Type.String({ pattern: '^\\d{9,20}$' }),
      recipientGroupingKey: Type.String({ maxLength: 100 }),
    }),
    { minItems: 1, maxItems: 1 },
  ),
});
const Found = Type.Object({
  startCreateDate: Type.String(),
  endCreateDate: Type.String(),
  recipientGroupingKey: Type.String(),
});
const Params = Type.Object({ appKey: Type.String() });

const DONE = { isSuccessful: true, resultCode: 0, resultMessage: 'SUCCESS' };
/** The code of NHN Cloud for a wrong secret key. */
const NO_SECRET = { isSuccessful: false, resultCode: -1007, resultMessage: 'invalid secret key' };
const OTP_IN_TEXT = /\[(\d{6})\]/;

/** NHN Cloud's side of its SMS API v3.0: stores accepted messages in the sandbox's inbox, also repeated ones. */
export const nhnSmsRoutes = (outage: ProviderOutage) =>
  feature({ name: 'sandbox-sms', needs: ['clock', 'config', 'database'] }, (app) => {
    const { clock, config, database } = app;
    const isKnown = (secret: string | string[] | undefined): boolean => secret === config.messages.sms?.secretKey;

    for (const way of ['sms', 'mms', 'auth/sms']) {
      const path = `/sms/v3.0/appKeys/:appKey/sender/${way}`;
      app.post(path, { schema: { hide: true, params: Params, body: Sms } }, async (request, reply) => {
        if (!isKnown(request.headers['x-secret-key'])) return reply.send({ header: NO_SECRET });
        const failure = outage.failure();
        if (failure === 'refused') return beDown(reply);
        const { body: text, recipientList } = request.body;
        for (const { recipientNo: to, recipientGroupingKey: key } of recipientList)
          await showSms(database, {
            to,
            key,
            text,
            kind: 'sms',
            otpCode: OTP_IN_TEXT.exec(text)?.[1] ?? null,
            at: clock.now(),
          });
        if (failure === 'unheard') return beDown(reply);
        return reply.send({
          header: DONE,
          body: { data: { sendResultList: recipientList.map(() => ({ resultCode: 0 })) } },
        });
      });

      app.get(path, { schema: { hide: true, params: Params, querystring: Found } }, async (request, reply) => {
        if (!isKnown(request.headers['x-secret-key'])) return reply.send({ header: NO_SECRET });
        if (outage.failure() !== undefined) return beDown(reply);
        const totalCount = await countSms(database, request.query.recipientGroupingKey);
        return reply.send({ header: DONE, body: { totalCount } });
      });
    }
  });
