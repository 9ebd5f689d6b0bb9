import type { Member } from '../src/actors/member';
import type { Sandbox } from '../src/actors/sandbox';
import { Shop } from '../src/actors/shop';
import { App } from '../src/pages/app';
import { expect, test } from '../src/story';

const STREAM = '/v1/app/event-stream';
/** First polling interval of a page without a stream, which grows afterwards. */
const POLLS_WITHIN_MS = 40_000;

/** New request at a shop of its own. */
const ordered = async (sandbox: Sandbox, member: Member, number: number) => {
  const { id: laundryId } = await sandbox.deliveringShop(number);
  const { startsAt } = await member.freeSlot(laundryId);
  const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey: `live-${number}` });
  return { id, shop: await Shop.at(sandbox, laundryId) };
};

test('status changes by the shop update every open page and tab', async ({ app, sandbox, member, page, context }) => {
  const { id, shop } = await ordered(sandbox, member, 17);
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(STREAM)) streams.push(request.url());
  });
  const followed = context.waitForEvent('response', (response) => response.url().endsWith(STREAM));
  await app.usageDetail.open(id);
  await followed;
  const home = new App(await context.newPage());
  await home.home.open();
  await expect(home.home.running).toBeVisible();
  for (const tab of [page, home.page]) await tab.evaluate(() => Object.assign(window, { hasNotReloaded: true }));

  await test.step('collected', async () => {
    await shop.collects(id, 1);
    await expect(app.usageDetail.status).toContainText('수거');
    await expect(home.home.running).toContainText('수거');
    await expect(home.tabs.inUseBadge).toBeVisible();
  });

  await test.step('priced: the offer appears on both pages, and first on Home', async () => {
    await shop.prices(id, [{ category: '와이셔츠', name: '흰 셔츠' }]);
    await expect(app.usageDetail.approveButton).toBeVisible();
    await expect(home.home.waiting).toContainText('금액 확인 대기');
  });

  expect(streams).toHaveLength(1);
  for (const tab of [page, home.page])
    expect(await tab.evaluate(() => Reflect.get(window, 'hasNotReloaded'))).toBe(true);
});

test.describe('without the event stream', () => {
  test.use({ causedErrors: /status of 503/ });
  test('a page still updates by polling', async ({ app, sandbox, member, page }) => {
    const { id, shop } = await ordered(sandbox, member, 16);
    await page.clock.install();
    await page.route(`**${STREAM}`, (route) => route.fulfill({ status: 503, body: '' }));
    const answered = page.waitForResponse((response) => response.url().endsWith(STREAM));
    await app.usageDetail.open(id);
    await answered;
    await expect(app.usageDetail.status).toBeVisible();
    await shop.collects(id, 1);
    await page.clock.fastForward(POLLS_WITHIN_MS);
    await expect(app.usageDetail.status).toContainText('수거');
  });
});
