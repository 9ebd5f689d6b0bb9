import { Type, type Static } from 'typebox';
import { feature, TravellingClock, invalidField, Instant, deleteAllUses } from '#base';
import type { Fault, FaultPlan } from './faults';

const FaultOrder = Type.Object({
  path: Type.String({ minLength: 1 }),
  status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
  drop: Type.Optional(Type.Boolean()),
  times: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
});

const ClockOrder = Type.Object({ now: Type.Optional(Instant), advanceMs: Type.Optional(Type.Integer()) });

/** Farther from real time no rule means anything; past the year 275760 no instant can be written at all. */
const FARTHEST_YEARS = 10;
const FARTHEST_MS = FARTHEST_YEARS * 366 * 86_400_000;

/** Where an order sends the clock. @throws {Refusal} `VALIDATION` for an order without a destination, or with one too far away. */
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

/** What is done by itself around a journey. */
interface TravelJobs {
  readonly beforeTravel: () => Promise<unknown>;
  readonly afterTravel: () => Promise<unknown>;
}

/** Time, limits and faults: the knobs of a drill. Clock and faults are of this process only and go with it. */
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
      // What was written before arrives before: after the journey it may not be worth sending.
      await beforeTravel();
      // Read again: another order may have moved the clock in between.
      clock.travelTo(destinationOf(request.body, clock.now()));
      // Anyone who travels finds done what was due on the way.
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
