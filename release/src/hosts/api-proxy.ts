import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_COPY } from '@dongne/contract';
import { createProxyServer } from 'httpxy';
import { API_ORIGIN } from '../config';

const proxy = createProxyServer({ target: API_ORIGIN, xfwd: true });

/** Passes a call on to the API; an API that is down is answered in the API's own error shape. */
export const apiProxy = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    await proxy.web(request, response);
  } catch {
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify({ error: { code: 'UNAVAILABLE', svMessage: ERROR_COPY.UNAVAILABLE } }));
  }
};
