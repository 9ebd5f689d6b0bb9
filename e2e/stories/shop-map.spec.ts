import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../src/axe-violations';
import { expect, test } from '../src/story';

/** Number of cards that the map shows first; the others follow. */
const FIRST_CARDS = 3;
const PLACE = 'at=37.52268%2C126.90196%2C14';

const pins = (page: Page) => page.getByRole('button', { name: /[\d,]+원(부터)?( 외 \d+곳)?$/ });
const cards = (page: Page) => page.getByRole('list', { name: '지도에 보이는 세탁소' });
/** Finds a pin that no bar or card covers. */
const freePin = async (among: Locator): Promise<string> => {
  for (const pin of await among.all()) {
    const box = await pin.boundingBox();
    const isFree = box !== null && box.x > 20 && box.x + box.width < 300 && box.y > 130 && box.y < 600;
    if (isFree) return ((await pin.getAttribute('aria-label')) ?? '').replace(/ 외 \d+곳$/, '');
  }
  throw new Error('Every pin is covered');
};

const selectedPin = (page: Page) => pins(page).and(page.locator('[aria-pressed="true"]'));
/** Card of a shop by the name of its pin, which goes on with the price. */
const cardOf = (page: Page, pin: string) =>
  cards(page)
    .getByRole('link')
    .filter({ hasText: pin.split(' 와이셔츠')[0] ?? pin })
    .first();

const zoomOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2]);

const opens = async (page: Page, query = PLACE): Promise<void> => {
  await page.goto(`/laundry/map?${query}`);
  await expect(pins(page).first()).toBeVisible();
  await expect(cards(page).getByRole('listitem').first()).toBeVisible();
};

test('back from a shop restores list and map', async ({ app, page }) => {
  await page.goto('/laundry/list?canMend=1&sort=Distance');
  await page.getByRole('link', { name: '지도에서 보기' }).click();
  await expect(page).toHaveURL(/\/laundry\/map\?.*canMend=1/);
  await expect(pins(page).first()).toBeVisible();
  await page.getByRole('button', { name: '확대', exact: true }).click();
  await expect.poll(() => zoomOf(page)).toBe(15);
  const place = page.url();

  const shop = cards(page).getByRole('link').first();
  const name = (await shop.textContent()) ?? '';
  await shop.click();
  await expect(app.title).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(cards(page).getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByRole('link', { name: '목록으로 보기' }).click();
  await expect(page).toHaveURL(/\/laundry\/list\?.*canMend=1/);
  await page.getByRole('link', { name: '지도에서 보기' }).click();
  await expect.poll(() => zoomOf(page)).toBe(15);
});

test('back from a shop restores the selected shop of the map', async ({ app, page }) => {
  await opens(page, 'at=37.52268%2C126.90196%2C15');
  const name = await freePin(pins(page).and(page.locator('[aria-pressed="false"]')));
  const thisOne = new RegExp(`^${name}`);
  await page.getByRole('button', { name: thisOne }).click();
  await expect(page).toHaveURL(/shop=\d+/);
  await expect(cardOf(page, name)).toBeInViewport();
  const place = page.url();
  await cardOf(page, name).click();
  await expect(page).toHaveURL(/\/laundry\/\d+/);
  await app.goBack();
  await expect(page).toHaveURL(place);
  await expect(selectedPin(page)).toHaveAccessibleName(thisOne);
  await expect(cardOf(page, name)).toBeInViewport();
});

test('a filter and a search change the map', async ({ page, request }) => {
  await opens(page);
  const cardCount = () => cards(page).getByRole('listitem').count();
  await expect.poll(cardCount).toBeGreaterThan(FIRST_CARDS);
  const all = await cardCount();
  await page.getByRole('button', { name: '무료 배송' }).click();
  await expect(page).toHaveURL(/isFreeDelivery=1/);
  await expect.poll(cardCount).toBeLessThan(all);
  const fees = await cards(page).getByRole('listitem').allTextContents();
  for (const text of fees) expect(text).toContain('배송비 무료');

  await opens(page, `${PLACE}&q=${encodeURIComponent('코트')}`);
  await expect(pins(page).first()).toHaveAccessibleName(/코트 [\d,]+원/);
  const answer = await request.get(
    `/v1/app/nonMember/laundry/map?south=37.4&north=37.6&west=126.8&east=127&zoom=14&q=${encodeURIComponent('코트')}`,
  );
  expect(answer.status()).toBe(200);
});

test('pins and cards select each other', async ({ page }) => {
  await opens(page, 'at=37.52268%2C126.90196%2C15');
  const name = await freePin(pins(page));
  const selected = selectedPin(page);
  // Its name may go on: a selected pin counts those that it covers.
  const thisOne = new RegExp(`^${name}`);
  await page.getByRole('button', { name: thisOne }).click();
  await expect(selected).toHaveAccessibleName(thisOne);
  await expect(cardOf(page, name)).toBeInViewport();

  await cards(page).hover();
  await page.mouse.wheel(2_000, 0);
  await expect(selected).not.toHaveAccessibleName(thisOne);
  await expect(selected).toBeVisible();
});

test('the whole country shows clusters that expand on click', async ({ page }) => {
  await opens(page);
  for (let closer = zoomOf(page); closer > 8; closer -= 1) {
    await page.getByRole('button', { name: '축소', exact: true }).click();
    await expect.poll(() => zoomOf(page)).toBe(closer - 1);
  }
  await page.getByRole('button', { name: '이 지역에서 찾기' }).click();
  const cluster = page.getByRole('button', { name: /^세탁소 \d+곳 가까이 보기$/ }).first();
  await expect(cluster).toBeVisible();
  await cluster.click();
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(8);
});

test('quick clicks on zoom all count, up to its limits', async ({ page }) => {
  await opens(page, 'at=37.52268%2C126.90196%2C10');
  const closer = page.getByRole('button', { name: '확대', exact: true });
  const farther = page.getByRole('button', { name: '축소', exact: true });
  const press = (button: Locator, times: number): Promise<void> =>
    button.evaluate(async (element, count) => {
      for (let pressed = 0; pressed < count; pressed += 1) {
        if (element instanceof HTMLElement) element.click();
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    }, times);
  await press(closer, 4);
  await expect.poll(() => zoomOf(page)).toBe(14);
  await press(farther, 3);
  await expect.poll(() => zoomOf(page)).toBe(11);
  await press(closer, 9);
  await expect.poll(() => zoomOf(page)).toBe(17);
  await expect(closer).toHaveAttribute('aria-disabled', 'true');
  await press(farther, 1);
  await expect.poll(() => zoomOf(page)).toBe(16);
  await expect(closer).toHaveAttribute('aria-disabled', 'false');
});

test('the map is usable by keyboard and fully labelled', async ({ page }) => {
  await opens(page);
  const before = page.url();
  await page.locator('.leaflet-container').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).not.toHaveURL(before);
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe(15);

  const pin = pins(page).first();
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  expect(await violationsOn(page)).toEqual([]);
});

test('Tab follows the visual order of the map', async ({ page }) => {
  await opens(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '뒤로' })).toBeFocused();
  const isOnCards = () => cards(page).evaluate((list) => list.contains(document.activeElement));
  const button = page.getByRole('button', { name: '내 위치로' });
  for (let presses = 0; presses < 100; presses += 1) {
    if (await button.evaluate((it) => it === document.activeElement)) break;
    expect(await isOnCards(), 'the cards come before the buttons of the map').toBe(false);
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
});
