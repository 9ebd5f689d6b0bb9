import type { CardProviderName } from '#money';
import { TEST_NOW } from '../test-api';
import type { Deed } from './deeds';
import type { DrillApi } from './drill-api';
import { endOf, isAtRest, problemsOf, secondsToRest } from './rest';
import type { Scene } from './scenes';
import { callVictim, type Victim, type Victims } from './victim';

const MINUTE_MS = 60_000;
const RESTARTED_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 200;
const LOOKS = RESTARTED_WITHIN_MS / LOOK_EVERY_MS;

/** A scenario at a provider. */
export interface Walk {
  readonly deed: Deed;
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
  readonly next: () => Promise<Victim>;
  readonly drain: () => Promise<unknown>;
}

/** Keeps this many servers ready. */
export const stockOf = (victims: Victims, ready = 2): Stock => {
  const start = () => victims.start({ isWithQueue: false });
  const waiting = Array.from({ length: ready }, start);
  return {
    next: () => {
      const victim = waiting.shift() ?? start();
      waiting.push(start());
      return victim;
    },
    drain: () => Promise.all(waiting.map(async (victim) => (await victim).kill())),
  };
};

const act = async (victim: Victim, { calls }: Scene, dieAt: number): Promise<void> => {
  for (const call of calls) {
    const answer = await callVictim(victim, call, dieAt);
    if (answer === undefined) return;
    if (answer.status >= 400) throw new Error(`${call.path} answered ${answer.status}: ${answer.text}`);
  }
};

/** Retries on another server after a lost answer. */
const actAgain = async (api: DrillApi, { calls: [call] }: Scene): Promise<void> => {
  if (call === undefined) return;
  const { method, path: url, headers, body: payload } = call;
  await api.app.inject({ method, url, headers, payload });
};

const isDoneAgain = ({ again }: Deed, dieAt: number): boolean =>
  again === 'always' || (again === 'sometimes' && dieAt % 2 === 0);

/** Starts a server a minute later, which finishes the work by itself. @returns whether it has, in time. */
const restart = async (api: DrillApi, victims: Victims, hasEnded: () => Promise<boolean>): Promise<boolean> => {
  const startAt = new Date(api.clock.now().getTime() + MINUTE_MS);
  const victim = await victims.start({ isWithQueue: true, startAt });
  for (let look = 0; look < LOOKS && !(await hasEnded()); look += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  await victim.kill();
  return hasEnded();
};

/**
 * Runs a scenario on a server that dies at one of its steps, and checks the money after others have taken up the work.
 * @param dieAt the step; 0 for no kill. @param isRestarted starts another server to finish; else a surviving one
 * finishes.
 */
export const killOnce = async (
  api: DrillApi,
  { victims, stock }: { readonly victims: Victims; readonly stock: Stock },
  { deed, provider }: Walk,
  { dieAt, isRestarted }: { readonly dieAt: number; readonly isRestarted: boolean },
): Promise<Outcome> => {
  const victim = await stock.next();
  api.clock.travelTo(TEST_NOW);
  const clock = { now: TEST_NOW.toISOString() };
  const headers = { 'content-type': 'application/json' };
  await callVictim(victim, { method: 'POST', path: '/sandbox/clock', headers, body: JSON.stringify(clock) });
  const scene = await deed.set(api, provider);
  await act(victim, scene, dieAt);
  const hasDied = !(await victim.lives());
  if (!hasDied) await victim.kill();
  if (hasDied && isDoneAgain(deed, dieAt)) await actAgain(api, scene);
  const hasEnded = async (): Promise<boolean> =>
    (await isAtRest(api, scene.memberId)) && deed.ends.includes(await endOf(api, scene.memberId));
  const goOn = async (): Promise<number> => ((await restart(api, victims, hasEnded)) ? 0 : Infinity);
  const seconds = isRestarted ? await goOn() : await secondsToRest(api, scene.memberId);
  const end = await endOf(api, scene.memberId);
  const problems = await problemsOf(api, scene.memberId);
  return {
    hasDied,
    steps: victim.steps(),
    end,
    seconds,
    problems: [
      ...problems,
      ...(deed.ends.includes(end) ? [] : [`ended as ${end}`]),
      ...(Number.isFinite(seconds) ? [] : ['not settled within a minute']),
    ],
  };
};
