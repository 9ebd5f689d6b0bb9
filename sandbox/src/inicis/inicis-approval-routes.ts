import { Type } from 'typebox';
import type { App, Needs } from '@dongne/api/base';
import { ISSUERS, maskedNumber } from '../payments/card-issuers';
import { settle, type Settlement } from '../payments/card-settlement';
import type { PaymentOutside } from '../payments/payment-outside';
import { type AuthorizationRow, findAuthorization } from '../payments/payment-repository';
import { problemOfSettlement } from '../payments/settlement-problem';
import { answerOf } from './inicis-call-form';
import { type InicisResult, problem, refusal } from './inicis-codes';
import { callerChecks, firstProblem } from './inicis-checks';
import { answerSignature, approvalSignature, approvalVerification } from './inicis-hashes';
import { netCancel } from './inicis-net-cancel';

const ApprovalForm = Type.Object({
  mid: Type.String(),
  authToken: Type.String(),
  timestamp: Type.String(),
  signature: Type.String(),
  verification: Type.String(),
  charset: Type.Optional(Type.String()),
  format: Type.Optional(Type.String()),
});

const ApprovalAnswer = Type.Object({
  resultCode: Type.String(),
  resultMsg: Type.String(),
  tid: Type.Optional(Type.String()),
  MOID: Type.Optional(Type.String()),
  TotPrice: Type.Optional(Type.String()),
  CARD_BillKey: Type.Optional(Type.String()),
  CARD_Num: Type.Optional(Type.String()),
  CARD_Code: Type.Optional(Type.String()),
  authSignature: Type.Optional(Type.String()),
});

const approvedAnswer = (authorization: AuthorizationRow, settlement: Settlement, timestamp: string) => {
  const { tid, orderId, amountWon, lastFour, issuer } = authorization;
  return {
    resultCode: '0000',
    resultMsg: '성공',
    tid,
    MOID: orderId,
    TotPrice: String(amountWon),
    ...(settlement.kind === 'registered' ? { CARD_BillKey: settlement.billingKey } : {}),
    CARD_Num: maskedNumber(lastFour),
    CARD_Code: ISSUERS[issuer].inicis,
    authSignature: answerSignature(orderId, String(amountWon), timestamp),
  };
};

/** Calls of the shop's server after a window: the result, and its net cancel after a lost answer. */
export const serveApprovals = (app: App & Needs<'clock' | 'database'>, outside: PaymentOutside): void => {
  const { clock, database } = app;
  const schema = { hide: true, body: ApprovalForm, response: { 200: ApprovalAnswer, 504: ApprovalAnswer } };

  const authorizationOf = async (form: Type.Static<typeof ApprovalForm>): Promise<AuthorizationRow | InicisResult> => {
    const found = firstProblem([
      ...callerChecks(form.mid, form.timestamp, clock.now()),
      ['signature', form.signature !== approvalSignature(form.authToken, form.timestamp)],
      ['verification', form.verification !== approvalVerification(form.authToken, form.timestamp)],
    ]);
    if (found !== undefined) return problem(found);
    return (await findAuthorization(database, 'inicis', { token: form.authToken })) ?? problem('tokenUnknown');
  };

  app.post('/auth', { schema }, async (request, reply) => {
    const authorization = await authorizationOf(request.body);
    if ('code' in authorization) return answerOf(authorization);
    const settlement = await settle(app, outside, authorization);
    const wrong = problemOfSettlement(settlement, { problem, refusal });
    if (wrong === undefined) return approvedAnswer(authorization, settlement, request.body.timestamp);
    if ('isLost' in settlement) reply.code(504);
    return answerOf(wrong);
  });

  app.post('/netCancel', { schema }, async (request) => {
    const authorization = await authorizationOf(request.body);
    if ('code' in authorization) return answerOf(authorization);
    const wrong = await netCancel(app, authorization);
    return wrong === undefined ? { resultCode: '0000', resultMsg: '성공', tid: authorization.tid } : answerOf(wrong);
  });
};
