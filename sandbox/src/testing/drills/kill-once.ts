import type { CardProviderName } from '@dongne/api/money';
import { TEST_NOW } from '@dongne/api/testing/test-api';
import type { Scenario } from './scenarios';
import type { DrillApi } from './drill-api';
import { endOf, isSettled, problemsOf, secondsToSettle } from './settled-money';
import type { ScenarioCalls } from './scenario-calls';
import { callServer, type DrillServer, type ServerPool } from './server-pool';

const MINUTE_MS = 60_000;
const RESTARTED_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 200;
const LOOKS = RESTARTED_WITHIN_MS / LOOK_EVERY_MS;

/** A scenario at a provider. */
export interface Walk {
  readonly scenario: Scenario;
  readonly provider: CardProviderName;
}

/** Result of a scenario whose server was to die. */
export interface Outcome {
  readonly hasDied: boolean;
  /** Steps taken without a kill. */
  readonly steps: number;
  /** Final state of charges and membership. */
  readonly end: string;
  /** Clock time until all money was settled. */
  readonly seconds: number;
  readonly problems: readonly string[];
}

/** Servers started ahead of time. */
export interface Stock {
  readonly next: () => Promise<DrillServer>;
  readonly drain: () => Promise<unknown>;
}

/** Keeps this many servers ready. */
export const stockOf = (pool: ServerPool, ready = 2): Stock => {
  const start = () => pool.start({ isWithQueue: false });
  const waiting = Array.from({ length: ready }, start);
  return {
    next: () => {
      const server = waiting.shift() ?? start();
      waiting.push(start());
      return server;
    },
    drain: () => Promise.all(waiting.map(async (server) => (await server).kill())),
  };
};

const act = async (server: DrillServer, { calls }: ScenarioCalls, dieAt: number): Promise<void> => {
  for (const call of calls) {
    const answer = await callServer(server, call, dieAt);
    if (answer === undefined) return;
    if (answer.status >= 400) throw new Error(`${call.path} answered ${answer.status}: ${answer.text}`);
  }
};

/** Retries on another server after a lost answer. */
const actAgain = async (api: DrillApi, { calls: [call] }: ScenarioCalls): Promise<void> => {
  if (call === undefined) return;
  const { method, path: url, headers, body: payload } = call;
  await api.app.inject({ method, url, headers, payload });
};

const isDoneAgain = ({ again }: Scenario, dieAt: number): boolean =>
  again === 'always' || (again === 'sometimes' && dieAt % 2 === 0);

/** Starts a server a minute later, which finishes the work by itself. @returns whether it has, in time. */
const restart = async (api: DrillApi, pool: ServerPool, hasEnded: () => Promise<boolean>): Promise<boolean> => {
  const startAt = new Date(api.clock.now().getTime() + MINUTE_MS);
  const server = await pool.start({ isWithQueue: true, startAt });
  for (let look = 0; look < LOOKS && !(await hasEnded()); look += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  await server.kill();
  return hasEnded();
};

/**
 * Runs a scenario on a server that dies at one of its steps, and checks the money after others have taken up the work.
 *
 * @param dieAt the step; 0 for no kill.
 * @param isRestarted starts another server to finish; else a surviving one finishes.
 */
export const killOnce = async (
  api: DrillApi,
  { pool, stock }: { readonly pool: ServerPool; readonly stock: Stock },
  { scenario, provider }: Walk,
  { dieAt, isRestarted }: { readonly dieAt: number; readonly isRestarted: boolean },
): Promise<Outcome> => {
  const server = await stock.next();
  api.clock.travelTo(TEST_NOW);
  const clock = { now: TEST_NOW.toISOString() };
  const headers = { 'content-type': 'application/json' };
  await callServer(server, { method: 'POST', path: '/sandbox/clock', headers, body: JSON.stringify(clock) });
  const scene = await scenario.set(api, provider);
  await act(server, scene, dieAt);
  const hasDied = !(await server.lives());
  if (!hasDied) await server.kill();
  if (hasDied && isDoneAgain(scenario, dieAt)) await actAgain(api, scene);
  const hasEnded = async (): Promise<boolean> =>
    (await isSettled(api, scene.memberId)) && scenario.ends.includes(await endOf(api, scene.memberId));
  const goOn = async (): Promise<number> => ((await restart(api, pool, hasEnded)) ? 0 : Infinity);
  const seconds = isRestarted ? await goOn() : await secondsToSettle(api, scene.memberId);
  const end = await endOf(api, scene.memberId);
  const problems = await problemsOf(api, scene.memberId);
  return {
    hasDied,
    steps: server.steps(),
    end,
    seconds,
    problems: [
      ...problems,
      ...(scenario.ends.includes(end) ? [] : [`ended as ${end}`]),
      ...(Number.isFinite(seconds) ? [] : ['not settled within a minute']),
    ],
  };
};
