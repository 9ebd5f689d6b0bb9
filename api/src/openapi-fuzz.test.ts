import fc from 'fast-check';
import { sandboxSocialKeys } from '#base';
import { limitedUses } from '#tables';
import { answerOf, problemOf } from './testing/fuzz/answers';
import { callsOf, type FuzzCall } from './testing/fuzz/calls';
import { operationsOf, type Operation } from './testing/fuzz/document';
import { usesUp } from './testing/fuzz/operation-needs';
import { headersOf, OPERATOR_KEY, publishSomething, stageFor, type Stage } from './testing/fuzz/people';
import { requestIn, type TestRequest } from './testing/shop-commands';
import { openTestApi, type TestApi } from './testing/test-api';

/**
 * `FUZZ_CALLS=12000 FUZZ_SEED=3` makes more of them, and others. Beside a run on PostgreSQL only the statements of the
 * embedded engine are new: fewer do.
 */
const CALLS = Number(
  process.env['FUZZ_CALLS'] ?? (process.env['TEST_API_BESIDE_POSTGRES'] === undefined ? 2_500 : 400),
);
/** How many an operation gets at most that has not done its work before. */
const PATIENCE = 80;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20);
const LIMIT_MS = 1_800_000;

/** Operations whose good answer needs what no test holds: a provider's code. */
const NEVER_WORKS = ['POST /v1/app/auth/social', 'POST /v1/app/auth/social/proof'];

let api: TestApi;
let operations: Operation[];
let strangers: TestRequest;
let readersRequest: TestRequest;
beforeAll(async () => {
  api = await openTestApi({
    operatorKey: OPERATOR_KEY,
    promotions: { bleepy: true, bleepyOx: true },
    social: sandboxSocialKeys(4_000),
  });
  operations = await operationsOf(api.app);
  strangers = await requestIn(api, 'Requested');
  readersRequest = await requestIn(api, 'Registered');
  await publishSomething(api, strangers.laundryId);
});
afterAll(() => api.close());

/** Reading changes nothing: one request does for all that read. */
const readersStage = (operation: Operation): Promise<Stage> => stageFor(api, operation, readersRequest);

interface Tried {
  readonly statuses: number[];
  readonly problems: unknown[];
}

/** Makes one operation's share of the calls, and more until one of them has worked. */
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

describe('every operation of the description', () => {
  it(
    `answers as documented and never breaks, whatever is sent (${CALLS} calls, seed ${SEED})`,
    async () => {
      const problems: unknown[] = [];
      const idle: string[] = [];
      for (const operation of operations) {
        const tried = await tryOperation(operation, Math.ceil(CALLS / operations.length));
        problems.push(...tried.problems);
        // A run in which nothing works would find nothing: every operation has to do its work at least once.
        if (!tried.statuses.some((status) => status < 300)) idle.push(`${operation.method} ${operation.path}`);
      }
      expect(problems).toEqual([]);
      expect(idle).toEqual(NEVER_WORKS);
    },
    LIMIT_MS,
  );
});
