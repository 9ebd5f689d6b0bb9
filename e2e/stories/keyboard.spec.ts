import type { Locator } from '@playwright/test';
import { expect, test } from '../src/story';

/** Visible height above a phone's on-screen keyboard. */
const ABOVE_KEYBOARD = { width: 390, height: 420 };

const bottomOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};
const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? -Infinity;

test('the bottom action does not cover the focused field', async ({ app, page, member: _in, sandbox }) => {
  const { id } = await sandbox.deliveringShop(8);
  await app.open(`/applicate?laundryId=${id}`);
  await app.requestForm.chooseFirstFreeSlot();
  await app.requestForm.goOn();
  const note = page.getByRole('textbox', { name: '요청사항' });
  // Waits until the visit is recorded: the keyboard listener has loaded then.
  await page.waitForFunction(() => localStorage.getItem('dongne.visits') !== null);
  await note.focus();
  await page.setViewportSize(ABOVE_KEYBOARD);
  const action = page.getByRole('button', { name: '신청하기' });
  await expect(action).toBeInViewport();
  await expect.poll(async () => (await topOf(action)) - (await bottomOf(note))).toBeGreaterThanOrEqual(0);
  await expect(note).toBeInViewport({ ratio: 0.9 });
});

test('the skip link jumps to the page without a history entry', async ({ app, page }) => {
  await app.open('/service');
  await expect(app.title).toBeVisible();
  const skip = page.getByRole('link', { name: '본문으로 건너뛰기' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(app.content).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});
