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

/** A table of Markdown. */
export const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
