import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PUSH_WORKER_PATH } from '@dongne/contract';
import { PLAIN_HEADERS } from './page-headers';
import { sendText } from './send-text';

const code = readFileSync(join(import.meta.dirname, 'browser/push-worker.js'), 'utf8');

/** Whether the service worker is asked for that shows pushes. */
export const isPushWorker = (path: string): boolean => path === PUSH_WORKER_PATH;

/**
 * The service worker, as it is now: a browser looks for a newer one whenever a page asks for it. It stands under `/shell/`, where
 * no page of the app is, so it is in charge of none; and its policy lets it reach nothing.
 */
export const sendPushWorker = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  sendText(
    request,
    response,
    { ...PLAIN_HEADERS, 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
    code,
  );
