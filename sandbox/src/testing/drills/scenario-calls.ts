import { createHash, randomUUID } from 'node:crypto';
import { monthsAfter } from '@dongne/contract';
import { eq } from 'drizzle-orm';
import { attemptsOf, lookUpAttemptNow, payCharge, chargeOfRequest } from '@dongne/api/testing/inner';
import { BROWSER_COOKIE } from '@dongne/api/testing/money/browser-cookie';
import { giveCard, withProvider } from '@dongne/api/testing/money/charge-fixtures';
import type { CardProviderName, Charge, PaymentOutcome } from '@dongne/api/money';
import { NICEPAY_KEYS } from '../../payments/payment-keys';
import { returnedFrom } from '../card-sandbox';
import { join, termsOf } from '@dongne/api/testing/money/membership-fixtures';
import { memberships } from '@dongne/api/tables';
import { sandboxCardLedger } from '../../tables';
import { addMember, operatorHeaders, type TestMember } from '@dongne/api/testing/fixtures';
import { approve, asCustomer, requestIn, type TestRequest } from '@dongne/api/testing/shop-commands';
import type { TestApi } from '@dongne/api/testing/test-api';
import type { Call } from './server-pool';

/** Calls during which a server dies. */
export interface ScenarioCalls {
  readonly memberId: number;
  /** Made in sequence. */
  readonly calls: readonly Call[];
}

/** Prepares a state in which the next call moves money. */
export type Setting = (api: TestApi, provider: CardProviderName) => Promise<ScenarioCalls>;

const MEMBERSHIP_PATH = '/v1/app/myPage/membership';
const JSON_TYPE = { 'content-type': 'application/json' };
const QUESTION_MS = 31_000;
const LOST_MS = 61_000;

const post = (path: string, headers: Readonly<Record<string, string>>, body: object = {}): Call => ({
  method: 'POST',
  path,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});

/** Runs jobs that the server's own clock makes due, before it answers. */
const workAt = ({ clock }: TestApi): Call => post('/sandbox/clock', {}, { now: clock.now().toISOString() });

const ofCustomer = ({ id, customer }: TestRequest, command: string): Call =>
  post(`/v1/app/request/delivery/${id}/${command}`, customer.headers);

/** An approved price, and a card that pays it. */
const approved = async (api: TestApi, provider: CardProviderName): Promise<TestRequest> => {
  const request = await requestIn(api, 'Registered');
  await giveCard(api, request.customer.memberId, '0000', provider);
  await approve(api, request);
  return request;
};

const paid = async (api: TestApi, provider: CardProviderName): Promise<TestRequest> => {
  const request = await approved(api, provider);
  await asCustomer(api, request, 'pay');
  return request;
};

const chargeIdOf = async ({ parts }: TestApi, { id }: TestRequest): Promise<number> => {
  const charge = await chargeOfRequest(parts.database, id);
  if (charge === undefined) throw new Error('nothing is owed');
  return charge.id;
};

const LOST: PaymentOutcome = { state: 'unknown', doubt: { why: 'timeout' }, netCancel: 'not-offered' };

/** A charge with a lost answer: with its money taken, or before the provider received it. */
const answerLost = async (api: TestApi, request: TestRequest, provider: CardProviderName, isTaken: boolean) => {
  const calls: Charge[] = [];
  const parts = withProvider(api.parts, provider, (real) => ({
    charge: async (call) => {
      calls.push(call);
      if (isTaken) await real.charge(call);
      return LOST;
    },
  }));
  await payCharge(parts, await chargeIdOf(api, request));
  return { arriveLate: () => Promise.all(calls.map((call) => api.parts.cardProviders[provider]?.charge(call))) };
};

/** A NicePay webhook about an order, with its signature. */
const webhookOf = async ({ parts, clock }: TestApi, orderId: string): Promise<Call> => {
  const [row] = await parts.database.select().from(sandboxCardLedger).where(eq(sandboxCardLedger.orderId, orderId));
  if (row === undefined) throw new Error('the provider took nothing');
  const [tid, amount, ediDate] = [row.tid, row.amountWon, clock.now().toISOString()];
  const signed = `${tid}${amount}${ediDate}${NICEPAY_KEYS.secretKey}`;
  const signature = createHash('sha256').update(signed).digest('hex');
  return post('/v1/app/pay/webhook/nicepay', {}, { tid, orderId, amount, ediDate, status: 'paid', signature });
};

const firstTryOf = async (api: TestApi, request: TestRequest) => {
  const [first] = await attemptsOf(api.parts.database, await chargeIdOf(api, request));
  if (first === undefined) throw new Error('no attempt');
  return first;
};

/** Charge by the job. */
export const byJob: Setting = async (api, provider) => {
  const request = await approved(api, provider);
  return { memberId: request.customer.memberId, calls: [workAt(api)] };
};

/** Manual payment by the customer. */
export const byHand: Setting = async (api, provider) => {
  const request = await approved(api, provider);
  return { memberId: request.customer.memberId, calls: [ofCustomer(request, 'pay')] };
};

/** Webhook of NicePay about a charge with a lost answer. */
export const byWebhook: Setting = async (api, provider) => {
  const request = await approved(api, provider);
  await answerLost(api, request, provider, true);
  const { orderId } = await firstTryOf(api, request);
  return { memberId: request.customer.memberId, calls: [await webhookOf(api, orderId)] };
};

/** Look-up of a charge with a lost answer. */
export const byQuestion: Setting = async (api, provider) => {
  const request = await approved(api, provider);
  await answerLost(api, request, provider, true);
  api.clock.advance(QUESTION_MS);
  return { memberId: request.customer.memberId, calls: [workAt(api)] };
};

/** Dropped attempt that takes money after another one has paid: refunded. */
export const surplus: Setting = async (api, provider) => {
  const request = await approved(api, provider);
  const { arriveLate } = await answerLost(api, request, provider, false);
  api.clock.advance(LOST_MS);
  const first = await firstTryOf(api, request);
  await lookUpAttemptNow(api.parts, first.id);
  await payCharge(api.parts, first.chargeId);
  await arriveLate();
  return { memberId: request.customer.memberId, calls: [await webhookOf(api, first.orderId), workAt(api)] };
};

/** Return of a window with a typed card. */
export const inWindow =
  (device: 'pc' | 'mobile'): Setting =>
  async (api, provider) => {
    const request = await approved(api, provider);
    const sid = randomUUID().replaceAll('-', '');
    const opened = await asCustomer(api, request, `pay/${provider.toLowerCase()}/ready`, { sid, device });
    const { action, fields } = opened.json();
    const returned = await returnedFrom(api, action, fields, '0000');
    const { pathname, search } = new URL(returned.action, 'http://localhost');
    const call: Call = {
      method: 'POST',
      path: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', cookie: BROWSER_COOKIE },
      body: new URLSearchParams(returned.fields).toString(),
    };
    return { memberId: request.customer.memberId, calls: [call] };
  };

/** Refund by an operator, in part or in full. */
export const refund =
  (amountWon?: number): Setting =>
  async (api, provider) => {
    const request = await paid(api, provider);
    const body = { applicationId: request.id, reason: '품목 손상', ...(amountWon === undefined ? {} : { amountWon }) };
    const wanted = post('/v1/operator/refunds', await operatorHeaders(api), body);
    return { memberId: request.customer.memberId, calls: [wanted, workAt(api)] };
  };

const payer = async (api: TestApi, provider: CardProviderName): Promise<TestMember> => {
  const member = await addMember(api);
  await giveCard(api, member.memberId, '0000', provider);
  return member;
};

/** Joining the membership. */
export const joining: Setting = async (api, provider) => {
  const { memberId, headers } = await payer(api, provider);
  return { memberId, calls: [post(MEMBERSHIP_PATH, headers, { agreeTerm: true })] };
};

/** Leaving the membership with a refund. */
export const leaving: Setting = async (api, provider) => {
  const member = await payer(api, provider);
  await join(api, member);
  const { refundWon } = await termsOf(api, member);
  const { memberId, headers } = member;
  const left = post(`${MEMBERSHIP_PATH}/withdraw`, headers, { refundWon });
  return { memberId, calls: [{ ...left, method: 'PUT' }, workAt(api)] };
};

/** Renewal after a paid month. */
export const renewal: Setting = async (api, provider) => {
  const { memberId } = await payer(api, provider);
  const paidUntil = api.clock.now();
  const registeredAt = monthsAfter(paidUntil, -1);
  await api.parts.database.insert(memberships).values({ memberId, status: 'Active', registeredAt, paidUntil });
  return { memberId, calls: [workAt(api)] };
};
