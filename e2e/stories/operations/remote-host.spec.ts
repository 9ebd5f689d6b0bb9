import { expect, test } from '../../src/operations-story';

// Expected errors: the failed preload is reported again when the script loads, and a killed host closes the event
// stream.
test.use({ causedErrors: /ERR_CONNECTION_REFUSED|ChunkLoadError|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

test('a remote whose host is down shows a message and recovers', async ({ app, member: _loggedIn, operator, page }) => {
  await operator.stopHost('mf-usage');
  await app.home.open();
  await page.evaluate(() => Object.assign(window, { hasNotReloaded: true }));

  await app.tabs.goToUsage();
  await expect(app.text('이 화면을 불러오지 못했어요')).toBeVisible();
  await expect(app.tabs.bar).toBeVisible();

  await test.step('everything else works', async () => {
    await app.tabs.goToMyPage();
    await expect(app.my.heading).toBeVisible();
    await app.tabs.goHome();
    await app.home.findShops();
    await expect(app.shopList.shops.first()).toBeVisible();
    await app.goBack();
  });

  await test.step('다시 시도 recovers after the restart', async () => {
    await app.tabs.goToUsage();
    await expect(app.retryButton).toBeVisible();
    await operator.startHost('mf-usage');
    await app.retryUnlessRecovered();
    await expect(app.usage.heading).toBeVisible();
    expect(await page.evaluate(() => 'hasNotReloaded' in window)).toBe(true);
  });
});

test("killed hosts restart by themselves, including the shell's", async ({ app, member: _loggedIn, operator }) => {
  await app.home.open();
  for (const folder of ['mf-mypage', 'shell']) await operator.killHost(folder);
  await app.home.open();
  await app.tabs.goToMyPage();
  await expect(app.my.heading).toBeVisible();
});
