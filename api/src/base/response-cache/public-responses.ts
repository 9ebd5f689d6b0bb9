import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promise as queueOf } from 'fastq';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App, Needs } from '../common';
import { snapshotReader } from '../database';
import { SingleFlight } from './single-flight';
import { eventLoopYielder } from './event-loop-yielder';
import { CachedResponses } from './cached-responses';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Marks a response as public. It gets an `ETag`; a `cached` one is also cached from its second request on, until the
     * database or the minute changes. Callers with an identity bypass both. Computations of `cached` ones are limited in
     * number for every caller.
     */
    publicResponse?: 'tagged' | 'cached';
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

const matchesTag = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === tag || known.trim() === '*');

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
  if (!matchesTag(request, own)) return body;
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
const CONCURRENCY = Math.max(2, availableParallelism());

type Handler = RouteOptions['handler'];

/** Limits concurrency, first come, first served. */
const concurrencyLimit = (): ((work: () => Promise<unknown>) => Promise<unknown>) => {
  const queue = queueOf(async (work: () => Promise<unknown>) => work(), CONCURRENCY);
  return (work) => queue.push(work);
};

/**
 * Adds public responses to routes with `config.publicResponse`. A cached response is exact: it is used only while the
 * database snapshot and the minute are unchanged.
 */
export const addPublicResponses = (app: App, { clock, database }: Needs<'clock' | 'database'>): void => {
  const cache = new CachedResponses();
  const singleFlight = new SingleFlight();
  const readSnapshot = snapshotReader(database);
  const limited = concurrencyLimit();
  const pause = eventLoopYielder();

  /** Response to a repeated question: from the cache, or computed once for all concurrent callers. */
  const answerOf = async (question: string, work: () => Promise<string>): Promise<string> => {
    // Reads the state first, so that any later commit makes another cache key.
    const state = `${minuteOf(clock.now())} ${await readSnapshot()}`;
    const cached = cache.find(question, state);
    if (cached !== undefined) return cached;
    return singleFlight.share(`${state} ${question}`, async () => {
      const body = await work();
      cache.store(question, state, body);
      return body;
    });
  };

  /** Wraps a handler that does nothing but return or throw, so that its result can be cached. */
  const caching = (handle: Handler): Handler =>
    async function (request, reply) {
      const work = (): Promise<unknown> => limited(async () => handle.call(this, request, reply));
      if (request.identity !== null) return work();
      const question = questionOf(request);
      if (!cache.wasAsked(question)) return work();
      const body = await answerOf(question, async () => String(reply.serialize(await work())));
      await pause();
      return reply.type('application/json; charset=utf-8').send(body);
    };

  app.addHook('onRoute', (route: RouteOptions) => {
    const kind = route.config?.publicResponse;
    if (kind === undefined) return;
    // Runs before compression.
    route.onSend = [tag, ...listed(route.onSend)];
    if (kind === 'cached') route.handler = caching(route.handler);
  });
};
