import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { inspect } from 'node:util';
import { ERROR_COPY } from '@dongne/contract';
import { withoutPositions } from '@dongne/contract/server';
import { CONNECTIONS_PER_ADDRESS } from '../config';
import { limitConnections, requestsPerClient } from './address-limits';
import { OPEN_TO_ALL } from './caching';
import { trackPendingResponses, type PendingResponses } from './pending-responses';
import { trustedProxies } from './trusted-proxies';
import { headersTooLong } from './headers-too-long';
import { PLAIN_HEADERS } from './page-headers';

/** Request handler of a host. An error in it fails that response only. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse, path: string) => unknown;

/** Messages for a person who has opened a URL that is not a page: a deleted file, a truncated link. */
const SENTENCES = {
  400: '열 수 없는 주소예요.',
  404: '찾는 주소가 없어요.',
  405: '이 주소로는 내용을 보낼 수 없어요.',
  408: '요청이 끝까지 오지 않았어요.',
  412: '그사이 내용이 바뀌었어요. 새로고침해 주세요.',
  501: '알 수 없는 요청 방식이에요.',
  503: ERROR_COPY.UNAVAILABLE,
} as const;

type RefusedStatus = keyof typeof SENTENCES;

/**
 * Headers of a plain message, which is never cached. Other origins may read it: a page there would otherwise report a
 * missing header instead of a missing file.
 */
const SENTENCE_HEADERS = {
  ...PLAIN_HEADERS,
  ...OPEN_TO_ALL,
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
};

/** Seconds. */
const RETRY_LATER = { 'Retry-After': '5' };

/** Responds with a plain message that is never cached; destroys the connection when a response has already started. */
export const refuse = (response: ServerResponse, status: RefusedStatus): void => {
  if (response.headersSent) return void response.destroy();
  // Drops headers of the response that failed: length, type, encoding.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  // Sets the reason phrase, since the API may have left an invalid one.
  response.writeHead(status, STATUS_CODES[status], {
    ...SENTENCE_HEADERS,
    // Resources of a host are read-only.
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    ...(status === 503 ? RETRY_LATER : {}),
  });
  response.end(SENTENCES[status]);
};

/** Responds 404 without caching: the next publication may add the file. */
export const notFound = (response: ServerResponse): void => refuse(response, 404);

/** Checks for GET and HEAD. */
export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Status by parser error of Node. */
const STATUS_OF_ERROR: Readonly<Record<string, RefusedStatus | 431>> = {
  HPE_INVALID_METHOD: 501,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds on a socket without a request, and closes the connection. */
const answerBytes = (socket: Duplex, status: RefusedStatus | 431): void => {
  const answer = status === 431 ? headersTooLong() : { headers: SENTENCE_HEADERS, text: SENTENCES[status] };
  const headers = {
    ...answer.headers,
    ...(status === 503 ? RETRY_LATER : {}),
    'Content-Length': Buffer.byteLength(answer.text),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${answer.text}`);
};

/** Checks whether an error response could be mistaken for the response to an earlier request on the connection. */
const couldBeMisread = (due: readonly ServerResponse[]): boolean =>
  due.some((response) => response.headersSent || response.req.complete);

/** Responds to bytes that are not a request, instead of Node's empty response, and closes the connection. */
const refuseBytes =
  (answers: PendingResponses) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void => {
    if (!socket.writable || couldBeMisread(answers.of(socket))) return void socket.destroy();
    answerBytes(socket, STATUS_OF_ERROR[code] ?? 400);
  };

const fail = (response: ServerResponse, error: unknown): void => {
  console.error(withoutPositions(inspect(error)));
  refuse(response, 503);
};

/** Response that the running code belongs to, including its callbacks and streams. */
const inProgress = new AsyncLocalStorage<ServerResponse>();

/**
 * Fails the response that an uncaught exception comes from: a library may throw in a callback of its own, outside of
 * any `catch`.
 *
 * @returns whether the exception belonged to a response.
 */
export const failCurrentResponse = (error: unknown): boolean => {
  const response = inProgress.getStore();
  if (response === undefined) return false;
  fail(response, error);
  return true;
};

/**
 * Returns the path with query, also of the absolute form that proxies send; `undefined` for `*` and invalid targets.
 */
const originForm = (target: string): string | undefined => {
  if (target.startsWith('/')) return target;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
};

const answerOne = async (answer: RequestHandler, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    const url = originForm(request.url ?? '');
    if (url === undefined) return refuse(response, 400);
    request.url = url;
    for (const [name, value] of Object.entries(PLAIN_HEADERS)) response.setHeader(name, value);
    await answer(request, response, url.split('?', 1).join(''));
  } catch (error) {
    fail(response, error);
  }
};

/** Limits for a client; a page's own requests take a fraction of them. */
export const HOST_LIMITS = {
  headersTimeout: 10_000,
  /** Allows a photo on a slow phone, as long as data arrives. */
  requestTimeout: 180_000,
  keepAliveTimeout: 10_000,
  /** Interval in which Node checks the two timeouts above. */
  connectionsCheckingInterval: 2_000,
  /** Idle timeout of a connection with an open request; longer than the API may take to respond. */
  idleMs: 40_000,
  /** Bounds the total: each open app holds one connection for its event stream. */
  maxConnections: 10_000,
  /** Half of the total: many customers share one address of a mobile network, but no address may take all. */
  connectionsPerAddress: CONNECTIONS_PER_ADDRESS,
};

/** Creates a server that responds to every request, and in which a failing response affects no other. */
export const hostServer = (
  answer: RequestHandler,
  { idleMs, maxConnections, connectionsPerAddress, ...times } = HOST_LIMITS,
  proxies = trustedProxies(),
): Server => {
  const placeFor = requestsPerClient(connectionsPerAddress, proxies);
  const server = createServer(times, (request, response) => {
    // Ignores clients that disconnect.
    for (const stream of [request, response]) stream.on('error', () => undefined);
    const release = placeFor(request);
    answers.add(request, response, release ?? (() => undefined));
    // Closes the connection, since the body is not read.
    if (release === undefined) response.shouldKeepAlive = false;
    if (release === undefined) return refuse(response, 503);
    inProgress.run(response, () => void answerOne(answer, request, response));
  });
  const answers = trackPendingResponses(server);
  server.on('clientError', refuseBytes(answers));
  server.setTimeout(idleMs);
  server.maxConnections = maxConnections;
  limitConnections(server, connectionsPerAddress, proxies, (socket) => answerBytes(socket, 503));
  return server;
};
