import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statusLabelOf } from '@dongne/contract';
import { newestEvents } from '../client-events';
import { activeRequests, openQuestions } from './sandbox-repository';
import { feature } from '../common';

const SHOWN = 30;
const EVENTS_SHOWN = 100;
const FOLDER = join(import.meta.dirname, 'page');
/** The page runs its own script and calls its own origin; everything else stays forbidden. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'";

/** A page for people: plays the shop of any request, reads messages, travels in time. */
export const sandboxPageRoutes = feature({ name: 'sandbox-page', needs: ['database'] }, (app) => {
  const { database } = app;

  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(await readFile(join(FOLDER, 'sandbox.html'))),
  );

  app.get('/page.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await readFile(join(FOLDER, 'sandbox-page.js'))),
  );

  app.get('/requests', { schema: { hide: true } }, async () => {
    const rows = await activeRequests(database, SHOWN);
    const questions = await openQuestions(
      database,
      rows.map(({ applicationId }) => applicationId),
    );
    return rows.map(({ status, statusBy, approvedAt, ...row }) => ({
      ...row,
      questions: questions.filter(({ applicationId }) => applicationId === row.applicationId),
      originalStatus: status,
      statusLabel: statusLabelOf({ status, statusBy, approvedAt }),
    }));
  });

  app.get('/events', { schema: { hide: true } }, async () => {
    const rows = await newestEvents(database, EVENTS_SHOWN);
    return rows.map(({ name, at, properties }) => ({ name, at: at.toISOString(), properties }));
  });
});
