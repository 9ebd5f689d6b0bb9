import type { WebVitalReport } from '@dongne/contract';
import { SupportPerson } from '../src/actors/support-person';
import { everythingHasLoaded } from '../src/after-first-view';
import { violationsOn } from '../src/axe-violations';
import { ShowroomPage } from '../src/pages/showroom-page';
import { expect, test } from '../src/story';

const LIST = '/laundry/list';
const MEASURED = ['LCP', 'FCP', 'TTFB'];

/** Number of measurements per page, over all versions. */
const counted = ({ pages }: WebVitalReport): number[] =>
  MEASURED.map((name) =>
    pages.flatMap(({ vitals }) => vitals.filter((one) => one.name === name)).reduce((sum, { count }) => sum + count, 0),
  );

test.describe('page speed', () => {
  // Enables animations, as customers have them: without them metrics of the left page were missing in two of three
  // runs.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('is measured in the browser and shown by route and version', async ({ app, page, sandbox }) => {
    const support = await SupportPerson.of(sandbox);
    const before = counted(await support.speedOf(LIST));

    await app.open(LIST);
    await everythingHasLoaded(page);
    // The measuring script loads with the first interaction.
    const measuring = page.waitForResponse(
      async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('interactionId'),
    );
    await app.shopList.shops.first().click();
    await measuring;
    await everythingHasLoaded(page); // the script has run
    await page.goto('about:blank');
    await expect
      .poll(async () => counted(await support.speedOf(LIST)).map((count, at) => count > (before[at] ?? 0)))
      .toEqual(MEASURED.map(() => true));
    const { pages, versions } = await support.speedOf(LIST);
    const [{ version = '' } = {}] = pages;
    expect(version).toMatch(/^mf_laundry@\d+\.\d+\.\d+-[\da-f]{8}$/);
    expect(versions.filter((one) => one.startsWith('shell@'))).not.toEqual([]);

    const showroom = new ShowroomPage(page);
    await showroom.open('operator');
    await page.getByRole('radio', { name: '화면 속도' }).check();
    const list = page.getByRole('region', { name: LIST });
    await expect(list.getByRole('heading', { name: version }).first()).toBeVisible();
    await page.getByRole('combobox', { name: '경로' }).selectOption(LIST);
    await page.getByRole('combobox', { name: '버전' }).selectOption(version);
    await page.getByRole('button', { name: '속도 보기' }).click();
    await expect(list.getByText(/^좋음 \d+% · 개선 필요 \d+% · 나쁨 \d+%$/).first()).toBeVisible();
    await expect(list.getByRole('img', { name: /^LCP 날마다: \d{4}-/ }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: /^\// })).toHaveCount(1);
    expect(await violationsOn(page)).toEqual([]);
  });

  test.describe('for days without data or invalid days', () => {
    test.use({ causedErrors: /status of 422/ });

    test('is shown as unknown or with an error', async ({ page }) => {
      const showroom = new ShowroomPage(page);
      await showroom.open('operator');
      await page.getByRole('radio', { name: '화면 속도' }).check();
      const day = (name: string) => page.getByLabel(name).filter({ visible: true });
      const show = page.getByRole('button', { name: '속도 보기' });
      await day('마지막 날').fill('2020-01-31');
      await show.click();
      await expect(
        page.getByRole('alert').filter({ hasText: '끝나는 날보다 늦지 않은 날짜를 골라 주세요.' }),
      ).toBeVisible();
      await day('첫날').fill('2020-01-01');
      await show.click();
      await expect(page.getByText('이 기간에 잰 값이 없어요.')).toBeVisible();
    });
  });
});
