import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { App } from '../../src/pages/app';
import { expect, test } from '../../src/operations-story';
import { reword } from '../../src/reword';

const MESSAGE = '이 화면을 불러오지 못했어요';
const HEADING = '<Head>';
/** Throws only in a real browser: publishing refuses a page that throws on the server or in jsdom. */
const CRASHING_HEADING = `<Head>{(() => {
  if (globalThis.navigator?.userAgent.includes('Chrome')) throw new Error('crash drill');
  return null;
})()}`;
const EMPTY_BEFORE = '진행 중인 이용 내역이 없어요';

interface HealthEvent {
  readonly name: string;
  readonly properties: { readonly step: string; readonly remote: string; readonly outdated_for?: string };
}

/** Reports of the page about its remotes, e.g. `fallback mf_usage@1.0.0-aaaa`. */
const healthOf = (page: Page): string[] => {
  const reports: string[] = [];
  page.on('request', (call) => {
    if (!call.url().endsWith('/clientEvent')) return;
    const { events }: { events: HealthEvent[] } = JSON.parse(call.postData() ?? '{"events":[]}');
    for (const { name, properties } of events)
      if (name === 'remote_health') reports.push(`${properties.step} ${properties.remote}`);
  });
  return reports;
};

const expectUsage = async (app: App): Promise<void> => {
  await expect(app.usage.heading).toBeVisible();
  await expect(app.text(EMPTY_BEFORE)).toBeVisible();
  await expect(app.text(MESSAGE)).toBeHidden();
};

/** Deletes the remote's files that contain a text. */
const deleteScriptsThatSay = async (store: string, words: string): Promise<void> => {
  const folder = join(store, 'files');
  for (const file of await readdir(folder))
    if (file.endsWith('.js') && (await readFile(join(folder, file), 'utf8')).includes(words))
      for (const form of ['', '.br', '.gz']) await rm(join(folder, file + form), { force: true });
};

// React logs errors that a boundary has caught.
test.use({ causedErrors: /crash drill/ });

test('a crashing or incomplete live version falls back immediately', async ({
  app,
  baseURL,
  browser,
  checkout,
  context,
  member,
  operator,
  page,
}) => {
  test.slow(); // builds a remote
  const good = await operator.liveVersion('mf_usage');
  await reword(join(checkout.root, 'mf-usage/src/usage-list'), HEADING, CRASHING_HEADING);
  await operator.release(['publish', 'mf-usage', '--now'], checkout.root);
  const bad = await operator.liveVersion('mf_usage');
  const reports = healthOf(page);

  await test.step('it throws', async () => {
    await app.usage.open();
    await expectUsage(app);
    await expect
      .poll(() => reports)
      .toEqual(expect.arrayContaining([`crash mf_usage@${bad}`, `fallback mf_usage@${good}`]));
  });

  for (const [where, next] of [
    ['after a reload', page],
    ['in another tab', await context.newPage()],
  ] as const)
    await test.step(where, async () => {
      const again = next === page ? reports : healthOf(next);
      again.length = 0;
      const tab = new App(next);
      await tab.usage.open();
      await expectUsage(tab);
      // A crash would have been reported before.
      await expect.poll(() => again).toContain(`fallback mf_usage@${good}`);
      expect(again).not.toContain(`crash mf_usage@${bad}`);
    });

  await test.step('it misses the script of its page, for another visitor', async () => {
    await deleteScriptsThatSay(join(operator.system.dataDir, 'store/mf_usage'), 'crash drill');
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await member.opensBrowser(other, baseURL ?? '');
    const tab = new App(await other.newPage());
    const lost = healthOf(tab.page);
    await tab.usage.open();
    await expectUsage(tab);
    await expect
      .poll(() => lost)
      .toEqual(expect.arrayContaining([`chunk mf_usage@${bad}`, `fallback mf_usage@${good}`]));
    await tab.page.reload();
    await expectUsage(tab);
    await other.close();
  });

  await operator.release(['rollback', 'mf-usage']);
});
