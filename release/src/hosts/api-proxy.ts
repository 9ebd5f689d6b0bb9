import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { ERROR_COPY, type ErrorCode } from '@dongne/contract';
import { traceHeaders } from '@dongne/observe';
import { createProxyServer } from 'httpxy';
import { API_ORIGIN } from '../config';
import { API_TIME_HEADER, noteApiTime } from './api-time';
import { PROGRESS_LIMITS, watchProgress } from './body-progress';
import type { Forwarding } from './forwarded';
import { dropHopByHop } from './hop-by-hop';
import { PLAIN_HEADERS } from './page-headers';
import { hasBody, isBuffered, readBody } from './request-body';

/** Longest silence of the API, before and during a response; event streams send a heartbeat more often. */
const RESPONSE_TIMEOUT_MS = 30_000;
/** Idle timeout of a connection to the API. */
const IDLE_MS = 30_000;
const RETRY_AFTER_S = '5';
const STREAM_PATH = /^\/v1\/app\/event-stream(\?|$)/;

/** Excludes requests with a body: they are read like any other call to that path. */
const isStream = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !hasBody(request) && STREAM_PATH.test(request.url ?? '');

/**
 * Removes the limit of sockets: the proxy library's own agent has 256 and queues further calls without limit, and every
 * open page holds one for its event stream. The host's connection limit bounds the calls.
 */
const calls = new Agent({
  keepAlive: true,
  maxSockets: Infinity,
  maxFreeSockets: 256,
  scheduling: 'lifo',
  // Shorter than the API's keep-alive (`api/src/base/common/connection-limits.ts`): the API must not close a socket that
  // a call has just picked.
  timeout: IDLE_MS,
});
/** Uses a separate agent, so that streams leave no idle sockets behind. */
const eventStreams = new Agent({ keepAlive: false, maxSockets: Infinity });

const proxy = createProxyServer({ target: API_ORIGIN, proxyTimeout: RESPONSE_TIMEOUT_MS });

/** Upstream request per client request, once it has a connection. */
const callFor = new WeakMap<IncomingMessage, ClientRequest>();
proxy.on('proxyReq', (call, request) => callFor.set(request, call));

/** Open event streams. */
const streams = new Set<ServerResponse>();

proxy.on('proxyRes', ({ headers }, _request, response) => {
  noteApiTime(headers[API_TIME_HEADER]);
  dropHopByHop(headers);
  // Overrides the library, which sends `keep-alive` on every connection.
  headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
  if (!headers['content-type']?.startsWith('text/event-stream')) return;
  streams.add(response);
  response.once('close', () => streams.delete(response));
});

/** Ends event streams on shutdown: their readers reconnect to the next host. */
export const endStreams = (): void => {
  for (const response of streams) {
    // Destroys the socket: a keep-alive connection would keep the process running.
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

/** Responds in the API's error format. Closes the connection when the rest of the body is not read. */
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

/** Responds 408 to a stalled body and aborts the upstream request. */
const refuseWhenStalled = (request: IncomingMessage, response: ServerResponse, limits: typeof PROGRESS_LIMITS): void =>
  watchProgress(
    request,
    () => {
      response.once('finish', () => callFor.get(request)?.destroy());
      refuseCall(response, 'TIMEOUT');
    },
    limits,
  );

/** Proxies a call to the API; responds in the API's error format while the API is down. */
export const apiProxy = async (
  request: IncomingMessage,
  response: ServerResponse,
  setForwardedHeaders: Forwarding,
  progress = PROGRESS_LIMITS,
): Promise<void> => {
  setForwardedHeaders(request);
  dropHopByHop(request.headers);
  Object.assign(request.headers, traceHeaders());
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
