import { DEEDS } from './deeds';
import type { DrillApi } from './drill-api';
import { killOnce, stockOf, type Outcome, type Walk } from './kill-once';
import { openVictims } from './victim';

/** Every so many deaths a server is started anew and finds by itself what is left to do. */
const RESTART_EVERY = 25;

/** What a drill has come to. */
export interface KillReport {
  readonly kills: number;
  readonly restarts: number;
  /** The longest that our clock had to go on before all money was settled, in seconds. */
  readonly slowestSeconds: number;
  /** Of each deed at each provider: its steps, deaths, and how it ended how often. */
  readonly lines: readonly string[];
  /** Empty when money was where it has to be after every death. */
  readonly problems: readonly string[];
}

interface Point {
  readonly walk: Walk;
  readonly dieAt: number;
}

const nameOf = ({ deed, provider }: Walk): string => `${deed.name}, ${provider}`;

const walksOf = (only: string): Walk[] =>
  DEEDS.flatMap((deed) => deed.providers.map((provider) => ({ deed, provider }))).filter((walk) =>
    nameOf(walk).includes(only),
  );

/** So many of them, evenly spread. */
const spread = <Item>(items: readonly Item[], count: number): readonly Item[] => {
  if (items.length <= count) return items;
  return items.filter(
    (_item, at) => Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );
};

const lineOf = (walk: Walk, outcomes: readonly Outcome[]): string => {
  const ends = new Map<string, number>();
  for (const { end } of outcomes) ends.set(end, (ends.get(end) ?? 0) + 1);
  const steps = Math.max(...outcomes.map((outcome) => outcome.steps));
  const deaths = outcomes.filter(({ hasDied }) => hasDied).length;
  return `${nameOf(walk)}: ${steps} steps, ${deaths} deaths; ${[...ends].map(([end, times]) => `${times} × ${end}`).join('; ')}`;
};

/**
 * Lets servers die at the steps of everything that moves money, one server a step, while the providers live on.
 *
 * @param count how many deaths, evenly spread over all steps; at most every step once.
 * @param only a part of the name of deeds that are wanted.
 */
export const drillKills = async (
  api: DrillApi,
  {
    count,
    only = '',
    onProgress = () => undefined,
  }: {
    readonly count: number;
    readonly only?: string;
    readonly onProgress?: (line: string) => void;
  },
): Promise<KillReport> => {
  const victims = await openVictims(api);
  const stock = stockOf(victims);
  const outcomes = new Map<Walk, Outcome[]>();
  const problems: string[] = [];
  let kills = 0;
  let restarts = 0;
  const drill = async ({ walk, dieAt }: Point, isRestarted: boolean): Promise<Outcome> => {
    const outcome = await killOnce(api, { victims, stock }, walk, { dieAt, isRestarted });
    outcomes.set(walk, [...(outcomes.get(walk) ?? []), outcome]);
    for (const problem of outcome.problems) {
      problems.push(`${nameOf(walk)}, dead at step ${dieAt}${isRestarted ? ', restarted' : ''}: ${problem}`);
      onProgress(problems.at(-1) ?? '');
    }
    kills += outcome.hasDied ? 1 : 0;
    restarts += isRestarted ? 1 : 0;
    return outcome;
  };
  try {
    const points: Point[] = [];
    for (const walk of walksOf(only)) {
      const { steps } = await drill({ walk, dieAt: 0 }, false);
      points.push(...Array.from({ length: steps }, (_, at) => ({ walk, dieAt: at + 1 })));
    }
    onProgress(`${points.length} steps`);
    for (const [at, point] of spread(points, count).entries()) {
      await drill(point, at % RESTART_EVERY === RESTART_EVERY - 1);
      if (at % RESTART_EVERY === 0) onProgress(`${kills} deaths`);
    }
  } finally {
    await stock.drain();
    await victims.close();
  }
  const slowestSeconds = Math.max(...[...outcomes.values()].flat().map(({ seconds }) => seconds));
  return { kills, restarts, slowestSeconds, problems, lines: [...outcomes].map(([walk, own]) => lineOf(walk, own)) };
};
