import { PHOTO, Shop } from '../src/actors/shop';
import { expect, test } from '../src/story';

test('a shop shows its own photo, and its drawing after removal', async ({ app, page, sandbox }) => {
  await app.open('/laundry/list?sort=Distance');
  const rows = page.locator('[data-row]');
  await expect(rows.nth(4)).toBeVisible();
  const id = Number(await rows.nth(4).getAttribute('data-row'));
  const shop = await Shop.at(sandbox, id);
  const shows = (picture: RegExp) =>
    test.step(`list and page show ${picture.source}`, async () => {
      await app.open('/laundry/list?sort=Distance');
      await expect(page.locator(`[data-row="${id}"] img`)).toHaveAttribute('src', picture);
      await app.open(`/laundry/${id}`);
      const first = page
        .getByRole('list', { name: / 모습$/ })
        .getByRole('img')
        .first();
      await expect(first).toHaveAttribute('src', picture);
      await expect(first).toHaveJSProperty('complete', true);
      expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

  await shows(/\/picture\/0/);
  const [photo] = await shop.showsPhoto(PHOTO);
  await shows(new RegExp(`/photo/${photo?.id}\\?`));
  await shop.hidesPhoto(photo?.id ?? 0);
  await shows(/\/picture\/0/);
});
