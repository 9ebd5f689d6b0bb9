/** Samples by name. */
export type Samples<Name extends string, Figures> = ReadonlyMap<Name, readonly Figures[]>;

/** Takes samples of each thing in turn, round after round, so that noise of the machine affects all of them. */
export const interleave = async <Name extends string, Thing, Figures>(
  things: ReadonlyMap<Name, Thing>,
  rounds: number,
  take: (thing: Thing) => Promise<Figures>,
): Promise<Samples<Name, Figures>> => {
  const taken = new Map<Name, Figures[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, thing] of things) taken.set(name, [...(taken.get(name) ?? []), await take(thing)]);
  return taken;
};

/** Median; the mean of the middle two for an even number of values. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
};

/** Formats `2240 (2177–2299)`: median and range; one number without a range. */
export const spread = (values: readonly number[], digits = 0): string => {
  const [least, most] = [Math.min(...values).toFixed(digits), Math.max(...values).toFixed(digits)];
  return least === most ? least : `${median(values).toFixed(digits)} (${least}–${most})`;
};

/** Renders a Markdown table. */
export const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
