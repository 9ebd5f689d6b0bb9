import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { App } from '../../src/pages/app';
import { expect, test } from '../../src/operations-story';
import { reword } from '../../src/reword';

const MESSAGE = '이 화면을 불러오지 못했어요';
const HEADING = '<Head>';
const CRASHING_HEADING = "<Head>{(() => { throw new Error('crash drill'); })()}";
const EMPTY_BEFORE = '진행 중인 이용 내역이 없어요';
const EMPTY_AFTER = '맡기신 세탁물이 하나도 없어요';

interface HealthEvent {
  readonly name: string;
  readonly properties: { readonly step: string; readonly remote: string; readonly outdated_for?: string };
}

/** What the page tells of its remotes, e.g. `fallback mf_usage@1.0.0-aaaa`. */
const healthOf = (page: Page): string[] => {
  const told: string[] = [];
  page.on('request', (call) => {
    if (!call.url().endsWith('/clientEvent')) return;
    const { events }: { events: HealthEvent[] } = JSON.parse(call.postData() ?? '{"events":[]}');
    for (const { name, properties } of events)
      if (name === 'remote_health') told.push(`${properties.step} ${properties.remote}`);
  });
  return told;
};

const expectUsage = async (app: App): Promise<void> => {
  await expect(app.usage.heading).toBeVisible();
  await expect(app.text(EMPTY_BEFORE)).toBeVisible();
  await expect(app.text(MESSAGE)).toBeHidden();
};

test.describe('a live version that throws when its page is opened', () => {
  // React says what its boundary caught.
  test.use({ causedErrors: /crash drill/ });

  test('gives way to the one before it on the first view, and no tab of the visitor sees it again', async ({
    app,
    checkout,
    context,
    member: _loggedIn,
    operator,
    page,
  }) => {
    test.slow(); // it builds a remote
    const good = await operator.liveVersion('mf_usage');
    await reword(join(checkout.root, 'mf-usage/src/usage-list'), HEADING, CRASHING_HEADING);
    await operator.release(['publish', 'mf-usage'], checkout.root);
    const bad = await operator.liveVersion('mf_usage');
    const told = healthOf(page);

    await app.usage.open();
    await expectUsage(app);
    await expect
      .poll(() => told)
      .toEqual(expect.arrayContaining([`crash mf_usage@${bad}`, `fallback mf_usage@${good}`]));

    for (const [where, next] of [
      ['after a reload', page],
      ['in another tab', await context.newPage()],
    ] as const)
      await test.step(where, async () => {
        const again = next === page ? told : healthOf(next);
        again.length = 0;
        const tab = new App(next);
        await tab.usage.open();
        await expectUsage(tab);
        // A crash would have been told before.
        await expect.poll(() => again).toContain(`fallback mf_usage@${good}`);
        expect(again).not.toContain(`crash mf_usage@${bad}`);
      });

    await operator.release(['rollback', 'mf-usage']);
  });
});

test.describe('a live version that has lost the script of a page', () => {
  test.use({ causedErrors: /status of 404|ERR_|blocked by CORS|ChunkLoadError/ });

  test('gives way to the one before it on the first view, and says so', async ({
    app,
    checkout,
    member: _loggedIn,
    operator,
    page,
  }) => {
    test.slow(); // it builds a remote
    const good = await operator.liveVersion('mf_usage');
    await reword(join(checkout.root, 'mf-usage/src'), EMPTY_BEFORE, EMPTY_AFTER);
    await operator.release(['publish', 'mf-usage'], checkout.root);
    const cut = await operator.liveVersion('mf_usage');
    const folder = join(operator.system.dataDir, 'store/mf_usage/files');
    for (const file of await readdir(folder))
      if (file.endsWith('.js') && (await readFile(join(folder, file), 'utf8')).includes(EMPTY_AFTER))
        for (const form of ['', '.br', '.gz']) await rm(join(folder, file + form), { force: true });
    const told = healthOf(page);

    await app.usage.open();
    await expectUsage(app);
    await expect
      .poll(() => told)
      .toEqual(expect.arrayContaining([`chunk mf_usage@${cut}`, `fallback mf_usage@${good}`]));
    await page.reload();
    await expectUsage(app);

    await operator.release(['rollback', 'mf-usage']);
  });
});
