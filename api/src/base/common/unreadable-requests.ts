import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_COPY, type ErrorCode } from '@dongne/contract';
import { SECURITY_HEADERS } from './security-headers';

interface Answer {
  readonly status: number;
  readonly code: ErrorCode;
}

const UNREADABLE: Answer = { status: 400, code: 'VALIDATION' };

const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'UNAVAILABLE' },
};

/**
 * Answers unparsable requests with the usual error body. Fastify's own handler destroys the connection at once, and a
 * client that is still sending sees a reset instead.
 */
export const refuseUnreadable = ({ code: fault = '' }: NodeJS.ErrnoException, socket: Duplex): void => {
  if (fault === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, code } = ANSWERS[fault] ?? UNREADABLE;
  const body = JSON.stringify({ error: { code, svMessage: ERROR_COPY[code] } });
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
};
