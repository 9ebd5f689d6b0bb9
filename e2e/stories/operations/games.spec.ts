import type { Page } from '@playwright/test';
import { violationsOn } from '../../src/axe-violations';
import { expect, test } from '../../src/operations-story';

// The session is refreshed a day later.
test.use({ settings: { BLEEPY: 'on', BLEEPY_OX: 'on' }, causedErrors: /401 \(Unauthorized\)/ });

const DAY_MS = 24 * 3_600_000;
const SOCKS = 10;

const playsSocks = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '시작하기' }).click();
  for (let picked = 0; picked < SOCKS; picked += 1) {
    await page.getByText(`${picked} / ${SOCKS}`, { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^양말 \d+ 줍기$/ })
      .first()
      .press('Enter');
  }
  await expect(page.getByRole('heading', { name: /다 주웠어요!$/ })).toBeVisible();
};

test('the mini game gives points once a day', async ({ app, member, page, sandbox }) => {
  expect(member.account.userId).toBeGreaterThan(0);
  await app.home.open();
  await app.home.scrollToShops();
  await page.getByRole('link', { name: /양말 줍기/ }).click();
  expect(await violationsOn(page)).toEqual([]);
  await playsSocks(page);
  await page.getByRole('button', { name: '10P 받기' }).dblclick();
  await expect(page.getByText('오늘의 10P를 드렸어요. 내일 또 만나요!')).toBeVisible();

  await page.getByRole('button', { name: '한 판 더' }).click();
  await app.open('/event/socks');
  await expect(page.getByText(/^오늘 포인트는 받았어요. 내일 또 만나요!/)).toBeVisible();
  await playsSocks(page);
  await expect(page.getByText('오늘 포인트는 이미 받았어요. 내일 또 만나요!')).toBeVisible();
  await page.getByRole('link', { name: '포인트 보기' }).click();
  await expect(page.getByText('양말 줍기 게임')).toHaveCount(1);

  await sandbox.travel(DAY_MS);
  await app.open('/event/socks');
  await playsSocks(page);
  await page.getByRole('button', { name: '10P 받기' }).click();
  await expect(page.getByText('오늘의 10P를 드렸어요. 내일 또 만나요!')).toBeVisible();
});

test('the quiz explains care labels and gives points', async ({ app, member, page }) => {
  expect(member.account.userId).toBeGreaterThan(0);
  await app.open('/event/ox');
  await page.getByRole('button', { name: '시작하기' }).click();
  for (const next of ['다음 문제', '다음 문제', '다음 문제', '다음 문제', '결과 보기']) {
    await page.getByRole('button', { name: 'X, 아니에요' }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: next }).click();
  }
  await page.getByRole('button', { name: '10P 받기' }).click();
  await expect(page.getByText('오늘의 10P를 드렸어요. 내일 또 만나요!')).toBeVisible();
});
