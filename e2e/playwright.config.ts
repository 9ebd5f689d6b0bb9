import { defineConfig } from '@playwright/test';
import { findBrowser, launchOptions } from './src/browser/find-browser';
import type { StoryOptions } from './src/story';
import { givenUrl } from './src/system/customers-url';

/** Phone of a customer in Seoul. */
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
  // Retries once with a fresh context: the run lists flaky stories, and fails on more than three.
  retries: 1,
  // Uses one worker more than cores: a story waits half of its time for the network or a message. With two more, two
  // cores are always busy and the whole takes longer.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous timeout: a busy machine makes a story slow, not wrong.
  timeout: 2 * 60_000,
  // Global timeout: a run that hangs ends with the names of the running stories.
  globalTimeout: 58 * 60_000,
  expect: {
    timeout: 30_000,
    // Tolerance: another browser version renders the edges of letters differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.35 },
  },
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? ([['json']] as const) : [])],
  use: {
    ...PHONE,
    screenshot: 'only-on-failure',
    // Disables trace screenshots and DOM snapshots, a third of the run's time: failures have a screenshot and an aria
    // snapshot.
    trace: { mode: 'retain-on-failure-and-retries', screenshots: false, snapshots: false },
    // Disables animations, a seventh of the run's time; `motion.spec.ts` tests them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(await findBrowser()),
    // A drill behind TLS has a certificate of its own.
    ignoreHTTPSErrors: process.env['E2E_SELF_SIGNED'] === 'on',
  },
  projects: [
    // Stories that stop, kill and publish: each worker has its own system and ports.
    ...(givenUrl() !== undefined
      ? []
      : [
          {
            name: 'operations',
            testDir: 'stories/operations',
            fullyParallel: false,
            workers: 2,
            timeout: 5 * 60_000,
          },
        ]),
    // Browsers that Playwright does not drive, each of which starts its own programs.
    { name: 'engines', testDir: 'stories/engines', timeout: 5 * 60_000 },
    { name: 'customers', testIgnore: ['operations/**', 'engines/**'] },
  ],
});
