import { setTimeout as wait } from 'node:timers/promises';
import { Type } from 'typebox';
import { feature, type Needs } from '@dongne/api/base';
import { deliverAllDue, isBeingSent } from '@dongne/api/customers';
import { arrivedAt } from './inbox-repository';
import type { ProviderOutage } from './provider-outage';

const INBOX_SIZE = 50;
const LOOKS = 40;
const LOOK_EVERY_MS = 50;

/** Delivers pending messages before a read, and waits for those in delivery by another process. */
const deliverPending = async (parts: Needs<'clock' | 'database' | 'messages'>, to: string): Promise<void> => {
  await deliverAllDue(parts);
  for (let look = 0; look < LOOKS && (await isBeingSent(parts.database, to)); look += 1) await wait(LOOK_EVERY_MS);
};

/** A message as a phone shows it. */
interface Shown {
  readonly at: string;
  readonly kind: 'push' | 'sms';
  readonly text: string;
  readonly otpCode?: string;
}

/** The newest messages to a number, newest first, after delivery of those that wait. */
export const arrivedAtPhone = async (parts: Needs<'clock' | 'database' | 'messages'>, to: string): Promise<Shown[]> => {
  await deliverPending(parts, to);
  return (await arrivedAt(parts.database, to, INBOX_SIZE)).map(({ at, kind, text, otpCode }) => ({
    at: at.toISOString(),
    kind: kind === 'push' ? 'push' : 'sms',
    text,
    ...(otpCode === null ? {} : { otpCode }),
  }));
};

const FailureRate = Type.Object({
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  seed: Type.Optional(Type.Integer()),
});

/** Inbox of a phone, and the failure rate of deliveries. */
export const inboxRoutes = (outage: ProviderOutage) =>
  feature({ name: 'sandbox-inbox', needs: ['clock', 'database', 'messages'] }, (app) => {
    app.get(
      '/messages',
      { schema: { hide: true, querystring: Type.Object({ to: Type.String({ pattern: '^[\\d-]+$' }) }) } },
      (request) => arrivedAtPhone(app, request.query.to.replaceAll('-', '')),
    );

    app.post('/messages/failures', { schema: { hide: true, body: FailureRate } }, async (request, reply) => {
      outage.set(request.body.percent, request.body.seed ?? 1);
      return reply.code(204).send(null);
    });
  });
