import { unrequestedWork } from './process-watch';

/** Checks up to a hundred times until the limit is exceeded; each interval uses this much CPU time in ms. */
const checksUntilOver = (usedPerCheckMs: number, isRequested: (check: number) => boolean): number | undefined => {
  let usedMs = 0;
  const check = unrequestedWork(() => usedMs);
  for (let count = 1; count <= 100; count += 1) {
    usedMs += usedPerCheckMs;
    if (check(isRequested(count))) return count;
  }
  return undefined;
};

describe('CPU time without an open page', () => {
  it.each([
    ['exceeds the limit after three seconds of full load', 90, () => false, 29],
    ['never exceeds the limit at a fifth of a core', 20, () => false, undefined],
    ['does not count while pages are open', 90, () => true, undefined],
    ['counts between pages only', 90, (check: number) => check % 2 === 0, 57],
  ] as const)('%s', (_, usedPerCheckMs, isRequested, expected) => {
    expect(checksUntilOver(usedPerCheckMs, isRequested)).toBe(expected);
  });
});
