import type { ShopCard, ShopGroups } from '@dongne/contract';
import type { Page } from '@playwright/test';
import { answerOf } from '../src/actors/answer';
import { expect, test } from '../src/story';

/** Requests of the shop list that the page sends. */
const listCalls = (page: Page): URLSearchParams[] => {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/laundry/list/group')) calls.push(url.searchParams);
  });
  return calls;
};

const namesOf = (shops: readonly ShopCard[]): string[] => shops.map(({ laundryName }) => laundryName);

test.describe('shop list of the product specification', () => {
  test('sets the nearest distance back with each of three filters, and the farthest choice shows everything', async ({
    app,
    page,
    member: _hasAnAddress,
  }) => {
    const calls = listCalls(page);
    const filter = page.getByRole('dialog', { name: '필터' });
    await app.open('/laundry/list?beginDistance=1000&endDistance=3000');
    await expect(app.shopList.heading).toBeVisible();
    for (const name of ['멤버십 할인', '주차 가능', '수선 가능']) {
      await app.open('/laundry/list?beginDistance=1000&endDistance=3000');
      await app.shopList.openFilters();
      await filter.getByRole('switch', { name }).check();
      await filter.getByRole('button', { name: /보기$/ }).click();
      await expect(page).not.toHaveURL(/beginDistance/);
      expect(calls.at(-1)?.get('beginDistance') ?? '0').toBe('0');
    }
    await app.open('/laundry/list?beginDistance=1000&endDistance=3000');
    await app.shopList.openFilters();
    await filter.getByRole('radio', { name: /10km/ }).check({ force: true });
    await filter.getByRole('button', { name: /보기$/ }).click();
    await expect(page).toHaveURL(/endDistance=10000/);
    await expect(page).not.toHaveURL(/beginDistance/);
  });

  test('merges shops of an agency into the last group when both exist', async ({ app, page, request }) => {
    const groups = await answerOf<ShopGroups>(await request.get('/v1/app/nonMember/laundry/list/group'));
    const all = [groups.secondList, groups.thirdList, groups.third2List, groups.fourthList].flat();
    const [agency, visit] = [all.slice(0, 1), all.slice(1, 2)];
    const merged: ShopGroups = { ...groups, secondList: [], thirdList: [], third2List: agency, fourthList: visit };
    await page.route(/\/laundry\/list\/group/, (route) => route.fulfill({ json: merged }));
    await app.open('/');
    await app.home.findShops();
    await expect(app.shopList.shops).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
    for (const name of namesOf([...agency, ...visit]))
      await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});

test.describe('my laundry of the product specification', () => {
  test.use({ causedErrors: /status of 409/ });

  test('asks before a shop that does not come, and before replacing another one', async ({
    app,
    page,
    sandbox,
    member,
  }) => {
    const [near] = await sandbox.deliveringShops();
    if (near === undefined) throw new Error('No shop delivers.');
    await member.registersShop(near.id);
    const other = await sandbox.deliveringShop(3);
    await page.route(new RegExp(`/laundry/detail/${other.id}$`), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), coversMe: false } });
    });
    await app.open('/laundry/list');
    await page.evaluate((id) => window.history.pushState(null, '', `/laundry/${id}`), other.id);
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await app.shop.registerAsMine();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('이 세탁소는 고객님 위치에 수거·배송을 지원하지 않아요. 내 세탁소로 등록할까요?');
    await asked.getByRole('button', { name: '확인' }).click();
    await expect(asked).toContainText('이미 등록된 세탁소가 있어요. 변경할까요?');
    await asked.getByRole('button', { name: '취소' }).click();
    await expect(page.getByRole('button', { name: '내 세탁소로 등록' })).toBeVisible();
    await app.shop.registerAsMine();
    await asked.getByRole('button', { name: '확인' }).click();
    await expect(asked).toContainText('이미 등록된 세탁소가 있어요. 변경할까요?');
    await asked.getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('내 세탁소를 변경했어요')).toBeVisible();
    await page.getByRole('button', { name: /내 세탁소 해제/ }).click();
    await expect(page.getByText('내 세탁소를 해제했어요')).toBeVisible();
  });
});
