import { Type } from 'typebox';
import type { FastifyReply } from 'fastify';
import type { App, Needs } from '@dongne/api/base';
import { ISSUERS, maskedNumber } from '../payments/card-issuers';
import { settle } from '../payments/card-settlement';
import { newApprovalNumber } from '../payments/payment-ids';
import { INICIS_KEYS } from '../payments/payment-keys';
import type { PaymentOutside } from '../payments/payment-outside';
import { type AuthorizationRow, findAuthorization } from '../payments/payment-repository';
import { problemOfSettlement } from '../payments/settlement-problem';
import { type InicisResult, problem, refusal } from './inicis-codes';
import { firstProblem } from './inicis-checks';
import { netCancel } from './inicis-net-cancel';

const ApprovalForm = Type.Object({ P_MID: Type.String(), P_TID: Type.String() });
const NetCancelForm = Type.Object({ ...ApprovalForm.properties, P_AMT: Type.String(), P_OID: Type.String() });

type Asked = Type.Static<typeof ApprovalForm>;

/** Answers form-encoded, as the mobile servers do. */
const sendForm = (reply: FastifyReply, { P_TID }: Asked, fields: Readonly<Record<string, string>>): FastifyReply =>
  reply.type('text/plain; charset=utf-8').send(new URLSearchParams({ ...fields, P_TID }).toString());

const sendError = (reply: FastifyReply, asked: Asked, { code, message }: InicisResult): FastifyReply =>
  sendForm(reply, asked, { P_STATUS: code, P_RMESG1: message });

/** Calls of the shop's server after a mobile payment window: the approval, and its net cancel. */
export const serveMobileApprovals = (app: App & Needs<'clock' | 'database'>, outside: PaymentOutside): void => {
  const { database } = app;

  const authorizationOf = async ({ P_MID, P_TID }: Asked): Promise<AuthorizationRow | InicisResult> => {
    if (P_MID !== INICIS_KEYS.mid) return problem('shop');
    const authorization = await findAuthorization(database, 'inicis', { tid: P_TID });
    return authorization?.purpose === 'payment' ? authorization : problem('tokenUnknown');
  };

  app.post('/mobile/approve', { schema: { hide: true, body: ApprovalForm } }, async ({ body }, reply) => {
    const authorization = await authorizationOf(body);
    if ('code' in authorization) return sendError(reply, body, authorization);
    const settlement = await settle(app, outside, authorization);
    const wrong = problemOfSettlement(settlement, { problem, refusal });
    if (wrong !== undefined) return sendError('isLost' in settlement ? reply.code(504) : reply, body, wrong);
    return sendForm(reply, body, {
      P_STATUS: '00',
      P_RMESG1: '성공',
      P_TYPE: 'CARD',
      P_MID: body.P_MID,
      P_OID: authorization.orderId,
      P_AMT: String(authorization.amountWon),
      P_AUTH_NO: newApprovalNumber(),
      P_CARD_NUM: maskedNumber(authorization.lastFour),
      P_FN_CD1: ISSUERS[authorization.issuer].inicis,
    });
  });

  app.post('/mobile/payNetCancel.ini', { schema: { hide: true, body: NetCancelForm } }, async ({ body }, reply) => {
    const authorization = await authorizationOf(body);
    if ('code' in authorization) return sendError(reply, body, authorization);
    const found = firstProblem([
      ['order', body.P_OID !== authorization.orderId],
      ['amount', body.P_AMT !== String(authorization.amountWon)],
    ]);
    const wrong = found === undefined ? await netCancel(app, authorization) : problem(found);
    return wrong === undefined
      ? sendForm(reply, body, { P_STATUS: '00', P_RMESG1: '성공' })
      : sendError(reply, body, wrong);
  });
};
