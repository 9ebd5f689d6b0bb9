import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { everythingHasLoaded } from '../../src/after-first-view';
import { expect, test } from '../../src/operations-story';
import { reword } from '../../src/reword';

const EMPTY_BEFORE = '진행 중인 이용 내역이 없어요';
const EMPTY_AFTER = '아직 맡긴 세탁물이 없어요';
/** Changes a shared sentence, so that the script of another page changes too. */
const ON_DETAIL_BEFORE = '신청을 취소할까요?';
const ON_DETAIL_AFTER = '정말 취소할까요?';
const MESSAGE = '이 화면을 불러오지 못했어요';
/** Polling interval of the registry in a running page. */
const POLL_MS = 60_000;

// Expected console error: the old version's script is gone.
test.use({ causedErrors: /status of 404|ERR_|MIME type|ChunkLoadError/ });

/** Moves published files with their compressed variants out of the store. @returns a function that restores them. */
const takeAway = async (store: string, files: readonly string[]): Promise<() => Promise<void>> => {
  const [served, aside] = [join(store, 'files'), join(store, 'aside')];
  const forms = files.flatMap((file) => ['', '.br', '.gz'].map((form) => file + form));
  const move = async (from: string, to: string): Promise<void> => {
    // Small files have no compressed variant.
    for (const form of forms) await rename(join(from, form), join(to, form)).catch(() => undefined);
  };
  await mkdir(aside);
  await move(served, aside);
  return () => move(aside, served);
};

test('a release takes effect at the next tab switch', async ({ app, checkout, member, operator, page, sandbox }) => {
  test.slow(); // builds a remote
  await page.clock.install();
  await app.usage.open();
  await expect(app.text(EMPTY_BEFORE)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { hasNotReloaded: true }));
  const older = await operator.liveVersion('mf_usage');

  await reword(join(checkout.root, 'mf-usage/src'), EMPTY_BEFORE, EMPTY_AFTER);
  await reword(join(checkout.root, 'mf-usage/src/request-detail'), ON_DETAIL_BEFORE, ON_DETAIL_AFTER);
  await operator.release(['publish', 'mf-usage', '--now'], checkout.root);

  await test.step('an open page keeps its version', async () => {
    await everythingHasLoaded(page);
    const read = page.waitForResponse('**/registry.json');
    await page.clock.fastForward(POLL_MS + 1_000);
    await read;
    await expect(app.text(EMPTY_BEFORE)).toBeVisible();
  });

  await test.step('the next tab switch loads the new version without a reload', async () => {
    await app.tabs.goHome();
    await app.tabs.goToUsage();
    await expect(app.text(EMPTY_AFTER)).toBeVisible();
    expect(await page.evaluate(() => 'hasNotReloaded' in window)).toBe(true);
  });

  await test.step('a page whose files are gone opens in the newer version', async () => {
    const newer = await operator.liveVersion('mf_usage');
    const { id: laundryId } = await sandbox.deliveringShop(0);
    const { startsAt } = await member.freeSlot(laundryId);
    await member.orders({ laundryId, startsAt, idempotencyKey: 'while-open' });
    await operator.release(['rollback', 'mf-usage', older]);
    await app.usage.open(); // in the old version again
    await expect(app.usage.newest).toBeVisible();
    // The newer one was rolled back a moment ago: needs force.
    await operator.release(['rollback', 'mf-usage', newer, '--force']);
    const gone = await operator.filesOnlyOf('mf_usage', older, newer);
    expect(gone.length).toBeGreaterThan(2);
    const putBack = await takeAway(join(operator.system.dataDir, 'store/mf_usage'), gone);

    await app.usage.openNewest();
    await expect(app.usageDetail.status).toBeVisible();
    await expect(app.text(MESSAGE)).toBeHidden();

    // Restores the version and its files for the next story.
    await putBack();
    await operator.release(['rollback', 'mf-usage', older, '--force']);
  });
});
