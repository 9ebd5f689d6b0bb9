/** Deterministic random numbers: the same seed gives the same sequence, so that every seeded database is equal. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** Integer, both ends included. */
  between(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the values. */
  pick<T>(values: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, fast and good enough for seeded shops; never for secrets. */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
};
