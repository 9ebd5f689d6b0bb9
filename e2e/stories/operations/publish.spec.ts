import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';
import { reword } from '../../src/reword';

test.use({ settings: { RENDER: 'on' } });

const BEFORE = '진행 중인 이용 내역이 없어요';
const AFTER = '지금은 맡긴 세탁물이 없어요';

test('a remote is published and rolled back without the shell', async ({
  app,
  checkout,
  member: _loggedIn,
  operator,
  page,
  request,
}) => {
  test.slow(); // builds a remote
  // Scripts of the first load; others load later when idle.
  const shellScripts = async (): Promise<string[]> => {
    const sources = await page.locator('script[src*="/shell/"]').evaluateAll((all) => all.map((one) => one.outerHTML));
    return [...new Set(sources.flatMap((source) => /(?:shell|libraries)\.\w+\.js/.exec(source) ?? []))];
  };
  const shellVersion = async (): Promise<unknown> => {
    const registry = await (await request.get('/registry.json')).json();
    return registry.microFrontends.shell.map(({ metadata }: { metadata: { version: string } }) => metadata.version);
  };

  // The HTML without JavaScript: the server renders the live version.
  const { cookies } = await page.context().storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = async (): Promise<string> => (await request.get('/usage', { headers: { cookie } })).text();

  await app.usage.open();
  await expect(app.text(BEFORE)).toBeVisible();
  const [versionBefore, scriptsBefore] = [await shellVersion(), await shellScripts()];

  await test.step('a changed word appears after a reload', async () => {
    await reword(join(checkout.root, 'mf-usage/src'), BEFORE, AFTER);
    await operator.release(['publish', 'mf-usage', '--now'], checkout.root);
    await page.reload();
    await expect(app.text(AFTER)).toBeVisible();
    await expect.poll(html).toContain(`>${AFTER}<`);
    expect(await shellVersion()).toEqual(versionBefore);
    expect(await shellScripts()).toEqual(scriptsBefore);
  });

  await test.step('the old word is back after a rollback', async () => {
    await operator.release(['rollback', 'mf-usage']);
    await page.reload();
    await expect(app.text(BEFORE)).toBeVisible();
    await expect.poll(html).toContain(`>${BEFORE}<`);
  });
});
