import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_COPY } from '@dongne/contract';
import { createProxyServer } from 'httpxy';
import { API_ORIGIN } from '../config';
import type { Forwarding } from './forwarded';
import { PLAIN_HEADERS } from './page-headers';

/** An API that has not answered by then is one that does not. */
const ANSWERS_WITHIN_MS = 30_000;

const proxy = createProxyServer({ target: API_ORIGIN, proxyTimeout: ANSWERS_WITHIN_MS });

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
