import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promise as queueOf } from 'fastq';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App, Needs } from '../common';
import { snapshotReader } from '../database';
import { AnswersUnderway } from './answers-underway';
import { breathing } from './breathing';
import { KeptAnswers } from './kept-answers';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Nothing in the answer is anybody's own. It gets an `ETag`; a `kept` one that is asked for the second time is worked out again
     * only when the database has changed or a minute has passed. To a caller with an identity neither happens. Whoever asks, `kept`
     * ones are worked out a few at a time.
     */
    publicAnswer?: 'tagged' | 'kept';
  }
}

const MINUTE_MS = 60_000;

/** What begins or ends does so on a minute: at it, before it and after it are three states. */
const minuteOf = (now: Date): string => {
  const minutes = now.getTime() / MINUTE_MS;
  return `${Math.floor(minutes)} ${Math.ceil(minutes)}`;
};

/** Path and validated input alone: no header, so that nobody can answer for others with one. */
const questionOf = ({ routeOptions, params, query }: FastifyRequest): string =>
  JSON.stringify([routeOptions.url, params, query]);

/** Compared weakly: the same answer may be packed in several ways. */
const tagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const isHeld = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((held) => held.trim() === tag || held.trim() === '*');

const isPublic = (request: FastifyRequest, reply: FastifyReply, body: unknown): body is string =>
  request.identity === null && reply.statusCode === 200 && typeof body === 'string';

/** Tags the answer; whoever holds it already gets 304 instead. */
const tag = async (request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> => {
  if (!isPublic(request, reply, body)) return body;
  const own = tagOf(body);
  reply.header('etag', own);
  // What stands behind a question mark may say where somebody is, or what they look for: browsers do not store that.
  if (!request.url.includes('?') && reply.getHeader('cache-control') === 'no-store')
    reply.header('cache-control', 'no-cache');
  if (!isHeld(request, own)) return body;
  reply.code(304).removeHeader('content-type');
  return null;
};

const listed = <Hook>(hooks: Hook | Hook[] | undefined): Hook[] => {
  if (hooks === undefined) return [];
  return Array.isArray(hooks) ? hooks : [hooks];
};

/**
 * So many are worked out at once: one for each core. More of them would only wait for the database side by side, and then come back in
 * one heap that nobody else gets between: not those who order, and not who asks whether we are well.
 */
const AT_ONCE = Math.max(2, availableParallelism());

type Handler = RouteOptions['handler'];

/** Has work wait for other work, first come, first served. */
const turns = (): ((work: () => Promise<unknown>) => Promise<unknown>) => {
  const queue = queueOf(async (work: () => Promise<unknown>) => work(), AT_ONCE);
  return (work) => queue.push(work);
};

/**
 * Answers that are nobody's own, for the routes that say so by `config.publicAnswer`. A kept answer is exact: it is used as long
 * as the database shows the very state that it was given in, and never over a minute's end.
 */
export const addPublicAnswers = (app: App, { clock, database }: Needs<'clock' | 'database'>): void => {
  const answers = new KeptAnswers();
  const underway = new AnswersUnderway();
  const readSnapshot = snapshotReader(database);
  const inTurn = turns();
  const breathe = breathing();

  /** What a visitor asked that was asked before: kept, or worked out once for all who ask it now. */
  const answerOf = async (question: string, work: () => Promise<string>): Promise<string> => {
    // Read before the rest: whatever is committed from here on makes another state.
    const state = `${minuteOf(clock.now())} ${await readSnapshot()}`;
    const kept = answers.find(question, state);
    if (kept !== undefined) return kept;
    return underway.share(`${state} ${question}`, async () => {
      const body = await work();
      answers.keep(question, state, body);
      return body;
    });
  };

  /** A handler whose answer is kept says everything by what it returns or throws. */
  const keeping = (handle: Handler): Handler =>
    async function (request, reply) {
      const work = (): Promise<unknown> => inTurn(async () => handle.call(this, request, reply));
      if (request.identity !== null) return work();
      const question = questionOf(request);
      if (!answers.wasAsked(question)) return work();
      const body = await answerOf(question, async () => String(reply.serialize(await work())));
      await breathe();
      return reply.type('application/json; charset=utf-8').send(body);
    };

  app.addHook('onRoute', (route: RouteOptions) => {
    const kind = route.config?.publicAnswer;
    if (kind === undefined) return;
    // Before the answer is packed.
    route.onSend = [tag, ...listed(route.onSend)];
    if (kind === 'kept') route.handler = keeping(route.handler);
  });
};
