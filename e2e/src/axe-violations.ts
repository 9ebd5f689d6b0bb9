import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules about colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Formats axe's violations on a page: the rule and where it is broken. */
export const violationsOn = (page: Page): Promise<string[]> => found(page, new AxeBuilder({ page }));

/** Checks colours only, in half the time: for the other colour mode of a checked page. */
const colourViolationsOn = (page: Page): Promise<string[]> =>
  found(page, new AxeBuilder({ page }).withRules(OF_COLOURS));

/** Checks a page in light mode and its colours in dark mode, with soft assertions. */
export const expectNoViolations = async (page: Page, at: string): Promise<void> => {
  expect.soft(await violationsOn(page), `${at}: axe`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colourViolationsOn(page), `${at}: axe by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

const found = async (page: Page, axe: AxeBuilder): Promise<string[]> => {
  await untilAtRest(page);
  // Skips axe's blank page for cross-origin frames, of which there are none: it took longer than axe itself.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) => `${id}: ${target.join(' ')} ${html} ${any.map(({ message }) => message).join(' ')}`,
    ),
  );
};

/**
 * Waits for transitions and fonts: a half-finished transition has no valid contrast, and axe mistakes blank letters for
 * icons. Ignores skeletons, whose animation never ends.
 */
const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
