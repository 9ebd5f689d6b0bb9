import type { Page } from '@playwright/test';
import { GIF, HEIC, hugePng, PHONE_HEIC, photoHeld, RED_OVER_BLUE, UNKNOWN_HEIC } from '../src/pictures/pictures';
import { expect, test } from '../src/story';

const picker = (page: Page) => page.getByLabel(/얼룩 사진 추가/);

const pick = async (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  picker(page).setInputFiles({ name, mimeType, buffer });

/** Runs in the page: type, size, colours of both halves, and bytes of a thumbnail. */
const contentOf = (page: Page, place: number) =>
  page.getByRole('img', { name: `얼룩 사진 ${place}`, exact: true }).evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('No image.');
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const colourAt = (part: number): string => {
      const y = Math.min(image.naturalHeight - 1, Math.floor(image.naturalHeight * part));
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(Math.floor(image.naturalWidth / 2), y, 1, 1).data ?? [];
      if (red > 230 && green < 25 && blue < 25) return 'red';
      return blue > 230 && red < 25 && green < 25 ? 'blue' : `${red}, ${green}, ${blue}`;
    };
    return {
      type: image.src.slice(5, image.src.indexOf(';')),
      size: [image.naturalWidth, image.naturalHeight],
      colours: [colourAt(0.2), colourAt(0.8)],
      text: atob(image.src.slice(image.src.indexOf(',') + 1)),
    };
  });

test('photos of every phone are uploaded upright, small and without location', async ({
  app,
  page,
  sandbox,
  member: _member,
}) => {
  const shop = await sandbox.deliveringShop(6);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await app.requestForm.open(shop.id);
  await app.requestForm.chooseFirstFreeSlot();
  await app.requestForm.goOn();
  await page.getByRole('switch', { name: '얼룩이 있어요' }).check();

  await pick(page, 'upside-down.jpg', 'image/jpeg', await photoHeld(page, 3, 3_000, 2_000));
  await expect(page.getByRole('img', { name: '얼룩 사진 1', exact: true })).toBeVisible();
  await pick(page, 'turned.jpg', 'image/jpeg', await photoHeld(page, 6, 3_000, 2_000));
  await expect(page.getByRole('img', { name: '얼룩 사진 2', exact: true })).toBeVisible();
  await pick(page, '48-megapixels.jpg', 'image/jpeg', await photoHeld(page, 1, 8_000, 6_000));
  await expect(page.getByRole('img', { name: '얼룩 사진 3', exact: true })).toBeVisible();
  await pick(page, 'moving.gif', 'image/gif', GIF);
  await expect(page.getByRole('img', { name: '얼룩 사진 4', exact: true })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/photo-reader'))).toEqual([]);
  // Some galleries give no type, and some a wrong one.
  await pick(page, 'IMG_0001.HEIC', '', HEIC);
  await expect(page.getByRole('img', { name: '얼룩 사진 5', exact: true })).toBeVisible({ timeout: 30_000 });

  const upright = { type: 'image/webp', colours: ['red', 'blue'] };
  expect(await contentOf(page, 1)).toMatchObject({ ...upright, size: [1_024, 683] });
  expect(await contentOf(page, 2)).toMatchObject({ ...upright, size: [683, 1_024] });
  expect(await contentOf(page, 3)).toMatchObject({ ...upright, size: [1_024, 768] });
  expect(await contentOf(page, 4)).toMatchObject({ type: 'image/webp', size: [1, 1] });
  expect(await contentOf(page, 5)).toMatchObject({ ...upright, size: [320, 240] });
  for (const place of [1, 2, 3, 5]) expect((await contentOf(page, place)).text).not.toMatch(/Exif|EXIF|GPS|37\.52/);
  await expect(page.locator('iframe[src^="/photo-reader"]')).toHaveCount(0);
});

test('a HEIC of twelve megapixels becomes a WebP of 1024 pixels', async ({ app, page, sandbox, member: _member }) => {
  const shop = await sandbox.deliveringShop(6);
  await app.requestForm.open(shop.id);
  await app.requestForm.chooseFirstFreeSlot();
  await app.requestForm.goOn();
  await page.getByRole('switch', { name: '얼룩이 있어요' }).check();
  await pick(page, 'IMG_0002.HEIC', 'image/heic', PHONE_HEIC);
  await expect(page.getByRole('img', { name: '얼룩 사진 1', exact: true })).toBeVisible({ timeout: 90_000 });
  const content = await contentOf(page, 1);
  expect(content).toMatchObject({ type: 'image/webp', size: [1_024, 768], colours: ['red', 'blue'] });
});

test('photos with high bit depth, CMYK or two pictures keep their colours', async ({
  app,
  page,
  sandbox,
  member: _member,
}) => {
  const shop = await sandbox.deliveringShop(6);
  await app.requestForm.open(shop.id);
  await app.requestForm.chooseFirstFreeSlot();
  await app.requestForm.goOn();
  await page.getByRole('switch', { name: '얼룩이 있어요' }).check();
  for (const [index, [name, { type, bytes }]] of Object.entries(RED_OVER_BLUE).entries()) {
    await pick(page, name, type, bytes);
    const photo = page.getByRole('img', { name: `얼룩 사진 ${index + 1}`, exact: true });
    await expect(photo).toBeVisible({ timeout: 30_000 });
    const { size, colours } = await contentOf(page, index + 1);
    expect({ name, size, colours }).toEqual({ name, size: [96, 64], colours: ['red', 'blue'] });
  }
});

test.describe('with a picture that does not load', () => {
  // Expected error: the trace recorder requests such a picture again, which the page's CSP forbids.
  test.use({ causedErrors: /^Connecting to 'blob:/ });

  test('an invalid photo is refused with a message and the form stays', async ({
    app,
    page,
    sandbox,
    member: _member,
  }) => {
    const shop = await sandbox.deliveringShop(6);
    await app.requestForm.open(shop.id);
    await app.requestForm.chooseFirstFreeSlot();
    await app.requestForm.goOn();
    await page.getByRole('switch', { name: '얼룩이 있어요' }).check();
    await pick(page, 'good.gif', 'image/gif', GIF);

    await pick(page, 'huge.png', 'image/png', hugePng());
    await expect(page.getByRole('alertdialog')).toContainText('사진은 6,500만 화소까지 등록할 수 있어요.');
    await page.getByRole('button', { name: '확인' }).click();

    const whole = [...Object.entries(RED_OVER_BLUE), ['8-bit.heic', { type: 'image/heic', bytes: HEIC }] as const];
    for (const [name, { type, bytes }] of whole) {
      // Truncated inside the first of two pictures.
      await pick(page, `cut-${name}`, type, bytes.subarray(0, bytes.length * 0.45));
      await expect(page.getByRole('alertdialog')).toContainText('사진 파일이 중간에 끊겨 있어요.');
      await page.getByRole('button', { name: '확인' }).click();
    }

    for (const [name, type, bytes] of [
      ['unknown.heic', 'image/heic', UNKNOWN_HEIC],
      ['empty.jpg', 'image/jpeg', Buffer.alloc(0)],
      ['drawing.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ] as const) {
      await pick(page, name, type, bytes);
      await expect(page.getByRole('button', { name: `${name} 다시 시도` })).toBeVisible({ timeout: 35_000 });
      await page.getByRole('button', { name: `${name} 빼기` }).click();
    }
    await expect(page.getByRole('img', { name: /^얼룩 사진/ })).toHaveCount(1);
  });
});
