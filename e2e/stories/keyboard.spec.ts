import type { Locator } from '@playwright/test';
import { expect, test } from '../src/story';

/** What a phone's keyboard leaves of the window where it shrinks the page. */
const ABOVE_KEYBOARD = { width: 390, height: 420 };

const bottomOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};
const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? -Infinity;

test('the action at the bottom does not cover the field that is typed in', async ({
  app,
  page,
  member: _in,
  sandbox,
}) => {
  const { id } = await sandbox.deliveringShop(8);
  await app.open(`/applicate?laundryId=${id}`);
  const note = page.getByRole('textbox', { name: '요청사항' });
  // Another part of the app listens for the keyboard; it has come when the visit was noted.
  await page.waitForFunction(() => localStorage.getItem('dongne.visits') !== null);
  await note.focus();
  await page.setViewportSize(ABOVE_KEYBOARD);
  const action = page.getByRole('button', { name: '신청하기' });
  await expect(action).toBeInViewport();
  await expect.poll(async () => (await topOf(action)) - (await bottomOf(note))).toBeGreaterThanOrEqual(0);
  await expect(note).toBeInViewport({ ratio: 0.9 });
});
