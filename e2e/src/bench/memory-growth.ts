/** Memory of a process after a number of calls. */
export interface MemorySample {
  readonly calls: number;
  readonly mib: number;
}

/** Memory growth of a process, relative to its memory after the warm-up. */
export interface MemoryGrowth {
  /** Median of the second tenth of the run, MiB: the first tenth warms up code, caches and buffers. */
  readonly base: number;
  /** Median of the last tenth, MiB. */
  readonly end: number;
  readonly highest: number;
  /** Growth from `base` to `end`. */
  readonly steps: number;
  /** Growth of the linear regression after the first tenth. */
  readonly trend: number;
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Slope of the linear regression, MiB per call. */
const slopeOf = (samples: readonly MemorySample[]): number => {
  const calls = average(samples.map((sample) => sample.calls));
  const mib = average(samples.map((sample) => sample.mib));
  const spread = samples.reduce((sum, sample) => sum + (sample.calls - calls) ** 2, 0);
  return samples.reduce((sum, sample) => sum + (sample.calls - calls) * (sample.mib - mib), 0) / spread;
};

/**
 * Calculates the growth from medians and a linear regression: garbage collection moves single samples by a tenth within
 * 20,000 calls.
 */
export const growthOf = (samples: readonly MemorySample[]): MemoryGrowth => {
  const total = samples.at(-1)?.calls ?? 0;
  const between = (from: number, to: number): MemorySample[] =>
    samples.filter(({ calls }) => calls > from * total && calls <= to * total);
  const warm = between(0.1, 1);
  const base = median(between(0.1, 0.2).map(({ mib }) => mib));
  const end = median(between(0.9, 1).map(({ mib }) => mib));
  return {
    base,
    end,
    highest: Math.max(...samples.map(({ mib }) => mib)),
    steps: end / base - 1,
    trend: (slopeOf(warm) * total * 0.9) / base,
  };
};
