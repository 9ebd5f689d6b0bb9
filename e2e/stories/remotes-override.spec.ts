import { expect, test } from '../src/story';

/** Part of the registry with a manifest's URL. */
interface Published {
  readonly url: string;
  readonly deployment: { readonly default: boolean };
}

test("a developer's own remote loads with a badge and a reset button", async ({ app, page, member: _loggedIn }) => {
  const registry: { microFrontends: Record<string, Published[]> } = await (
    await page.request.get('/registry.json')
  ).json();
  const live = registry.microFrontends['mf_usage']?.find(({ deployment }) => deployment.default);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await app.home.open();
  await page.evaluate((url) => localStorage.setItem('override:mf_usage', url ?? ''), live?.url);
  await app.usage.open();
  await expect(app.usage.heading).toBeVisible();
  expect(asked).toContain(live?.url);
  await expect(app.text('mf_usage: 로컬')).toBeVisible();
  await app.tabs.goHome();
  await expect(app.text('mf_usage: 로컬')).toBeVisible();

  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(app.text('mf_usage: 로컬')).toBeHidden();
  asked.length = 0;
  await app.tabs.goToUsage();
  await expect(app.usage.heading).toBeVisible();
  expect(asked).not.toContain(live?.url);
});
