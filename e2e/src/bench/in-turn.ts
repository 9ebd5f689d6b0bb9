/** What was taken of each of several things. */
export type Taken<Name extends string, Figures> = ReadonlyMap<Name, readonly Figures[]>;

/** Takes figures of each thing in turn, round after round, so that what else the machine does falls on all of them alike. */
export const inTurn = async <Name extends string, Thing, Figures>(
  things: ReadonlyMap<Name, Thing>,
  rounds: number,
  take: (thing: Thing) => Promise<Figures>,
): Promise<Taken<Name, Figures>> => {
  const taken = new Map<Name, Figures[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, thing] of things) taken.set(name, [...(taken.get(name) ?? []), await take(thing)]);
  return taken;
};

/** The middle one, between the two in the middle of an even number. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
};

/** `2240 (2177–2299)`: the middle one and the ends; one number where they are the same. */
export const spread = (values: readonly number[], digits = 0): string => {
  const [least, most] = [Math.min(...values).toFixed(digits), Math.max(...values).toFixed(digits)];
  return least === most ? least : `${median(values).toFixed(digits)} (${least}–${most})`;
};

/** A table of Markdown. */
export const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
