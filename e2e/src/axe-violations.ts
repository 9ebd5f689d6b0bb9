import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, short enough to read: the rule and where it is broken. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  await untilColoursRest(page);
  // Without the blank page that axe opens each time for frames of other origins: there are none, and it took longer than axe itself.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));
};

/** Half way from one tone to the other a button has a contrast that nobody reads it at. Skeletons, which shine for ever, are not waited for. */
const untilColoursRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
