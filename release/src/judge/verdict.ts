import { HEALTH_LIMITS } from '@dongne/contract';
import { EVERYONE } from '../registry/shares';
import { probabilityWorse, type Rate } from './probability-worse';

/**
 * Numbers of the rule, our own choice; `pnpm bench judge` simulates their results (docs/measurements.md).
 */
export const RULE = {
  /** Share of failures that a canary may have more than the live version: one percentage point. */
  margin: 0.01,
  rollBack: {
    /** More than count for one network address, so that one broken browser ends no release. */
    minFailing: HEALTH_LIMITS.visitorsPerAddress + 1,
    /** Above the usual 0.999: it is judged every minute, for every route. */
    minProbability: 0.9995,
    /** The same below so many openings of a route. */
    early: { maxOpened: 100, minProbability: 0.9999 },
  },
  promote: {
    /** Openings of all pages together, per stage. */
    minOpened: 300,
    /** Probability that the whole canary is worse. */
    maxProbability: 0.05,
    /** The same for a single route, which has fewer openings. */
    maxProbabilityOfRoute: 0.5,
    /** Openings or failures from which a single route counts: rare ones would hold up every canary. */
    route: { minOpened: 20, minFailing: 2 },
  },
  /** Promotion of a canary with few visitors: 0 of 50 would be an accident of 8 % if one in 20 failed. */
  withoutFailure: { hours: 24, minOpened: 50 },
  /** Shares in percent that follow the first one. */
  shares: [25, EVERYONE],
} as const;

/** Failures of canary and live version on the same pages in the same minutes. */
export interface Comparison {
  /** Pattern of a route; null: all pages of the release. */
  readonly route: string | null;
  /** Whether browsers or hosts have counted it. */
  readonly by: 'browsers' | 'hosts';
  readonly canary: Rate;
  readonly live: Rate;
}

/** Observations of a canary since it has its share. */
export interface Observation {
  /** Share in percent. */
  readonly percent: number;
  readonly hours: number;
  readonly comparisons: readonly Comparison[];
}

/** Decision on a canary; the reason is a part of a sentence. */
export type Verdict =
  | { readonly action: 'wait' | 'rollBack'; readonly reason: string }
  | { readonly action: 'advance'; readonly percent: number; readonly reason: string };

const NONE: Rate = { opened: 0, failing: 0 };

const probabilityOf = ({ canary, live }: Comparison): number => probabilityWorse(canary, live, RULE.margin);

const placeOf = ({ route, by }: Comparison): string =>
  `${route ?? 'all pages'} ${by === 'hosts' ? 'on the server' : 'in browsers'}`;

const rateOf = ({ opened, failing }: Rate): string => `${failing} of ${opened}`;

const describe = (comparison: Comparison): string =>
  `${rateOf(comparison.canary)} failed on ${placeOf(comparison)}, ${rateOf(comparison.live)} of the live version (P ${probabilityOf(comparison).toFixed(4)})`;

/** Checks for a failing canary; the first visitors must be clearer, as chance is greatest with few of them. */
const isBad = (comparison: Comparison): boolean => {
  const { minFailing, minProbability, early } = RULE.rollBack;
  const { opened, failing } = comparison.canary;
  const needed = opened < early.maxOpened ? early.minProbability : minProbability;
  return failing >= minFailing && probabilityOf(comparison) >= needed;
};

/** Checks for a route that has enough openings or failures to say something, and does not look as good as live. */
const isDoubtful = (comparison: Comparison): boolean => {
  const { maxProbabilityOfRoute, route } = RULE.promote;
  const { opened, failing } = comparison.canary;
  return (
    (opened >= route.minOpened || failing >= route.minFailing) && probabilityOf(comparison) > maxProbabilityOfRoute
  );
};

/** Returns why a canary may go on to the next share, or waits. */
const standing = ({ hours, comparisons }: Observation): { readonly mayGoOn: boolean; readonly reason: string } => {
  const whole = comparisons.find(({ route, by }) => route === null && by === 'browsers');
  const { opened, failing } = whole?.canary ?? NONE;
  const { promote, withoutFailure } = RULE;
  if (comparisons.every(({ canary }) => canary.failing === 0) && hours >= withoutFailure.hours)
    return opened >= withoutFailure.minOpened
      ? { mayGoOn: true, reason: `no failure of ${opened} visitors in ${Math.floor(hours)} h` }
      : { mayGoOn: false, reason: `${opened} visitors in ${Math.floor(hours)} h: too few to judge` };
  if (whole === undefined || opened < promote.minOpened)
    return { mayGoOn: false, reason: `${failing} of ${opened} visitors failed, of ${promote.minOpened} needed` };
  const doubtful = comparisons.find(isDoubtful);
  if (doubtful !== undefined) return { mayGoOn: false, reason: describe(doubtful) };
  return { mayGoOn: probabilityOf(whole) <= promote.maxProbability, reason: describe(whole) };
};

/**
 * Judges a canary by its failures beside those of the live version, with Jeffreys' prior: whether it ends, gets the next
 * share, or waits. Silence is no reason to promote: without visitors it waits for a person.
 */
export const verdict = (observed: Observation): Verdict => {
  const bad = observed.comparisons.find(isBad);
  if (bad !== undefined) return { action: 'rollBack', reason: describe(bad) };
  const { mayGoOn, reason } = standing(observed);
  const percent = RULE.shares.find((share) => share > observed.percent);
  return mayGoOn && percent !== undefined ? { action: 'advance', percent, reason } : { action: 'wait', reason };
};
