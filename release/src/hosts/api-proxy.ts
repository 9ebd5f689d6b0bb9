import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_COPY } from '@dongne/contract';
import { createProxyServer } from 'httpxy';
import { API_ORIGIN } from '../config';
import type { Forwarding } from './forwarded';
import { PLAIN_HEADERS } from './page-headers';

/** An API that has not answered by then is one that does not. */
const ANSWERS_WITHIN_MS = 30_000;

const proxy = createProxyServer({ target: API_ORIGIN, proxyTimeout: ANSWERS_WITHIN_MS });

/** Answers that go on until somebody ends them. */
const streams = new Set<ServerResponse>();

proxy.on('proxyRes', ({ headers }, _request, response) => {
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

/** Passes a call on to the API; an API that is down is answered in the API's own error shape. */
export const apiProxy = async (
  request: IncomingMessage,
  response: ServerResponse,
  tellWhoCalls: Forwarding,
): Promise<void> => {
  tellWhoCalls(request);
  try {
    await proxy.web(request, response);
  } catch {
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, {
      ...PLAIN_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(JSON.stringify({ error: { code: 'UNAVAILABLE', svMessage: ERROR_COPY.UNAVAILABLE } }));
  }
};
