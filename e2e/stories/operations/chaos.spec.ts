import { FAULTS, isGood, playCell, textOf } from '../../src/chaos/cells';
import { PLACES } from '../../src/chaos/faults';
import { expect, test } from '../../src/operations-story';

test.use({ settings: { RENDER: 'on' } });

/** Short form of `pnpm chaos`: each fault in one remote. */
const CASES = FAULTS.map((fault, at) => ({ fault, place: PLACES[at % PLACES.length] ?? PLACES[0] }));

for (const { fault, place } of CASES)
  test(`${place.folder}: ${fault.what}`, async ({ browser, operator }) => {
    const cell = await playCell(browser, operator, place, fault);
    expect(isGood(cell), textOf(cell)).toBe(true);
  });
