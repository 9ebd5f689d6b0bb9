/** Visitors of a version, and those of them with at least one failure. */
export interface Rate {
  readonly opened: number;
  readonly failing: number;
}

/** Points of a density; with 256 the result differs from the exact one by less than 0.0002. */
const POINTS = 256;
/** Width of the part of a density that counts, in standard deviations to each side. */
const DEVIATIONS = 8;
const QUARTER_TURN = Math.PI / 2;

interface Density {
  /** Angles in equal steps, with the probability of each step. */
  readonly angles: readonly number[];
  readonly weights: readonly number[];
}

/**
 * Posterior density of a failure rate with Jeffreys' prior, Beta(failing + ½, opened − failing + ½). By the angle whose
 * squared sine is the rate: there the density is smooth up to both ends and about as wide everywhere.
 */
const posterior = ({ opened, failing }: Rate): Density => {
  const [failed, fine] = [Math.min(failing, opened), Math.max(opened - failing, 0)];
  const mode = Math.atan2(Math.sqrt(failed), Math.sqrt(fine));
  const reach = DEVIATIONS / (2 * Math.sqrt(opened + 1));
  const [from, to] = [Math.max(0, mode - reach), Math.min(QUARTER_TURN, mode + reach)];
  const step = (to - from) / POINTS;
  const angles = Array.from({ length: POINTS }, (_, at) => from + (at + 0.5) * step);
  const logs = angles.map((angle) => 2 * failed * Math.log(Math.sin(angle)) + 2 * fine * Math.log(Math.cos(angle)));
  const top = Math.max(...logs);
  const raw = logs.map((log) => Math.exp(log - top));
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return { angles, weights: raw.map((weight) => weight / sum) };
};

/**
 * Probability that the true failure rate of a version exceeds that of another one by more than a margin (0.01: one
 * percentage point). By numeric integration over both posteriors.
 */
export const probabilityWorse = (version: Rate, other: Rate, margin: number): number => {
  const [own, others] = [posterior(version), posterior(other)];
  const [first = 0, second = 0] = own.angles;
  const step = second - first;
  const start = first - step / 2;
  // Probability of all angles above the left edge of each step.
  const above = [...own.weights, 0];
  for (let at = POINTS - 1; at >= 0; at -= 1) above[at] = (above[at] ?? 0) + (above[at + 1] ?? 0);
  const probabilityAbove = (angle: number): number => {
    const position = (angle - start) / step;
    if (position <= 0) return 1;
    if (position >= POINTS) return 0;
    const at = Math.floor(position);
    const [left = 0, right = 0] = [above[at], above[at + 1]];
    return left + (right - left) * (position - at);
  };
  return others.angles.reduce((total, angle, at) => {
    const rate = Math.sin(angle) ** 2 + margin;
    const weight = others.weights[at] ?? 0;
    return rate >= 1 ? total : total + weight * probabilityAbove(Math.asin(Math.sqrt(rate)));
  }, 0);
};
