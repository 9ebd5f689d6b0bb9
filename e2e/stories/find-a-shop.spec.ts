import type { Page } from '@playwright/test';
import { Member } from '../src/actors/member';
import { expect, test } from '../src/story';

/** Name and full text of a row. */
interface Row {
  readonly name: string;
  readonly text: string;
}

const rowsOf = async (page: Page): Promise<readonly Row[]> =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({ name: item.querySelector('a')?.textContent ?? '', text: item.textContent ?? '' })),
    );

const countOf = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^세탁소 \d+곳$/).textContent();
  return Number(text?.replace(/\D/g, ''));
};

/** Scrolls until the list has no more pages. */
const readToTheEnd = async (page: Page): Promise<readonly Row[]> => {
  const wanted = await countOf(page);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    expect((await rowsOf(page)).length).toBe(wanted);
  }).toPass();
  return rowsOf(page);
};

const hasSettled = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(/^세탁소 \d+곳$/)).toBeVisible();
};

test('the list contains as many shops as its count', async ({ app, page }) => {
  await app.shopList.open();
  await hasSettled(page);
  const rows = await readToTheEnd(page);
  expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(30);
});

test('a filter shows its count and that many shops', async ({ app, page }) => {
  await app.shopList.open();
  await hasSettled(page);
  const all = await countOf(page);
  await app.shopList.openFilters();
  await page.getByRole('switch', { name: '수선 가능' }).click();
  const apply = page.getByRole('button', { name: /^\d+곳 보기$/ });
  await expect(apply).not.toHaveText(`${all}곳 보기`);
  const count = Number((await apply.textContent())?.replace(/\D/g, ''));
  await apply.click();
  await expect(page.getByText(`세탁소 ${count}곳`)).toBeVisible();
  const rows = await readToTheEnd(page);
  expect(rows).toHaveLength(count);
  for (const { text } of rows) expect(text).toContain('수선');
});

test('a search by initial consonants finds shops and prices', async ({ app, page }) => {
  await app.shopList.open();
  await hasSettled(page);
  const [first] = await rowsOf(page);
  const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
  const initialOf = (letter: string): string =>
    letter >= '가' && letter <= '힣'
      ? initials.charAt(Math.floor(((letter.codePointAt(0) ?? 0) - 0xac00) / 588))
      : letter;
  const name = first?.name ?? '';
  const search = page.getByRole('searchbox', { name: '세탁소 검색' });
  await search.fill([...name].map(initialOf).join('').slice(0, 3));
  await expect(page).toHaveURL(/[?&]q=/);
  await hasSettled(page);
  expect((await rowsOf(page)).map((row) => row.name)).toContain(name);

  await search.fill('코트');
  await expect(page.getByText(/^코트 [\d,]+원$/).first()).toBeVisible();

  await page.getByRole('combobox', { name: '정렬' }).selectOption('가격 낮은 순');
  await expect(page).toHaveURL(/sort=Price/);
  await hasSettled(page);
  const section = page.getByRole('region', { name: '수거·배송해 주는 세탁소' });
  await expect(async () => {
    const prices = (await section.getByText(/^코트 [\d,]+원$/).allTextContents()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass();
});

test('another sort order starts at the first shop', async ({ app, page }) => {
  await app.shopList.open();
  await expect(app.shopList.shops.first()).toBeVisible();
  await page.mouse.wheel(0, 1_500);
  await expect(app.shopList.shops.first()).not.toBeInViewport();
  await page.getByRole('combobox', { name: '정렬' }).selectOption('Rating');
  await expect(page).toHaveURL(/sort=Rating/);
  await expect(app.shopList.shops.first()).toBeInViewport();
});

test('back from a shop restores position, search, filters and order', async ({ app, page }) => {
  await page.goto('/laundry/list?sort=Distance&canMend=1');
  await hasSettled(page);
  await readToTheEnd(page);
  const last = page.getByRole('main').getByRole('listitem').getByRole('link').last();
  const name = await last.textContent();
  await last.click();
  await expect(app.title).toHaveText(name ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/sort=Distance&canMend=1$/);
  await expect(page.getByRole('link', { name: name ?? '', exact: true }).last()).toBeInViewport();
});

test('an empty result offers to remove the filter', async ({ app, page }) => {
  await page.goto('/laundry/list?q=없는이름의집');
  await page.getByRole('button', { name: /^검색어 지우고 \d+곳 보기$/ }).click();
  await hasSettled(page);
  await expect(app.shopList.shops.first()).toBeVisible();
});

test('a member saves favourite shops and filters by them', async ({
  app,
  page,
  baseURL,
  request,
  context,
  sandbox,
}) => {
  const member = new Member(request, await sandbox.seededMember('01000000001'));
  await member.opensBrowser(context, baseURL ?? '');
  await page.goto('/laundry/list?isFavourite=1');
  await expect(page.getByText('조건에 맞는 세탁소가 없어요')).toBeVisible();
  await page.getByRole('button', { name: /^‘찜’ 빼고 \d+곳 보기$/ }).click();
  await hasSettled(page);
  const name = (await app.shopList.shops.first().textContent()) ?? '';
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: '찜하기' }).click();
  await expect(page.getByRole('button', { name: '찜 해제' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: '찜', exact: true }).click();
  await expect(page.getByText('세탁소 1곳')).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: '찜 해제' }).click();
  await expect(page.getByRole('button', { name: '찜하기' })).toBeVisible();
});
