import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, short enough to read: the rule and where it is broken. */
export const violationsOn = (page: Page): Promise<string[]> => found(page, new AxeBuilder({ page }));

/** The same of colours alone, in about half the time: for a page whose parts were looked at, in its other mode. */
const colourViolationsOn = (page: Page): Promise<string[]> =>
  found(page, new AxeBuilder({ page }).withRules(OF_COLOURS));

/** Looks at a page by day and, since it has the same parts in other colours then, at its colours by night. Soft. */
export const expectNoViolations = async (page: Page, at: string): Promise<void> => {
  expect.soft(await violationsOn(page), `${at}: axe`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colourViolationsOn(page), `${at}: axe by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

const found = async (page: Page, axe: AxeBuilder): Promise<string[]> => {
  await untilAtRest(page);
  // Without the blank page that axe opens each time for frames of other origins: there are none, and it took longer than axe itself.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) => `${id}: ${target.join(' ')} ${html} ${any.map(({ message }) => message).join(' ')}`,
    ),
  );
};

/**
 * Half way from one tone to the other a button has a contrast that nobody reads it at, and letters whose font is on its way are
 * blank: axe takes them for icons, and a name for one that its text is not in. Skeletons, which shine for ever, are not waited for.
 */
const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
