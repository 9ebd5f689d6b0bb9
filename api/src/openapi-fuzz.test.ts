import fc from 'fast-check';
import { TEST_SOCIAL_KEYS } from '#testing/social-keys';
import { limitedUses } from '#tables';
import { answerOf, problemOf } from '#testing/fuzz/answers';
import { callsOf, type FuzzCall } from '#testing/fuzz/calls';
import { operationsOf, type Operation } from '#testing/fuzz/document';
import { usesUp } from '#testing/fuzz/operation-needs';
import { HEALTH_SECRET } from '#testing/fuzz/health-stage';
import { headersOf, OPERATOR_KEY, publishSomething, stageFor, type Stage } from '#testing/fuzz/operation-fixtures';
import { requestIn, type TestRequest } from '#testing/shop-commands';
import { openTestApi, type TestApi } from '#testing/test-api';

/**
 * Number of calls; `FUZZ_CALLS=12000 FUZZ_SEED=3` runs more and others. Next to a run on PostgreSQL fewer suffice,
 * because only the engine differs.
 */
const CALLS = Number(
  process.env['FUZZ_CALLS'] ?? (process.env['TEST_API_BESIDE_POSTGRES'] === undefined ? 2_500 : 400),
);
/** Maximum number of calls until an operation must have succeeded. */
const PATIENCE = 80;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20);
const LIMIT_MS = 1_800_000;

/** Operations that cannot succeed in tests, because they need a provider's code. */
const NEVER_WORKS = ['POST /v1/app/auth/social', 'POST /v1/app/auth/social/proof'];

let api: TestApi;
let operations: Operation[];
let strangers: TestRequest;
let readersRequest: TestRequest;
beforeAll(async () => {
  api = await openTestApi({
    operatorKeys: [{ name: 'operator', key: OPERATOR_KEY }],
    healthSecret: HEALTH_SECRET,
    promotions: { bleepy: true, bleepyOx: true },
    social: TEST_SOCIAL_KEYS,
  });
  operations = await operationsOf(api.app);
  strangers = await requestIn(api, 'Requested');
  readersRequest = await requestIn(api, 'Registered');
  await publishSomething(api, strangers.laundryId);
});
afterAll(() => api.close());

/** Shared fixtures for all reads, because they change nothing. */
const readersStage = (operation: Operation): Promise<Stage> => stageFor(api, operation, readersRequest);

interface Tried {
  readonly statuses: number[];
  readonly problems: unknown[];
}

/** Calls one operation its share of times, and further until it succeeds once. */
const tryOperation = async (operation: Operation, calls: number): Promise<Tried> => {
  const tried: Tried = { statuses: [], problems: [] };
  let stage = await (operation.method === 'GET' ? readersStage(operation) : stageFor(api, operation));
  let generated = callsOf(operation, stage.hints);
  const send = ({ method, url, caller, headers, payload }: FuzzCall) =>
    answerOf(api.app, operation, {
      method,
      url,
      headers: { ...headersOf(operation, caller, stage.request, strangers), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });

  const goesOn = (made: number): boolean =>
    made < calls || (made < PATIENCE && !tried.statuses.some((status) => status < 300));

  for (let made = 0; goesOn(made); made += 1) {
    for (const call of fc.sample(generated, { numRuns: 1, seed: SEED * 1_000_003 + made })) {
      const answer = await send(call);
      tried.statuses.push(answer.statusCode);
      const problem = problemOf(operation, call.method, answer);
      if (problem !== undefined)
        tried.problems.push({ problem, call: { ...call, payload: String(call.payload ?? '').slice(0, 300) } });
      if (answer.statusCode === 429) await api.parts.database.delete(limitedUses);
      if (answer.statusCode >= 300 || !usesUp(operation)) continue;
      stage = await stageFor(api, operation);
      generated = callsOf(operation, stage.hints);
    }
  }
  return tried;
};

describe('every documented operation', () => {
  it(
    `responds as documented to generated input (${CALLS} calls, seed ${SEED})`,
    async () => {
      const problems: unknown[] = [];
      const idle: string[] = [];
      for (const operation of operations) {
        const tried = await tryOperation(operation, Math.ceil(CALLS / operations.length));
        problems.push(...tried.problems);
        // Every operation must succeed at least once: a run in which all calls fail would find nothing.
        if (!tried.statuses.some((status) => status < 300)) idle.push(`${operation.method} ${operation.path}`);
      }
      expect(problems).toEqual([]);
      expect(idle).toEqual(NEVER_WORKS);
    },
    LIMIT_MS,
  );
});
