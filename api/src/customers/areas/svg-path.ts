/** Whole numbers right and down. */
export type Point = [x: number, y: number];

/** Removes points that repeat the one before. */
export const dropRepeats = (points: readonly Point[]): Point[] =>
  points.filter(([x, y], at) => {
    const before = points[at - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });

/** `3-4 5 6`: a minus separates numbers by itself. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((number, at) => (at === 0 || number < 0 ? '' : ' ') + String(number)).join('');

/**
 * Writes lines as an SVG path of relative steps; empty without a line of two points.
 *
 * @param lines points in whole numbers.
 * @param isClosed whether each line is the outline of an area.
 */
export const pathOf = (lines: readonly (readonly Point[])[], { isClosed }: { isClosed: boolean }): string =>
  lines
    .filter(({ length }) => length > (isClosed ? 2 : 1))
    .map(([first = [0, 0], ...others]) => {
      let [fromX, fromY] = first;
      const steps = others.flatMap(([x, y]) => {
        const step = [x - fromX, y - fromY];
        [fromX, fromY] = [x, y];
        return step;
      });
      return `M${joined(first)}l${joined(steps)}${isClosed ? 'z' : ''}`;
    })
    .join('');
