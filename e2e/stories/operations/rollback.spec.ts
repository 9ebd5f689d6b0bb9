import { join } from 'node:path';
import { expect, test } from '../../src/operations-story';
import { reword } from '../../src/reword';

const GOOD = '진행 중인 이용 내역이 없어요';
const BAD = '이용 내역이 아직 하나도 없어요';
const NEW = '맡긴 세탁물이 아직 하나도 없어요';

test('a rolled-back version never goes live again without force', async ({
  app,
  checkout,
  member: _loggedIn,
  operator,
}) => {
  test.slow(); // builds a remote twice
  const sources = join(checkout.root, 'mf-usage/src');
  const good = await operator.liveVersion('mf_usage');
  await reword(sources, GOOD, BAD);
  await operator.release(['publish', 'mf-usage', '--now'], checkout.root);
  const bad = await operator.liveVersion('mf_usage');
  await operator.release(['rollback', 'mf-usage', '--reason', 'it says too much']);

  await test.step('refuses each command of the squad', async () => {
    const refusal = new RegExp(`${bad} was rolled back on .*it says too much.*--force`);
    await expect(operator.release(['publish', 'mf-usage', '--now'], checkout.root)).rejects.toThrow(refusal);
    await expect(operator.release(['canary', 'mf-usage', bad, '5%'])).rejects.toThrow(refusal);
    await expect(operator.release(['rollback', 'mf-usage', bad])).rejects.toThrow(refusal);
    expect(await operator.release(['list'])).toMatch(new RegExp(`${bad}.* bad since .*: it says too much`));
  });

  await test.step('a rollback of a newer version restores the good one', async () => {
    await reword(sources, BAD, NEW);
    await operator.release(['publish', 'mf-usage', '--now'], checkout.root);
    const newest = await operator.liveVersion('mf_usage');
    await app.usage.open();
    await expect(app.text(NEW)).toBeVisible();
    // Changes one line: returning customers have the other files cached.
    expect(await operator.shareOfOwnBytes('mf_usage', newest, bad)).toBeLessThanOrEqual(0.25);
    await operator.release(['rollback', 'mf-usage']);
    expect(await operator.liveVersion('mf_usage')).toBe(good);
    await app.usage.open();
    await expect(app.text(GOOD)).toBeVisible();
  });
});
