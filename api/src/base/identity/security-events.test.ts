import { carryTraces } from '@dongne/observe';
import { context, propagation } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import { inMemory } from '#testing/companies/fake-companies';
import { addLaundry, addMember, shopHeaders } from '#testing/fixtures';
import { bearer, enterCode, receiveCode, wrongCode } from '#testing/login';
import { openTestApi, type TestApi } from '#testing/test-api';
import { operatorActs } from '#tables';

const KEY = 'the-key-of-kim-in-these-tests-32-letters';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PHONE = '01000012077';

const lines: Record<string, unknown>[] = [];
/** Logger of a request that records warnings. */
const recorded = ({ log }: FastifyRequest): FastifyRequest['log'] =>
  Object.assign(Object.create(log), { warn: (fields: Record<string, unknown>) => lines.push(fields) });

let api: TestApi;
beforeAll(async () => {
  carryTraces();
  api = await openTestApi({ operatorKeys: [{ name: 'kim', key: KEY }] }, (own, app) => ({
    ...inMemory(own, app),
    extend: () => ({
      addHooks: (built) =>
        built.addHook('onRequest', async (request) => {
          request.log = recorded(request);
        }),
    }),
  }));
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await api.close();
  context.disable();
  propagation.disable();
});

const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload: object = {}) =>
  api.app.inject({ method, url, headers: { ...headers, traceparent }, ...(method === 'POST' && { payload }) });

const BASE = { from: expect.stringMatching(/^[\w-]{16}$/) };

describe('security events', () => {
  it('are logged for a wrong code, without number and code', async () => {
    const code = await receiveCode(api, PHONE);
    const wrong = wrongCode(code);
    await enterCode(api, { ...code, otpCode: wrong });
    expect(lines).toEqual([
      {
        ...{ ...BASE, securityEvent: 'login-failed', who: 'visitor' },
        ...{ what: 'POST /v1/app/auth/otp/verify', why: 'OTP_WRONG' },
      },
    ]);
    for (const secret of [PHONE, wrong, code.otpCode]) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('are logged for a refused right and a refused token, with the caller', async () => {
    const laundryId = await addLaundry(api);
    await call('GET', '/v1/app/member', await shopHeaders(api, laundryId));
    await call('GET', '/v1/app/member', bearer('no.such.token'));
    await call('GET', '/v1/app/member');
    const what = 'GET /v1/app/member';
    expect(lines).toEqual([
      { ...BASE, securityEvent: 'right-refused', who: `shop:${laundryId}`, what, why: 'FORBIDDEN' },
      { ...BASE, securityEvent: 'token-refused', who: 'visitor', what, why: 'INVALID_JWT' },
    ]);
  });

  it('are logged and stored for each act of an operator, also one that is refused', async () => {
    const act = 'POST /v1/operator/objections/:id/answer';
    await call('GET', '/v1/operator/objections', bearer(KEY));
    const answer = await call('POST', '/v1/operator/objections/4711/answer', bearer(KEY), {
      upheld: true,
      answer: '네',
    });
    expect(lines).toMatchObject([
      {
        securityEvent: 'operator-act',
        who: 'operator:kim',
        what: act,
        why: String(answer.statusCode),
      },
    ]);
    expect(await api.parts.database.select().from(operatorActs)).toMatchObject([
      { operator: 'kim', act, subject: { id: 4711 }, status: answer.statusCode, traceId: TRACE },
    ]);
  });

  it.each([
    ['an operator’s call', '/v1/operator/objections', 'GET /v1/operator/objections', 'NO_JWT'],
    ['one that does not exist, without its path', '/v1/operator/keys?of=kim', 'GET (unknown)', 'NOT_FOUND'],
  ])('are logged for a stranger at %s', async (_call, url, what, why) => {
    await call('GET', url);
    expect(lines).toMatchObject([{ securityEvent: 'right-refused', who: 'visitor', what, why }]);
  });

  it('are none for a page that does not exist', async () => {
    await call('GET', '/v1/app/operator/keys');
    expect(lines).toEqual([]);
  });

  it('store no act of a member', async () => {
    const { headers } = await addMember(api);
    const before = await api.parts.database.$count(operatorActs);
    await call('POST', '/v1/operator/objections/4711/answer', headers, { upheld: true, answer: '네' });
    expect(lines).toMatchObject([{ securityEvent: 'right-refused', who: expect.stringMatching(/^member:\d+$/) }]);
    expect(await api.parts.database.$count(operatorActs)).toBe(before);
  });
});
