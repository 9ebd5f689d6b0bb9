import type { Page } from '@playwright/test';
import { App } from '../src/pages/app';
import { expect, test } from '../src/story';

const DOOR_CODE = '종4821종';

/** Runs in the page: all text in the origin's storage. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

/** Runs in the page: stored photos of drafts. `[]` also without a database. */
const storedPhotos = (page: Page): Promise<{ type: string; size: number }[]> =>
  page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'draftPhotos');
    if (!isThere) return [];
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database could not be read.'));
      });
    const database = await done(indexedDB.open('draftPhotos'));
    const files: unknown[] = await done(database.transaction('photos').objectStore('photos').getAll());
    database.close();
    return files.map((file) =>
      file instanceof Blob ? { type: file.type, size: file.size } : { type: 'none', size: 0 },
    );
  });

/** Fills in the whole form, with a screenshot as the photo of a stain. */
const fillIn = async ({ requestForm, page }: App): Promise<void> => {
  await requestForm.fillIn({ pieces: 3 });
  await requestForm.note.fill('살살 빨아 주세요');
  await requestForm.addStainPhoto(await page.screenshot({ scale: 'css' }));
  await requestForm.giveDoorCode(DOOR_CODE);
  // Waits until the photo is stored, which happens after the form: an early reload would lose it.
  await expect.poll(() => storedPhotos(page)).toHaveLength(1);
};

/** The second screen, which is shown also after a reload. */
const expectDraft = async ({ requestForm }: App): Promise<void> => {
  await expect(requestForm.note).toHaveValue('살살 빨아 주세요');
  await expect(requestForm.pickupLine).toContainText('세탁물 3개');
  await expect(requestForm.terms).toBeChecked();
  await expect(requestForm.stainPhoto).toBeVisible();
  await expect(requestForm.doorCode).toHaveValue('');
};

test('a draft without the door code survives a closed tab', async ({ app, context, page, sandbox, member }) => {
  const shop = await sandbox.deliveringShop(6);
  await app.requestForm.open(shop.id);
  await fillIn(app);

  await test.step('door code and photo are not in plain-text storage', async () => {
    await page.reload();
    await expectDraft(app);
    const texts = await storedTexts(page);
    expect(texts).toContain('살살 빨아 주세요');
    expect(texts).not.toContain(DOOR_CODE);
    // Whole word: the digits may be part of a timestamp.
    expect(texts).not.toMatch(/(?<!\d)4821(?!\d)/);
    expect(texts).not.toMatch(/base64|data:image/);
    expect(await storedPhotos(page)).toEqual([{ type: 'image/webp', size: expect.any(Number) }]);
  });

  await test.step('a new tab restores the draft of the closed one', async () => {
    const other = new App(await context.newPage());
    await page.close();
    await other.requestForm.open(shop.id);
    await expect(other.requestForm.count).toHaveValue('3');
    await expect(other.requestForm.chosenSlot).toBeVisible();
    await other.requestForm.goOn();
    await expectDraft(other);
    await other.requestForm.giveDoorCode(DOOR_CODE);
    await other.requestForm.order();
    await expect(other.requestComplete.heading).toBeVisible();
    expect(await member.runningRequests()).toHaveLength(1);
    expect(await storedTexts(other.page)).not.toContain('draft:');
    await expect.poll(() => storedPhotos(other.page)).toEqual([]);
  });
});

test('another member on the same phone finds an empty form', async ({
  app,
  page,
  sandbox,
  customer,
  member: _first,
}) => {
  const shop = await sandbox.deliveringShop(6);
  const { phoneNumber } = await sandbox.freshMember();
  await app.requestForm.open(shop.id);
  await fillIn(app);
  await app.my.open();
  await app.my.logOut();
  await expect(page).toHaveURL('/');
  expect(await storedTexts(page)).not.toContain('살살');
  await expect.poll(() => storedPhotos(page)).toEqual([]);

  await app.login.open(`/applicate?laundryId=${shop.id}`);
  await customer.provesNumber(phoneNumber);
  await expect(app.requestForm.freeSlots.first()).toBeVisible();
  await expect(app.requestForm.chosenSlot).toHaveCount(0);
  await app.requestForm.chooseFirstFreeSlot();
  await app.requestForm.goOn();
  await expect(app.requestForm.note).toHaveValue('');
  await expect(app.requestForm.stainPhoto).toHaveCount(0);
});
