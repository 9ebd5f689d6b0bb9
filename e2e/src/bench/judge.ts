import { verdict, type Comparison } from '@dongne/release/verdict';

const RELEASES = 300;
const SEED = 1;
const ROUTES = ['/a', '/b', '/c', '/d', '/e'] as const;
const BROKEN_ROUTE = '/a';
/** Openings of the canary between two looks of the judge. */
const OPENINGS_PER_LOOK = 10;
/** End of a simulation that comes to no verdict. */
const MAX_OPENINGS = 20_000;
/** Stages, with visitors of the live version for each of the canary. */
const STAGES = [
  { percent: 5, livePerCanary: 19 },
  { percent: 25, livePerCanary: 3 },
] as const;

/**
 * Releases with true rates of failing visitors; `broken` is that of one route of the canary. A page that blocks its
 * thread tells nothing: only `reporting` of its visitors reload it, or open it a second time, and are counted.
 */
const CASES: readonly { readonly rate: number; readonly broken?: number; readonly reporting?: number }[] = [
  { rate: 0.003 },
  { rate: 0.01 },
  { rate: 0.02 },
  { rate: 0.003, broken: 0.05 },
  { rate: 0.01, broken: 0.05 },
  { rate: 0.01, broken: 1, reporting: 0.2 },
];

/** Mulberry32: a seeded generator, so that a run can be repeated. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Counts {
  opened: number;
  failing: number;
}

const newCounts = () =>
  new Map<string | null, Counts>([null, ...ROUTES].map((route) => [route, { opened: 0, failing: 0 }]));

interface Outcome {
  readonly end: 'rolled back' | 'live' | 'no verdict';
  readonly opened: number;
  readonly openedBroken: number;
}

const simulate = (random: () => number, { rate, broken = rate, reporting = 1 }: (typeof CASES)[number]): Outcome => {
  let [opened, openedBroken] = [0, 0];
  for (const { percent, livePerCanary } of STAGES) {
    const [canary, live] = [newCounts(), newCounts()];
    const visit = (counts: ReturnType<typeof newCounts>, brokenRate: number): string => {
      const route = ROUTES[Math.floor(random() * ROUTES.length)] ?? BROKEN_ROUTE;
      const isFailing = random() < (route === BROKEN_ROUTE ? brokenRate : rate);
      if (isFailing && reporting < 1 && counts === canary && route === BROKEN_ROUTE && random() >= reporting)
        return route;
      for (const key of [null, route]) {
        const count = counts.get(key);
        if (count === undefined) continue;
        count.opened += 1;
        count.failing += Number(isFailing);
      }
      return route;
    };
    for (;;) {
      for (let opening = 0; opening < OPENINGS_PER_LOOK; opening += 1) {
        opened += 1;
        openedBroken += Number(visit(canary, broken) === BROKEN_ROUTE);
        for (let other = 0; other < livePerCanary; other += 1) visit(live, rate);
      }
      const comparisons = [...canary].map(([route, own]): Comparison => ({
        route,
        by: 'browsers',
        canary: own,
        live: live.get(route) ?? newCounts().get(null) ?? own,
      }));
      const { action } = verdict({ percent, hours: 0, comparisons });
      if (action === 'rollBack') return { end: 'rolled back', opened, openedBroken };
      if (action === 'advance') break;
      if (opened >= MAX_OPENINGS) return { end: 'no verdict', opened, openedBroken };
    }
  }
  return { end: 'live', opened, openedBroken };
};

/** Value below which a share of the numbers lies; 0 without numbers. */
const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const percentOf = (rate: number): string => `${rate * 100} %`;

/** Simulates canaries in two stages, and prints what the judge's rule makes of them. */
export const benchJudge = (releases = RELEASES, seed = SEED): void => {
  const random = randomOf(seed);
  for (const each of CASES) {
    const outcomes = Array.from({ length: releases }, () => simulate(random, each));
    const ended = (end: Outcome['end']): readonly Outcome[] => outcomes.filter((outcome) => outcome.end === end);
    const rolledBack = ended('rolled back');
    const reported = each.reporting === undefined ? '' : `, ${percentOf(each.reporting)} of them counted`;
    const what = each.broken === undefined ? 'good' : `one route of five at ${percentOf(each.broken)}${reported}`;
    const after =
      each.broken === undefined
        ? `live after ${[0.5, 0.9]
            .map((share) =>
              quantile(
                ended('live').map(({ opened }) => opened),
                share,
              ),
            )
            .join(' / ')} openings (median / 90 %)`
        : `back after ${[0.5, 0.9]
            .map((share) =>
              quantile(
                rolledBack.map(({ openedBroken }) => openedBroken),
                share,
              ),
            )
            .join(' / ')} openings of that route`;
    console.log(
      `${what}, others at ${percentOf(each.rate)}: ${rolledBack.length} of ${releases} rolled back, ${ended('live').length} live, ${ended('no verdict').length} without verdict; ${after}`,
    );
  }
};
