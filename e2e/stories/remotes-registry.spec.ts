import type { Page } from '@playwright/test';
import { everythingHasLoaded } from '../src/after-first-view';
import type { App } from '../src/pages/app';
import { expect, test } from '../src/story';

const MESSAGE = '이 화면을 불러오지 못했어요';
const FOREIGN = 'https://registry.example';
/** Polling interval of the registry in a running page. */
const POLL_MS = 60_000;

/** Part of the registry that these stories change. */
interface Entry {
  url: string;
  metadata: { version: string };
  readonly deployment: { readonly default: boolean };
}

type Registry = { revision: number; changedAt: string; readonly microFrontends: Record<string, Entry[]> };

const answerRegistry = async (page: Page, body: string): Promise<void> => {
  await page.route('**/registry.json', (route) => route.fulfill({ contentType: 'application/json', body }));
};

/** Changes every live entry of a remote, and the age of the registry. */
const changedRegistry = async (page: Page, change: (entry: Entry) => void, revisions = 1): Promise<string> => {
  const registry: Registry = await (await page.request.get('/registry.json')).json();
  registry.revision += revisions;
  registry.changedAt = new Date(Date.parse(registry.changedAt) + revisions).toISOString();
  for (const entry of registry.microFrontends['mf_usage'] ?? []) if (entry.deployment.default) change(entry);
  return JSON.stringify(registry);
};

/** Advances a minute, in which the page polls the registry. */
const readsAgain = async (page: Page): Promise<void> => {
  await everythingHasLoaded(page);
  const read = page.waitForResponse('**/registry.json');
  await page.clock.fastForward(POLL_MS + 1_000);
  await read;
};

const expectUsage = async (app: App): Promise<void> => {
  await app.tabs.goToUsage();
  await expect(app.usage.heading).toBeVisible();
  await expect(app.text(MESSAGE)).toBeHidden();
};

test.beforeEach(async ({ page, app, member: _loggedIn }) => {
  await page.clock.install();
  await app.home.open();
  await expect(app.home.findShopsLink).toBeVisible();
});

test.describe('a running page ignores a registry', () => {
  test('that is truncated', async ({ app, page }) => {
    await answerRegistry(page, '{"microFrontends":');
    await readsAgain(page);
    await expectUsage(app);
  });

  test('that names a foreign origin', async ({ app, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const body = await changedRegistry(page, (entry) => {
      entry.url = `${FOREIGN}/mf_usage/9.9.9/mf-manifest.json`;
      entry.metadata.version = '9.9.9';
    });
    await answerRegistry(page, body);
    await readsAgain(page);
    await expectUsage(app);
    expect(asked.filter((url) => url.startsWith(FOREIGN))).toEqual([]);
  });
});

for (const [what, revisions, loads] of [
  ['a newer version takes effect at the next tab switch only', 1, 1],
  ['a version of a registry from before, as a cache may hold it, never takes effect', -1, 0],
] as const) {
  test(what, async ({ app, page }) => {
    await expectUsage(app);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/mf_usage\/.*remoteEntry/.test(request.url())) loaded.push(request.url());
    });
    const body = await changedRegistry(page, (entry) => (entry.metadata.version = 'another'), revisions);
    await answerRegistry(page, body);
    await readsAgain(page);
    await expect(app.usage.heading).toBeVisible();
    expect(loaded).toEqual([]);

    await app.tabs.goHome();
    await expectUsage(app);
    expect(loaded).toHaveLength(loads);
  });
}
