import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Rules about colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rule of WCAG 2.2 AA that axe leaves off by default. */
const TARGET_SIZE = { 'target-size': { enabled: true } };

/** Formats axe's violations on a page: the rule and where it is broken. */
export const violationsOn = (page: Page): Promise<string[]> => found(page, { rules: TARGET_SIZE });

/** Checks colours only, in half the time: for the other colour mode of a checked page. */
const colourViolationsOn = (page: Page): Promise<string[]> => found(page, { runOnly: OF_COLOURS });

/** Checks a page in light mode and its colours in dark mode, with soft assertions. */
export const expectNoViolations = async (page: Page, at: string): Promise<void> => {
  expect.soft(await violationsOn(page), `${at}: axe`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colourViolationsOn(page), `${at}: axe by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

const found = async (page: Page, options: RunOptions): Promise<string[]> => {
  await untilAtRest(page);
  await Promise.all(page.frames().map(addAxe));
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), {
    ...options,
    resultTypes: ['violations' as const],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) => `${id}: ${target.join(' ')} ${html} ${any.map(({ message }) => message).join(' ')}`,
    ),
  );
};

/**
 * Adds axe to a document once: reading its half a megabyte takes ten times longer than a check, and
 * `@axe-core/playwright` adds it for each.
 */
const addAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
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
