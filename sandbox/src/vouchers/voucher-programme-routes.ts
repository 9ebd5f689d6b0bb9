import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { feature } from '@dongne/api/base';
import { dayPage } from '../day-page';
import { balanceAt, refundOnce, spendOnce } from './voucher-accounts';
import { VOUCHER_PROBLEMS, type VoucherProblem } from './voucher-codes';
import { refundedWonOf, spendOf, voucherBookPage } from './voucher-repository';
import { signatureProblem } from './voucher-signature';

const Name = Type.String({ pattern: '^[\\w-]{1,64}$' });
const Won = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const Spend = Type.Object({ memberRef: Name, orderId: Name, amountWon: Won }, { additionalProperties: false });
const GiveBack = Type.Object({ orderId: Name, refundId: Name, amountWon: Won }, { additionalProperties: false });
const Member = Type.Object({ memberRef: Name });
const Order = Type.Object({ orderId: Name });
const Book = Type.Object({
  date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  page: Type.String({ pattern: '^[1-9]\\d{0,5}$' }),
});

const Answer = Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]));

const BookAnswer = Type.Object({
  date: Type.String(),
  entries: Type.Array(
    Type.Object({
      kind: Type.String(),
      orderId: Type.String(),
      refundId: Type.Union([Type.String(), Type.Null()]),
      amountWon: Type.Integer(),
      at: Type.String(),
    }),
  ),
  hasMore: Type.Boolean(),
});
/** By single status: a schema for 4xx would be that of our own refusals. */
const ANSWERS = { 200: Answer, 400: Answer, 401: Answer, 404: Answer, 409: Answer };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const refuse = (reply: FastifyReply, problem: VoucherProblem): FastifyReply => {
  const [status, message] = VOUCHER_PROBLEMS[problem];
  return reply.code(status).send({ code: problem, message });
};

/** The raw text of a call, because its signature covers it. */
const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

/** The voucher programme's own side of the protocol in docs/domain/vouchers.md, with its own key, hashes and book. */
export const voucherProgrammeRoutes = feature({ name: 'sandbox-vouchers', needs: ['clock', 'database'] }, (app) => {
  const { clock, database } = app;
  const hidden = { schema: { hide: true, response: ANSWERS } };
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('preHandler', async (request, reply) => {
    const { headers, method, url } = request;
    const call = { headers, method, path: url.slice(app.prefix.length), body: textOf(request) };
    const problem = signatureProblem(call, clock.now());
    if (problem !== undefined) await refuse(reply, problem);
  });

  app.get('/v1/members/:memberRef', hidden, async ({ params }, reply) => {
    if (!Value.Check(Member, params)) return refuse(reply, 'MALFORMED');
    const { memberRef } = params;
    return reply.send({ memberRef, balanceWon: await balanceAt(database, memberRef, clock.now()) });
  });

  app.post('/v1/spends', hidden, async (request, reply) => {
    const spend = jsonOf(textOf(request));
    if (!Value.Check(Spend, spend)) return refuse(reply, 'MALFORMED');
    const left = await spendOnce(database, spend, clock.now());
    if (typeof left === 'string') return refuse(reply, left);
    return reply.send({ orderId: spend.orderId, amountWon: spend.amountWon, balanceWon: left });
  });

  app.post('/v1/refunds', hidden, async (request, reply) => {
    const refund = jsonOf(textOf(request));
    if (!Value.Check(GiveBack, refund)) return refuse(reply, 'MALFORMED');
    const left = await refundOnce(database, refund, clock.now());
    if (typeof left === 'string') return refuse(reply, left);
    return reply.send({ refundId: refund.refundId, amountWon: refund.amountWon, balanceWon: left });
  });

  app.get('/v1/spends/:orderId', hidden, async ({ params }, reply) => {
    if (!Value.Check(Order, params)) return refuse(reply, 'MALFORMED');
    const { orderId } = params;
    const spent = await spendOf(database, orderId);
    if (spent === undefined) return refuse(reply, 'ORDER_UNKNOWN');
    const refundedWon = await refundedWonOf(database, orderId);
    return reply.send({ orderId, amountWon: spent.amountWon, refundedWon });
  });

  app.get(
    '/v1/entries',
    { schema: { hide: true, response: { ...ANSWERS, 200: BookAnswer } } },
    async ({ query }, reply) => {
      if (!Value.Check(Book, query)) return refuse(reply, 'MALFORMED');
      const { date } = query;
      const listed = await dayPage(date, Number(query.page), (span) => voucherBookPage(database, span));
      if (listed === undefined) return refuse(reply, 'MALFORMED');
      const entries = listed.rows.map(({ kind, orderId, refundId, amountWon, at }) => ({
        ...{ kind, orderId: orderId ?? '', refundId, amountWon },
        at: at.toISOString(),
      }));
      return reply.send({ date, entries, hasMore: listed.hasMore });
    },
  );
});
