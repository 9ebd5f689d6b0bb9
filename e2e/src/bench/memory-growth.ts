/** What a process had in memory after so many calls. */
export interface MemorySample {
  readonly calls: number;
  readonly mib: number;
}

/** How a process's memory went; shares of what it had after warming up. */
export interface MemoryGrowth {
  /** Median of the second tenth of the run, MiB: the first is what code, caches and the database's buffers need. */
  readonly base: number;
  /** Median of the last tenth, MiB. */
  readonly end: number;
  readonly highest: number;
  /** From `base` to `end`. */
  readonly steps: number;
  /** Rise of the straight line through every sample after the first tenth, from there to the end. */
  readonly trend: number;
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Slope of the line of least squares, MiB per call. */
const slopeOf = (samples: readonly MemorySample[]): number => {
  const calls = average(samples.map((sample) => sample.calls));
  const mib = average(samples.map((sample) => sample.mib));
  const spread = samples.reduce((sum, sample) => sum + (sample.calls - calls) ** 2, 0);
  return samples.reduce((sum, sample) => sum + (sample.calls - calls) * (sample.mib - mib), 0) / spread;
};

/**
 * Garbage makes memory go up and down by a tenth in the course of some 20,000 calls, so single samples say nothing:
 * medians of tenths of the run are compared, and a line is laid through all.
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
