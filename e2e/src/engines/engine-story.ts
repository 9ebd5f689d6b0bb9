import { test as base } from '@playwright/test';
import { Sandbox } from '../actors/sandbox';
import { customersUrl } from '../system/customers-url';
import type { Engine } from './engine-window';
import { EnginePage } from './engine-page';
import { whyNot } from './engines';

interface EngineStoryOptions {
  /** Engine of the story. */
  readonly engine: Engine | undefined;
}

interface EngineStoryFixtures {
  readonly sandbox: Sandbox;
  /** Page in the engine's window. */
  readonly enginePage: EnginePage;
}

/** Stories in browsers that Playwright does not drive; skipped with a reason where they are not installed. */
export const test = base.extend<EngineStoryFixtures & EngineStoryOptions>({
  engine: [undefined, { option: true }],
  baseURL: async ({ baseURL }, provide) => provide(customersUrl() ?? baseURL),
  sandbox: async ({ request }, provide) => provide(new Sandbox(request)),
  enginePage: async ({ engine, baseURL }, provide, testInfo) => {
    if (engine === undefined) throw new Error('The story sets no engine.');
    const reason = whyNot(engine);
    if (reason !== undefined) console.log(reason);
    base.skip(reason !== undefined, reason);
    const running = await engine.start();
    try {
      const page = new EnginePage(running.window, baseURL ?? '');
      await provide(page);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('page', { body: await page.describe(), contentType: 'text/plain' });
    } finally {
      await running.close();
    }
  },
});
