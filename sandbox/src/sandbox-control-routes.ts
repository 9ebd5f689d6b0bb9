import { Type, type Static } from 'typebox';
import { feature, TravellingClock, invalidField, Instant, deleteAllUses } from '@dongne/api/base';
import type { Fault, FaultPlan } from './faults';

const FaultOrder = Type.Object({
  path: Type.String({ minLength: 1 }),
  status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
  drop: Type.Optional(Type.Boolean()),
  times: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
});

const ClockOrder = Type.Object({ now: Type.Optional(Instant), advanceMs: Type.Optional(Type.Integer()) });

/** Limit of time travel: rules make no sense beyond it, and Date cannot represent years after 275760. */
const FARTHEST_YEARS = 10;
const FARTHEST_MS = FARTHEST_YEARS * 366 * 86_400_000;

/**
 * Target time of a command. @throws {Refusal} `VALIDATION` for a command without a target, or with one too far away.
 */
const destinationOf = ({ now, advanceMs }: Static<typeof ClockOrder>, from: Date): Date => {
  if (now === undefined && advanceMs === undefined) throw invalidField('now', 'now 또는 advanceMs를 보내 주세요.');
  const at = now === undefined ? from.getTime() + (advanceMs ?? 0) : Date.parse(now);
  if (Math.abs(at - Date.now()) <= FARTHEST_MS) return new Date(at);
  const field = now === undefined ? 'advanceMs' : 'now';
  throw invalidField(field, `시계는 지금부터 앞뒤로 ${FARTHEST_YEARS}년 안에서만 옮길 수 있어요.`);
};

const faultOf = ({ status, delayMs, drop }: Static<typeof FaultOrder>): Fault | undefined => {
  if (status !== undefined) return { kind: 'status', status };
  if (delayMs !== undefined) return { kind: 'delay', delayMs };
  return drop === true ? { kind: 'drop' } : undefined;
};

/** Jobs around a time travel. */
interface TravelJobs {
  readonly beforeTravel: () => Promise<unknown>;
  readonly afterTravel: () => Promise<unknown>;
}

/** Time, limits and faults for drills. Clock and faults are in the memory of this process. */
export const sandboxControlRoutes = (faults: FaultPlan, { beforeTravel, afterTravel }: TravelJobs) =>
  feature({ name: 'sandbox-control', needs: ['clock', 'config', 'database'] }, (app) => {
    const { database, clock } = app;
    app.post('/limits/reset', { schema: { hide: true } }, async (_request, reply) => {
      await deleteAllUses(database);
      return reply.code(204).send(null);
    });

    app.get('/clock', { schema: { hide: true } }, async () => ({ now: clock.now().toISOString() }));

    app.post('/clock', { schema: { hide: true, body: ClockOrder } }, async (request) => {
      if (!(clock instanceof TravellingClock)) throw new Error('The sandbox needs a clock that can travel');
      destinationOf(request.body, clock.now());
      // Delivers pending messages first, because they may be outdated after the travel.
      await beforeTravel();
      // Reads the clock again, because another command may have moved it in between.
      clock.travelTo(destinationOf(request.body, clock.now()));
      // Runs the jobs that became due on the way.
      await afterTravel();
      return { now: clock.now().toISOString() };
    });

    app.post('/faults', { schema: { hide: true, body: FaultOrder } }, async (request, reply) => {
      const { path, times = 1 } = request.body;
      const fault = faultOf(request.body);
      if (fault === undefined && times > 0)
        throw invalidField('status', 'status, delayMs, drop 중 하나를 보내 주세요.');
      faults.plan(path, fault ?? { kind: 'drop' }, times);
      return reply.code(204).send(null);
    });
  });
