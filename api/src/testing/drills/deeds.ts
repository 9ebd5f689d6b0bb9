import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findAttempt } from '../../charges/attempt-repository';
import { payCharge } from '../../charges/pay-charge';
import { chargeOfRequest } from '../../charges/charge-repository';
import { giveCard, withProvider } from '../../charges/testing/charge-fixtures';
import { chargeJobs } from '../../charges';
import { runUntilQuiet } from '../../jobs';
import type { CardProviderName, Charge, PaymentOutcome } from '../../payments';
import { NICEPAY_KEYS } from '../../sandbox/payments/payment-keys';
import { returnedFrom } from '../../sandbox/testing/card-sandbox';
import { addSubscriber, leave, termsOf } from '../../subscriptions/testing/membership-fixtures';
import { paymentAttempts } from '../../tables';
import { addMember, operatorHeaders, withFreshToken, type TestMember } from '../fixtures';
import { approve, asCustomer, requestIn, type TestRequest } from '../shop-commands';
import type { TestApi } from '../test-api';
import type { Call } from './victim';

/** What a server is about to do when it dies. */
export interface Scene {
  readonly memberId: number;
  /** One after the other. */
  readonly calls: readonly Call[];
}

/** Something that moves money. */
export interface Deed {
  readonly name: string;
  readonly providers: readonly CardProviderName[];
  readonly setUp: (api: TestApi, provider: CardProviderName) => Promise<Scene>;
  /** Where its charges and the membership may stand in the end, `request Paid`. */
  readonly ends: readonly string[];
  /** Whoever hears nothing does it once more: nothing may come of that. */
  readonly isRepeated: boolean;
}

const BOTH: readonly CardProviderName[] = ['INICIS', 'NICEPAY'];
const JSON_TYPE = { 'content-type': 'application/json' };
const QUESTION_MS = 31_000;
const LOST_MS = 61_000;

const post = (path: string, headers: Readonly<Record<string, string>>, body: object = {}): Call => ({
  method: 'POST',
  path,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});

/** What the server's own clock makes due is done before it answers. */
const workAt = ({ clock }: TestApi): Call => post('/sandbox/clock', {}, { now: clock.now().toISOString() });

const ofCustomer = ({ id, customer }: TestRequest, command: string): Call =>
  post(`/v1/app/request/delivery/${id}/${command}`, customer.headers);

/** A price that was agreed to, and a card that pays it. */
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

/** A card was asked, and its answer got lost: with its money taken, or before the provider had heard of it. */
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

/** What NicePay says of an order, signed as it signs. */
const webhookOf = async ({ parts, clock }: TestApi, orderId: string): Promise<Call> => {
  const { sandboxCardLedger } = await import('../../tables');
  const [row] = await parts.database.select().from(sandboxCardLedger).where(eq(sandboxCardLedger.orderId, orderId));
  if (row === undefined) throw new Error('the provider took nothing');
  const [tid, amount, ediDate] = [row.tid, row.amountWon, clock.now().toISOString()];
  const signed = `${tid}${amount}${ediDate}${NICEPAY_KEYS.secretKey}`;
  const signature = createHash('sha256').update(signed).digest('hex');
  return post('/v1/app/pay/webhook/nicepay', {}, { tid, orderId, amount, ediDate, status: 'paid', signature });
};

const firstTryOf = async (api: TestApi, request: TestRequest) => {
  const chargeId = await chargeIdOf(api, request);
  const [first] = await api.parts.database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.chargeId, chargeId))
    .orderBy(paymentAttempts.id);
  if (first === undefined) throw new Error('nobody was asked');
  return (await findAttempt(api.parts.database, first.id)) ?? first;
};

const inWindow =
  (device: 'pc' | 'mobile') =>
  async (api: TestApi, provider: CardProviderName): Promise<Scene> => {
    const request = await approved(api, provider);
    const sid = randomUUID().replaceAll('-', '');
    const opened = await asCustomer(api, request, `pay/${provider.toLowerCase()}/ready`, { sid, device });
    const { action, fields } = opened.json();
    const returned = await returnedFrom(api, action, fields, '0000');
    const { pathname, search } = new URL(returned.action, 'http://localhost');
    const call: Call = {
      method: 'POST',
      path: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
      body: new URLSearchParams(returned.fields).toString(),
    };
    return { memberId: request.customer.memberId, calls: [call] };
  };

const refund =
  (amountWon?: number) =>
  async (api: TestApi, provider: CardProviderName): Promise<Scene> => {
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

const subscriber = async (api: TestApi, provider: CardProviderName): Promise<TestMember> => {
  const member = await addSubscriber(api);
  await giveCard(api, member.memberId, '0000', provider);
  return member;
};
