import type { ServerResponse } from 'node:http';
import { OPENED_HEADERS } from '../page-headers';
import type { Exchange } from './preview-cookie';

/** Redirects to the page itself, with the preview as a cookie or without it. */
export const sendExchange = (response: ServerResponse, { location, cookie }: Exchange): void => {
  const headers = { Location: location, 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store' };
  response.writeHead(303, { ...OPENED_HEADERS, ...headers, 'Content-Length': '0' }).end();
};
