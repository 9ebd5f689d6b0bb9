import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_COPY } from '@dongne/contract';
import { CONNECTIONS_PER_ADDRESS } from '../config';
import { limitConnections, requestsPerClient } from './address-limits';
import { trackPendingResponses, type PendingResponses } from './pending-responses';
import { trustedProxies } from './trusted-proxies';
import { headersTooLong } from './headers-too-long';
import { PLAIN_HEADERS } from './page-headers';

/** What a host does with one request. Whatever it throws or rejects with costs that answer only. */
export type Answer = (request: IncomingMessage, response: ServerResponse, path: string) => unknown;

/** What a person reads who has opened something that is no page: a file that is gone, an address cut in two. */
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

/** A sentence that no cache keeps. */
const SENTENCE_HEADERS = {
  ...PLAIN_HEADERS,
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
};

/** In seconds. */
const RETRY_LATER = { 'Retry-After': '5' };

/** Answers with a sentence that no cache keeps; ends the connection where an answer has already begun. */
export const refuse = (response: ServerResponse, status: RefusedStatus): void => {
  if (response.headersSent) return void response.destroy();
  // Of an answer that did not come about: a length, a type, an encoding.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  // Named, since an API may have left behind words that are none.
  response.writeHead(status, STATUS_CODES[status], {
    ...SENTENCE_HEADERS,
    // Everything of ours that refuses a method is there to be read.
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    ...(status === 503 ? RETRY_LATER : {}),
  });
  response.end(SENTENCES[status]);
};

/** 404 that no cache keeps: the next publication may bring the file. */
export const notFound = (response: ServerResponse): void => refuse(response, 404);

/** Whether a request asks for nothing but to read. */
export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** What is wrong with bytes that Node's parser does not take for a request. */
const STATUS_OF_ERROR: Readonly<Record<string, RefusedStatus | 431>> = {
  HPE_INVALID_METHOD: 501,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers on a socket without a request, and ends the connection. */
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

/** Whether bytes on a connection would be read as another answer than the one to what could not be read. */
const wouldMixUp = (due: readonly ServerResponse[]): boolean =>
  due.some((response) => response.headersSent || response.req.complete);

/** Says what is wrong where no request came about, in the place of Node's own answer, which is empty; and ends the connection. */
const refuseBytes =
  (answers: PendingResponses) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void => {
    if (!socket.writable || wouldMixUp(answers.of(socket))) return void socket.destroy();
    answerBytes(socket, STATUS_OF_ERROR[code] ?? 400);
  };

const fail = (response: ServerResponse, error: unknown): void => {
  console.error(error);
  refuse(response, 503);
};

/** The answer that running code belongs to, also in its callbacks and streams. */
const underWay = new AsyncLocalStorage<ServerResponse>();

/**
 * Ends the answer that an exception nobody caught comes from: what a library throws in a callback of its own reaches no
 * `catch` of ours.
 *
 * @returns whether it came from an answer.
 */
export const failAnswerUnderWay = (error: unknown): boolean => {
  const response = underWay.getStore();
  if (response === undefined) return false;
  fail(response, error);
  return true;
};

/** A path with its query, also of the absolute form that proxies use; `undefined` for `*` and what is no address. */
const originForm = (target: string): string | undefined => {
  if (target.startsWith('/')) return target;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
};

const answerOne = async (answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> => {
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

/** How long a client may take; a page's own requests are done in a fraction of it. */
export const HOST_LIMITS = {
  headersTimeout: 10_000,
  /** A photo on a slow phone takes its time, as long as it comes. */
  requestTimeout: 180_000,
  keepAliveTimeout: 10_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 2_000,
  /** Of silence on a connection on which something is under way; longer than the API may take. */
  idleMs: 40_000,
  /** Each browser in which the app is open holds one for its event stream. */
  maxConnections: 10_000,
  /** Half of them: many customers share one address of a mobile network, but no address takes all. */
  connectionsPerAddress: CONNECTIONS_PER_ADDRESS,
};

/** A server that answers every request or refuses it, and in which one answer that goes wrong touches no other. */
export const hostServer = (
  answer: Answer,
  { idleMs, maxConnections, connectionsPerAddress, ...times } = HOST_LIMITS,
  proxies = trustedProxies(),
): Server => {
  const placeFor = requestsPerClient(connectionsPerAddress, proxies);
  const server = createServer(times, (request, response) => {
    // Ignores clients that go away.
    for (const stream of [request, response]) stream.on('error', () => undefined);
    const release = placeFor(request);
    answers.add(request, response, release ?? (() => undefined));
    // A body that is not read ends with its connection.
    if (release === undefined) response.shouldKeepAlive = false;
    if (release === undefined) return refuse(response, 503);
    underWay.run(response, () => void answerOne(answer, request, response));
  });
  const answers = trackPendingResponses(server);
  server.on('clientError', refuseBytes(answers));
  server.setTimeout(idleMs);
  server.maxConnections = maxConnections;
  limitConnections(server, connectionsPerAddress, proxies, (socket) => answerBytes(socket, 503));
  return server;
};
