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
     * Marks a response as public. It gets an `ETag`; a `kept` one is also cached from its second request on, until the
     * database or the minute changes. Callers with an identity bypass both. Computations of `kept` ones are limited in
     * number for every caller.
     */
    publicAnswer?: 'tagged' | 'kept';
  }
}

const MINUTE_MS = 60_000;

/**
 * Minute of a moment for the cache key: times begin or end on a minute, so at it, before it and after it are three
 * states.
 */
const minuteOf = (now: Date): string => {
  const minutes = now.getTime() / MINUTE_MS;
  return `${Math.floor(minutes)} ${Math.ceil(minutes)}`;
};

/** Cache key: path and validated input, no header, so that no client can poison the cache for others. */
const questionOf = ({ routeOptions, params, query }: FastifyRequest): string =>
  JSON.stringify([routeOptions.url, params, query]);

/** Weak ETag, because the same response may be compressed in several ways. */
const tagOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const isHeld = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((held) => held.trim() === tag || held.trim() === '*');

const isPublic = (request: FastifyRequest, reply: FastifyReply, body: unknown): body is string =>
  request.identity === null && reply.statusCode === 200 && typeof body === 'string';

/** Sets the ETag and answers a matching `If-None-Match` with 304. */
const tag = async (request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> => {
  if (!isPublic(request, reply, body)) return body;
  const own = tagOf(body);
  reply.header('etag', own);
  // A query string may hold a position or search words: browsers do not store those responses.
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
 * Concurrent computations: one per core. More would only queue at the database, return together, and block orders and
 * health checks.
 */
const AT_ONCE = Math.max(2, availableParallelism());

type Handler = RouteOptions['handler'];

/** Limits concurrency, first come, first served. */
const turns = (): ((work: () => Promise<unknown>) => Promise<unknown>) => {
  const queue = queueOf(async (work: () => Promise<unknown>) => work(), AT_ONCE);
  return (work) => queue.push(work);
};

/**
 * Adds public responses to routes with `config.publicAnswer`. A cached response is exact: it is used only while the
 * database snapshot and the minute are unchanged.
 */
export const addPublicAnswers = (app: App, { clock, database }: Needs<'clock' | 'database'>): void => {
  const answers = new KeptAnswers();
  const underway = new AnswersUnderway();
  const readSnapshot = snapshotReader(database);
  const inTurn = turns();
  const breathe = breathing();

  /** Response to a repeated question: from the cache, or computed once for all concurrent callers. */
  const answerOf = async (question: string, work: () => Promise<string>): Promise<string> => {
    // Reads the state first, so that any later commit makes another cache key.
    const state = `${minuteOf(clock.now())} ${await readSnapshot()}`;
    const kept = answers.find(question, state);
    if (kept !== undefined) return kept;
    return underway.share(`${state} ${question}`, async () => {
      const body = await work();
      answers.keep(question, state, body);
      return body;
    });
  };

  /** Wraps a handler that does nothing but return or throw, so that its result can be cached. */
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
    // Runs before compression.
    route.onSend = [tag, ...listed(route.onSend)];
    if (kind === 'kept') route.handler = keeping(route.handler);
  });
};
