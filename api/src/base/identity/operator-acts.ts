import type { FastifyRequest } from 'fastify';
import type { App, Needs } from '../common';
import { finishAct, insertAct } from './operator-act-repository';
import { traceIdOf } from './trace-id';

declare module 'fastify' {
  interface FastifyRequest {
    /** Row of the audit log that this call has written; null for any other. */
    operatorActId: number | null;
  }
}

/** Whether a call changes something. */
export const isAct = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/** Method and route of a call, without ids. */
export const actOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? '(unknown)'}`;

const idsOf = ({ params }: FastifyRequest): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(typeof params === 'object' && params !== null ? params : {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : String(value),
    ]),
  );

/** Writes every act of an operator into the audit log: an act that cannot be written does not happen. */
export const recordActs = (scope: App, { clock, database }: Needs<'clock' | 'database'>): void => {
  scope.addHook('preHandler', async (request) => {
    const { identity } = request;
    if (identity?.role !== 'operator' || !isAct(request)) return;
    request.operatorActId = await insertAct(database, {
      operator: identity.name,
      act: actOf(request),
      subject: idsOf(request),
      traceId: traceIdOf(request),
      at: clock.now(),
    });
  });
  scope.addHook('onSend', async ({ operatorActId }, { statusCode: status }) => {
    if (operatorActId === null) return;
    await finishAct(database, operatorActId, status);
  });
};
