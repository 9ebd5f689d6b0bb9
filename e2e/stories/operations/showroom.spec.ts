import { pricedRequest } from '../../src/actors/priced-request';
import { violationsOn } from '../../src/axe-violations';
import { takeDocumentedPicture } from '../../src/documented-pictures';
import { expect, test } from '../../src/operations-story';
import { ShowroomPage } from '../../src/pages/showroom-page';

// The tour advances to the pickup: the app's token has expired by then, is refused once, and refreshed.
test.use({ causedErrors: /status of 401/ });
test.setTimeout(240_000);

const DESKTOP = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

test.afterEach(({ sandbox }) => sandbox.returnToPresent());

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a newcomer completes an order by following the tour', async ({ page }) => {
    const showroom = new ShowroomPage(page);
    const { phone } = showroom;
    const isDue = (step: string) => expect(showroom.due.getByRole('heading')).toHaveText(step);

    await test.step('starts as a new member, logged in on the phone', async () => {
      await showroom.open();
      await isDue('회원으로 시작해요');
      await showroom.press('카드가 있는 새 회원으로 시작');
      await expect(page.getByText(/^앱: 연습\d{4} 님으로 로그인$/)).toBeVisible();
      await isDue('세탁소를 골라 수거를 신청해요');
      await expect(showroom.progress).toHaveText('1/11 마침 · 약 10분');
    });

    await test.step('orders on the phone', async () => {
      await showroom.press('앱에서 세탁소 찾기');
      await showroom.ordersInThePhone();
      await isDue('세탁소가 되어 수거를 확정해요');
      await takeDocumentedPicture(page, 'sandbox-tour');
    });

    await test.step('accepts and collects as the shop', async () => {
      await showroom.press('세탁소: 수거 확정');
      await expect(showroom.status).toContainText('신청: 세탁소: 수거 확정');
      await isDue('수거 시간으로 가요');
      await showroom.press('수거 시간으로 이동');
      await isDue('문 앞의 세탁물을 수거해요');
      await showroom.press('세탁소: 수거');
      await isDue('품목을 확인하고 금액을 안내해요');
      await showroom.press('세탁소: 품목 확인 시작');
      await showroom.press('세탁소: 금액 안내');
    });

    await test.step('approves the price as the customer and is charged', async () => {
      await isDue('고객이 금액을 승인해요');
      await showroom.press('앱에서 금액 확인');
      await phone.getByRole('button', { name: /원으로 진행하기$/ }).click();
      await isDue('세탁해서 문 앞에 돌려줘요');
      await expect(showroom.progress).toHaveText('8/11 마침 · 약 10분');
    });

    await test.step('continues at the same step after a reload', async () => {
      await page.reload();
      await isDue('세탁해서 문 앞에 돌려줘요');
    });

    await test.step('washes and delivers', async () => {
      for (const step of ['세탁 시작', '세탁 완료', '배송 출발', '배송 완료']) await showroom.press(`세탁소: ${step}`);
      await isDue('고객이 수령을 확인해요');
      await showroom.press('앱에서 수령 확인');
      await phone.getByRole('button', { name: '수령 확인' }).click();
      await phone.getByRole('alertdialog').getByRole('button', { name: '모두 받았어요' }).click();
    });

    await test.step('reviews the actions of all roles', async () => {
      await isDue('지난 일을 돌아봐요');
      await showroom.press('신청 기록 보기');
      await expect(showroom.orders.getByText('이용 완료 · 고객')).toBeVisible();
      await takeDocumentedPicture(page, 'sandbox-orders');
      expect(await violationsOn(page)).toEqual([]);
      await showroom.open();
      await expect(page.getByRole('heading', { name: '다 둘러봤어요!' })).toBeVisible();
    });
  });

  test('login codes appear beside the phone; clock, faults and cards work', async ({ page }) => {
    const showroom = new ShowroomPage(page);
    await showroom.open();
    await page.getByRole('button', { name: '방문자: 로그아웃하고 시작' }).click();
    await expect(page.getByText('앱: 로그인 전')).toBeVisible();
    const login = await page.request.post('/v1/app/auth/otp', { data: { phoneNumber: '01000000001' } });
    expect(login.ok()).toBe(true);
    await expect(showroom.codes.first()).toHaveText(/^\d{6}$/);

    const before = await showroom.now.innerText();
    await showroom.clock.getByRole('button', { name: '+1일' }).press('Enter');
    await expect(showroom.now).not.toHaveText(before);

    await showroom.open('tools');
    await page.getByRole('combobox', { name: '어디에서' }).selectOption('세탁소 목록 (방문자)');
    await page.getByRole('button', { name: '장애 내기', exact: true }).click();
    await expect(showroom.status).toHaveText(/^세탁소 목록 \(방문자\): 500으로 실패/);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByText('낸 장애가 없어요.')).toBeVisible();
    await expect(page.getByRole('button', { name: '4000000000000051 복사 (카드 번호)' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('the console switches to English and remembers it', async ({ page }) => {
    const showroom = new ShowroomPage(page);
    await showroom.open();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Follow one order to its end' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start as a new member with a card' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: '한국어' }).click();
    await expect(page.getByRole('heading', { name: '신청 하나를 끝까지 따라가요' })).toBeVisible();
  });
});

test.describe('at the desks of support', () => {
  test.use({ ...DESKTOP, memberIs: 'new with a card' });

  test('the settlement matches the card companies', async ({ page, member, sandbox }) => {
    const { id, totalWon } = await pricedRequest(sandbox, member, 0);
    await member.approves(id);
    await expect.poll(async () => (await member.requestDetail(id)).payment.status).toBe('Paid');
    const showroom = new ShowroomPage(page);
    await showroom.open('operator');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: 'My orders' }).click();
    await expect(page.locator('iframe').contentFrame().getByRole('heading', { name: '이용현황' })).toBeVisible();
    await page.getByRole('radio', { name: 'Books' }).check();
    await page.getByRole('button', { name: 'Compare now' }).click();
    await expect(page.getByText(/: everything agrees\.$/)).toBeVisible();
    // The newest day comes first; other stories have paid on it too.
    const today = page.getByRole('row', { name: /NicePay agrees/ }).first();
    const [ours, theirs] = (await today.getByRole('cell').allInnerTexts())
      .slice(-2)
      .map((won) => Number(won.replaceAll(/\D/g, '')));
    expect(ours).toBeGreaterThanOrEqual(totalWon);
    expect(theirs).toBe(ours);
    await takeDocumentedPicture(page, 'sandbox-support');
    expect(await violationsOn(page)).toEqual([]);
  });

  test('a campaign shows its audience and is sent once a day', async ({ page }) => {
    const showroom = new ShowroomPage(page);
    await showroom.open('operator');
    await page.getByRole('radio', { name: '광고' }).check();
    await expect(page.getByRole('term').filter({ hasText: '받을 회원' })).toBeVisible();
    const audience = page.getByRole('definition').first();
    await expect(audience).toHaveText(/^[1-9]\d*명$/);
    const members = await audience.innerText();
    await page.getByRole('textbox', { name: '제목' }).fill('봄맞이 이불 세탁');
    await expect(page.getByText('(광고) 봄맞이 이불 세탁', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '광고 보내기' }).click();
    await expect(showroom.status).toHaveText(`광고 수신에 동의한 ${members}에게 보냈어요.`);
    await page.getByRole('button', { name: '광고 보내기' }).click();
    await expect(showroom.status).toHaveText(/^아무에게도 보내지 않았어요/);
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('a phone shows only the panels and a link', async ({ page, context }) => {
  const showroom = new ShowroomPage(page);
  await showroom.open();
  await expect(showroom.due).toBeVisible();
  await expect(showroom.frame).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: '단골이웃: 이 회원으로 시작' }).click();
  await expect(page.getByText('앱: 단골이웃 님으로 로그인')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '이용현황' }).click();
  await expect((await opened).getByRole('heading', { name: '이용현황' })).toBeVisible();
});
