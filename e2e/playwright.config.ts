import { defineConfig } from '@playwright/test';
import { findBrowser, launchOptions } from './src/browser/find-browser';
import type { StoryOptions } from './src/story';
import { givenUrl } from './src/system/customers-url';

/** A phone of a customer in Seoul. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
};

export default defineConfig<StoryOptions>({
  testDir: 'stories',
  outputDir: 'test-results',
  globalSetup: './src/global-setup.ts',
  // Once, with a fresh context: the run names what passes only then, and fails on more than three of them.
  retries: 1,
  // One more than the cores: a story waits half of its time, for a network that rests or a sentence that goes.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that is busy for a minute makes a story slow, not wrong.
  timeout: 2 * 60_000,
  // A busy machine needs less: a run that hangs ends with the names of what was running.
  globalTimeout: 50 * 60_000,
  expect: {
    timeout: 20_000,
    // Another version of the browser draws the edges of letters a little differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.35 },
  },
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? ([['json']] as const) : [])],
  use: {
    ...PHONE,
    screenshot: 'only-on-failure',
    // Pictures and copies of the page's elements cost a third of the run; a failure has its picture and its tree of roles anyway.
    trace: { mode: 'retain-on-failure-and-retries', screenshots: false, snapshots: false },
    // Animations cost a seventh of it; `motion.spec.ts` has them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(await findBrowser()),
  },
  projects: [
    // These stop, kill and publish: each worker has a system of its own, on ports of its own.
    ...(givenUrl() !== undefined
      ? []
      : [
          {
            name: 'operations',
            testDir: 'stories/operations',
            fullyParallel: false,
            workers: 2,
            timeout: 3 * 60_000,
          },
        ]),
    // Browsers that Playwright does not drive, each of which starts programs of its own.
    { name: 'engines', testDir: 'stories/engines', timeout: 5 * 60_000 },
    { name: 'customers', testIgnore: ['operations/**', 'engines/**'] },
  ],
});
