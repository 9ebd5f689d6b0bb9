import { Member } from '../src/actors/member';
import { test } from '../src/story';
test('look', async ({ app, page, baseURL, request, context, sandbox }) => {
  test.setTimeout(170_000);
  const member = new Member(request, await sandbox.seededMember('01000000002'));
  await member.opensBrowser(context, baseURL ?? '');
  const closed = ['closeTutorial', 'middlePopup', 'bottomPopup', 'closeInstallBanner'];
  await context.addCookies(closed.map((name) => ({ name, value: 'Y', url: baseURL ?? '' })));
  const shop = await sandbox.deliveringShop(9);
  const items = 'items=3.5-8.1-26.12';
  const paths: [string, string][] = [
    ['price', `/laundry/${shop.id}?tab=price&${items}`],
    ['price0', `/laundry/${shop.id}?tab=price`],
    ['form', `/applicate?laundryId=${shop.id}&${items}`],
  ];
  for (const [name, path] of paths)
    for (const [w, h] of [[390, 844], [360, 740], [1280, 900]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await app.open(path);
      await page.getByRole('group', { name: '품목 세기' }).scrollIntoViewIfNeeded();
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/look/${name}-${w}.png`, scale: 'css' });
      if (w === 390) await page.screenshot({ path: `/tmp/look/${name}-full.png`, fullPage: true, scale: 'css' });
    }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [name, path] of paths) {
    await app.open(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('group', { name: '품목 세기' }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/look/${name}-200.png`, scale: 'css' });
  }
});
