import { unaskedWork } from './process-watch';

/** Looks until it is too much, a hundred times at most; each interval used so many ms of the processor. */
const looksUntilOver = (usedPerLookMs: number, isAsked: (look: number) => boolean): number | undefined => {
  let usedMs = 0;
  const look = unaskedWork(() => usedMs);
  for (let count = 1; count <= 100; count += 1) {
    usedMs += usedPerLookMs;
    if (look(isAsked(count))) return count;
  }
  return undefined;
};

describe('processor time that no page has asked for', () => {
  it.each([
    ['is too much after three seconds of full work', 90, () => false, 29],
    ['is never too much as a fifth of the time', 20, () => false, undefined],
    ['does not count while pages are asked for', 90, () => true, undefined],
    ['counts between pages only', 90, (look: number) => look % 2 === 0, 57],
  ] as const)('%s', (_, usedPerLookMs, isAsked, expected) => {
    expect(looksUntilOver(usedPerLookMs, isAsked)).toBe(expected);
  });
});
