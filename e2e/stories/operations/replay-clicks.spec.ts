import { randomUUID } from 'node:crypto';
import { Shop } from '../../src/actors/shop';
import { expect, test } from '../../src/operations-story';
import { holdScripts } from '../../src/slow-scripts';
import { translatePages } from '../../src/translator';
import { followRendered, openRendered, untilRendered } from '../../src/until-rendered';

test.use({ settings: { RENDER: 'on' } });

/** Runs in each page: records whether the message about failed scripts was ever visible. */
const noteFailures = (): void =>
  addEventListener('pagehide', () => {
    const failed = document.querySelectorAll('.scripts-failed').length;
    sessionStorage.setItem('failures', `${sessionStorage.getItem('failures') ?? ''}${failed},`);
  });

test.describe('before hydration', () => {
  test('a click is replayed once', async ({ page, request }) => {
    await untilRendered(async () => (await request.get('/laundry/list')).text());
    const letScriptsThrough = await holdScripts(page);
    await openRendered(page, '/laundry/list');
    const filter = page.getByRole('button', { name: /^필터/ });
    for (let presses = 0; presses < 3; presses += 1) await filter.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // It is shown as pending meanwhile.
    await expect(filter).toHaveCSS('opacity', '0.5');
    letScriptsThrough();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-held]')).toHaveCount(0);
  });

  test('a click on a translated page is replayed', async ({ page, request }) => {
    await translatePages(page);
    await untilRendered(async () => (await request.get('/laundry/list')).text());
    const letScriptsThrough = await holdScripts(page);
    await openRendered(page, '/laundry/list');
    const filter = page.getByRole('button', { name: /^필터/ });
    await expect(filter.locator('font').first()).toBeVisible();
    await filter.click();
    letScriptsThrough();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('typed text is kept and submitted', async ({ page, request }) => {
    await untilRendered(async () => (await request.get('/login')).text());
    const letScriptsThrough = await holdScripts(page);
    await openRendered(page, '/login');
    const field = page.getByRole('textbox', { name: '휴대폰 번호' });
    await field.pressSequentially('01012345678');
    await field.press('Enter');
    await expect(page).toHaveURL('/login');
    letScriptsThrough();
    await expect(field).toHaveValue('010-1234-5678');
    // Enter also counts as a click.
    await expect(page.getByRole('textbox', { name: '인증번호' })).toBeVisible();
  });

  test('several clicks are replayed in order', async ({ page, request }) => {
    await untilRendered(async () => (await request.get('/laundry/list')).text());
    const letScriptsThrough = await holdScripts(page);
    await openRendered(page, '/laundry/list');
    await page.getByRole('combobox', { name: '정렬' }).selectOption('가까운 순');
    await page.getByRole('button', { name: '무료 배송', exact: true }).click();
    await expect(page).toHaveURL('/laundry/list');
    letScriptsThrough();
    await expect(page).toHaveURL(/sort=Distance&isFreeDelivery=1/);
  });

  test('a submitted phone number requests a code', async ({ page, request, newNumber }) => {
    await untilRendered(async () => (await request.get('/login')).text());
    const letScriptsThrough = await holdScripts(page);
    await openRendered(page, '/login');
    await page.getByRole('textbox', { name: '휴대폰 번호' }).pressSequentially(newNumber);
    await page.getByRole('button', { name: '인증번호 받기' }).click();
    letScriptsThrough();
    await expect(page.getByRole('textbox', { name: '인증번호' })).toBeVisible();
  });

  test("a clicked tab of a member's list opens", async ({ page, request, member: _loggedIn }) => {
    const { cookies } = await page.context().storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await untilRendered(async () => (await request.get('/usage', { headers: { cookie } })).text());
    const letScriptsThrough = await holdScripts(page);
    await openRendered(page, '/usage');
    const done = page.getByRole('tab', { name: '완료' });
    await done.click();
    letScriptsThrough();
    await expect(done).toHaveAttribute('aria-selected', 'true');
  });

  test.describe('that never happens', () => {
    // Expected error: the story blocks the scripts.
    test.use({ causedErrors: /ERR_FAILED/ });

    test('a click shows a message with a reload button', async ({ page, request }) => {
      await untilRendered(async () => (await request.get('/login')).text());
      const loseScripts = await holdScripts(page, 'lose');
      await openRendered(page, '/login');
      const ask = page.getByRole('button', { name: '인증번호 받기' });
      await ask.click();
      await expect(ask).toHaveCSS('opacity', '0.5');
      loseScripts();
      const notice = page.getByRole('alert').filter({ hasText: '화면을 불러오지 못했어요' });
      await expect(notice).toBeVisible();
      await expect(ask).toHaveCSS('opacity', '1');
      const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
      await page.unrouteAll();
      await page.getByRole('button', { name: '다시 시도' }).click();
      const field = page.getByRole('textbox', { name: '휴대폰 번호' });
      await field.fill('01012345678');
      await expect(field).toHaveValue('010-1234-5678');
    });
  });

  test('links and link buttons navigate by themselves without a message', async ({ page, request }) => {
    await untilRendered(async () => (await request.get('/laundry/list')).text());
    await page.addInitScript(noteFailures);
    await holdScripts(page);
    await followRendered(page, '/', '주변 세탁소 찾기', '/laundry/list');
    await expect(page.getByRole('heading', { level: 1, name: '세탁소 찾기' })).toBeVisible();
    await page.getByRole('button', { name: '지도에서 보기' }).click();
    await expect(page).toHaveURL('/laundry/map');
    // One number for each page that was left.
    expect(await page.evaluate(() => sessionStorage.getItem('failures'))).toMatch(/^0,0,(?:0,)*$/);
  });

  test('a search on Home opens the list', async ({ page, request }) => {
    for (const path of ['/', '/laundry/list?q=이불']) await untilRendered(async () => (await request.get(path)).text());
    const letScriptsThrough = await holdScripts(page);
    await openRendered(page, '/');
    const field = page.getByRole('searchbox', { name: '세탁소 검색' });
    await field.fill('이불');
    await field.press('Enter', { noWaitAfter: true });
    await page.waitForURL('/laundry/list?q=*', { waitUntil: 'commit' });
    letScriptsThrough();
    await expect(page.getByRole('searchbox', { name: '세탁소 검색' })).toHaveValue('이불');
  });

  test('filters apply one after another, and back leaves the list', async ({ page, request }) => {
    for (const path of ['/', '/laundry/list']) await untilRendered(async () => (await request.get(path)).text());
    await holdScripts(page);
    await followRendered(page, '/', '주변 세탁소 찾기', '/laundry/list');
    for (const name of ['멤버십 할인', '무료 배송'])
      await page.getByRole('button', { name, exact: true }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/laundry/list?isMembershipService=1&isFreeDelivery=1');
    for (const name of ['멤버십 할인', '무료 배송'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a stopped navigation shows the message', async ({ page, request }) => {
    await untilRendered(async () => (await request.get('/laundry/list')).text());
    await holdScripts(page);
    await page.route('**/laundry/map', () => undefined);
    await openRendered(page, '/laundry/list');
    await page.getByRole('button', { name: '지도에서 보기' }).click({ noWaitAfter: true });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.stopLoading');
    await expect(page.getByRole('alert').filter({ hasText: '화면을 불러오지 못했어요' })).toBeVisible();
  });

  test('back to a page that was left early reloads it', async ({ page, request }) => {
    await untilRendered(async () => (await request.get('/laundry/list')).text());
    const letScriptsThrough = await holdScripts(page);
    await openRendered(page, '/laundry/list');
    await page.getByRole('button', { name: '지도에서 보기' }).click();
    await expect(page).toHaveURL('/laundry/map');
    letScriptsThrough();
    await page.goBack();
    await page.getByRole('button', { name: /^필터/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test.describe('while the shop corrects a price', () => {
    // Expects the refusal of the old total, when the page has not received the new one.
    test.use({ memberIs: 'new with a card', causedErrors: /status of 409/ });

    test('a click approves nothing, and the new total is shown', async ({ app, page, request, member, sandbox }) => {
      const { id: laundryId } = await sandbox.deliveringShop(5);
      const { startsAt } = await member.freeSlot(laundryId);
      const { applicationId: id } = await member.orders({ laundryId, startsAt, idempotencyKey: randomUUID() });
      const shop = await Shop.at(sandbox, laundryId);
      await shop.collects(id, 1);
      const { totalWon: before } = await shop.prices(id, [{ category: '와이셔츠', name: '흰 셔츠' }]);
      const { cookies } = await page.context().storageState();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const path = `/usage/approve?id=${id}`;
      await untilRendered(async () => (await request.get(path, { headers: { cookie } })).text());

      const letScriptsThrough = await holdScripts(page);
      await openRendered(page, path);
      expect(await app.priceApproval.totalWon()).toBe(before);
      await app.priceApproval.approve();
      const { totalWon: after } = await shop.prices(id, [{ category: '코트', name: '회색 코트' }]);
      letScriptsThrough();
      await expect(app.priceApproval.correction).toBeVisible();
      expect(await app.priceApproval.totalWon()).toBe(after);
      expect((await member.requestDetail(id)).payment.status).toBe('None');
    });
  });
});
