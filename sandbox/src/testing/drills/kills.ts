import { SCENARIOS } from './scenarios';
import type { DrillApi } from './drill-api';
import { killOnce, stockOf, type Outcome, type Walk } from './kill-once';
import { openServerPool } from './server-pool';

/** Restarts a server after this many kills, to check that it finds unfinished work by itself. */
const RESTART_EVERY = 25;

/** Report of a drill. */
export interface KillReport {
  readonly kills: number;
  readonly restarts: number;
  /** Longest clock time until all money was settled, in seconds. */
  readonly slowestSeconds: number;
  /** For each scenario and provider: steps, kills, and final states with counts. */
  readonly lines: readonly string[];
  /** Empty when money was right after every kill. */
  readonly problems: readonly string[];
}

interface Point {
  readonly walk: Walk;
  readonly dieAt: number;
}

const nameOf = ({ scenario, provider }: Walk): string => `${scenario.name}, ${provider}`;

const walksOf = (only: string): Walk[] =>
  SCENARIOS.flatMap((scenario) => scenario.providers.map((provider) => ({ scenario, provider }))).filter((walk) =>
    nameOf(walk).includes(only),
  );

/** This many items, evenly spread. */
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

/** Number of steps that every scenario has at least. */
const STEPS_OF_ALL = 24;
/** Offset that samples different steps of each scenario. */
const STRIDE = 11;

/** Selection of kills. */
export interface WantedKills {
  /** At most this many, evenly spread over all steps. */
  readonly count?: number;
  /** Substring of the names of scenarios. */
  readonly only?: string;
  /** Runs each scenario once at one of its providers, the last with a restart; skips the runs that count steps. */
  readonly isSample?: boolean;
  readonly onProgress?: (line: string) => void;
}

/** Each scenario once, at one of its providers and at some step. */
const samplePoints = (): Point[] =>
  SCENARIOS.flatMap((scenario, at) => {
    const provider = scenario.providers[at % scenario.providers.length];
    return provider === undefined ? [] : [{ walk: { scenario, provider }, dieAt: 1 + ((at * STRIDE) % STEPS_OF_ALL) }];
  });

/** Kills servers of a drill, and records the results. */
const openDrill = async (api: DrillApi, onProgress: (line: string) => void) => {
  const pool = await openServerPool(api);
  const stock = stockOf(pool);
  const outcomes = new Map<Walk, Outcome[]>();
  const problems: string[] = [];
  const count = { kills: 0, restarts: 0 };
  return {
    drill: async ({ walk, dieAt }: Point, isRestarted: boolean): Promise<Outcome> => {
      const outcome = await killOnce(api, { pool, stock }, walk, { dieAt, isRestarted });
      outcomes.set(walk, [...(outcomes.get(walk) ?? []), outcome]);
      for (const problem of outcome.problems) {
        const told = `${nameOf(walk)}, dead at step ${dieAt}${isRestarted ? ', restarted' : ''}: ${problem}`;
        problems.push(told);
        onProgress(told);
      }
      count.kills += outcome.hasDied ? 1 : 0;
      count.restarts += isRestarted ? 1 : 0;
      return outcome;
    },
    report: (): KillReport => ({
      ...count,
      slowestSeconds: Math.max(...[...outcomes.values()].flat().map(({ seconds }) => seconds)),
      problems,
      lines: [...outcomes].map(([walk, own]) => lineOf(walk, own)),
    }),
    close: async () => {
      await stock.drain();
      await pool.close();
    },
  };
};

/** Kills servers at the steps of everything that moves money, one server per step, while the providers keep running. */
export const drillKills = async (
  api: DrillApi,
  { count = Infinity, only = '', isSample = false, onProgress = () => undefined }: WantedKills,
): Promise<KillReport> => {
  const { drill, report, close } = await openDrill(api, onProgress);
  const stepsOf = async (walk: Walk): Promise<Point[]> => {
    const { steps } = await drill({ walk, dieAt: 0 }, false);
    return Array.from({ length: steps }, (_, at) => ({ walk, dieAt: at + 1 }));
  };
  const allPoints = async (walks: readonly Walk[]): Promise<readonly Point[]> => {
    const points: Point[] = [];
    for (const walk of walks) points.push(...(await stepsOf(walk)));
    return spread(points, count);
  };
  try {
    const points = isSample ? samplePoints() : await allPoints(walksOf(only));
    for (const [at, point] of points.entries()) {
      const isTurn = at % RESTART_EVERY === RESTART_EVERY - 1 || (isSample && at === points.length - 1);
      await drill(point, isTurn);
      if (isTurn) onProgress(`${at + 1} of ${points.length} steps`);
    }
    return report();
  } finally {
    await close();
  }
};
