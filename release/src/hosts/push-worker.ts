import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PUSH_WORKER_PATH } from '@dongne/contract';
import { PLAIN_HEADERS } from './page-headers';
import { sendText } from './send-text';

const code = readFileSync(join(import.meta.dirname, 'browser/push-worker.js'), 'utf8');

/** Checks for the path of the service worker. */
export const isPushWorker = (path: string): boolean => path === PUSH_WORKER_PATH;

/**
 * Sends the service worker, revalidated on each registration. Its path below `/shell/` contains no page, so it controls
 * none, and its CSP blocks every connection.
 */
export const sendPushWorker = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  sendText(
    request,
    response,
    { ...PLAIN_HEADERS, 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
    code,
  );
