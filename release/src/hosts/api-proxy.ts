import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { ERROR_COPY, type ErrorCode } from '@dongne/contract';
import { createProxyServer } from 'httpxy';
import { API_ORIGIN } from '../config';
import { API_TIME_HEADER, noteApiTime } from './api-time';
import { PROGRESS_LIMITS, watchProgress } from './body-progress';
import type { Forwarding } from './forwarded';
import { dropHopByHop } from './hop-by-hop';
import { PLAIN_HEADERS } from './page-headers';
import { hasBody, isBuffered, readBody } from './request-body';

/** An API that has not answered by then is one that does not. */
const ANSWERS_WITHIN_MS = 30_000;
/** Of silence until a connection to the API is closed. */
const IDLE_MS = 30_000;
const RETRY_AFTER_S = '5';
const STREAM_PATH = /^\/v1\/app\/event-stream(\?|$)/;

/** A body that is sent to the stream's path is read like any other. */
const isStream = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !hasBody(request) && STREAM_PATH.test(request.url ?? '');

/**
 * No limit of sockets: the library's own agent has 256 and queues further calls without an end, and every open page holds one
 * for its event stream. What limits calls is the number of connections that the host takes.
 */
const calls = new Agent({
  keepAlive: true,
  maxSockets: Infinity,
  maxFreeSockets: 256,
  scheduling: 'lifo',
  // The API keeps idle connections longer (`api/src/base/common/connection-limits.ts`): it never closes one that a call has just taken.
  timeout: IDLE_MS,
});
/** Apart from calls, so that streams never leave idle sockets behind; each lives as long as its reader. */
const eventStreams = new Agent({ keepAlive: false, maxSockets: Infinity });

const proxy = createProxyServer({ target: API_ORIGIN, proxyTimeout: ANSWERS_WITHIN_MS });

/** The host's own call for a client's, once it has a connection. */
const callFor = new WeakMap<IncomingMessage, ClientRequest>();
proxy.on('proxyReq', (call, request) => callFor.set(request, call));

/** Answers that go on until somebody ends them. */
const streams = new Set<ServerResponse>();

proxy.on('proxyRes', ({ headers }, _request, response) => {
  noteApiTime(headers[API_TIME_HEADER]);
  dropHopByHop(headers);
  // Set, since the library says `keep-alive` of any connection otherwise.
  headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
  if (!headers['content-type']?.startsWith('text/event-stream')) return;
  streams.add(response);
  response.once('close', () => streams.delete(response));
});

/** Ends event streams, as a host does that stops: their readers open another one where they are served then. */
export const endStreams = (): void => {
  for (const response of streams) {
    // Kept for another call, the connection would keep the host.
    const { socket } = response;
    response.end(() => socket?.destroySoon());
  }
};

const STATUS = { UNAVAILABLE: 503, TOO_LARGE: 413, TIMEOUT: 408 } as const;
const SENTENCES = {
  UNAVAILABLE: ERROR_COPY.UNAVAILABLE,
  TOO_LARGE: ERROR_COPY.TOO_LARGE,
  TIMEOUT: '보내신 내용이 끝까지 오지 않았어요. 다시 시도해 주세요.',
} as const;

/** Answers in the API's own error shape. The rest of a body that is not read ends with its connection. */
const refuseCall = (response: ServerResponse, why: keyof typeof STATUS): void => {
  if (response.headersSent) return void response.destroy();
  const code: ErrorCode = why === 'TIMEOUT' ? 'UNAVAILABLE' : why;
  response.writeHead(STATUS[why], {
    ...PLAIN_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(why === 'UNAVAILABLE' ? { 'Retry-After': RETRY_AFTER_S } : { Connection: 'close' }),
  });
  response.end(JSON.stringify({ error: { code, svMessage: SENTENCES[why] } }));
};

/** A body that stops coming ends with its connection, and the API's part of it, too. */
const refuseWhenStalled = (request: IncomingMessage, response: ServerResponse, limits: typeof PROGRESS_LIMITS): void =>
  watchProgress(
    request,
    () => {
      response.once('finish', () => callFor.get(request)?.destroy());
      refuseCall(response, 'TIMEOUT');
    },
    limits,
  );

/** Passes a call on to the API; an API that is down is answered in the API's own error shape. */
export const apiProxy = async (
  request: IncomingMessage,
  response: ServerResponse,
  setForwardedHeaders: Forwarding,
  progress = PROGRESS_LIMITS,
): Promise<void> => {
  setForwardedHeaders(request);
  dropHopByHop(request.headers);
  try {
    if (isStream(request)) return await proxy.web(request, response, { agent: eventStreams });
    if (!isBuffered(request)) {
      if (hasBody(request)) refuseWhenStalled(request, response, progress);
      return await proxy.web(request, response, { agent: calls });
    }
    const body = await readBody(request, String(request.headers['x-forwarded-for']));
    if (body === 'too late') return refuseCall(response, 'TIMEOUT');
    if (body === 'too large') return refuseCall(response, 'TOO_LARGE');
    delete request.headers['transfer-encoding'];
    request.headers['content-length'] = String(body.length);
    await proxy.web(request, response, { agent: calls, buffer: Readable.from([body]) });
  } catch {
    refuseCall(response, 'UNAVAILABLE');
  }
};
