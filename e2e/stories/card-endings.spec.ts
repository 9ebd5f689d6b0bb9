import { pricedRequest } from '../src/actors/priced-request';
import { WINDOWS } from '../src/devices';
import { CARD_PROVIDERS, typeCard } from '../src/pages/card-pages';
import { expect, test } from '../src/story';

const SHOP = 2;
/** Provider timeout of ten seconds, and the net cancel after it. */
const SLOW = { timeout: 40_000 };

/**
 * One failing card per window: refused, window closed, invalid return, late response. The API's tests cover every case
 * of every provider.
 */
const REFUSED = {
  'KG이니시스 desktop': { lastFour: '8888', why: /창이 닫혔어요|확인 중이에요/ },
  'KG이니시스 phone': { lastFour: '6666', why: /결제사의 답을 확인하지 못했어요/ },
  'NICEPAY desktop': { lastFour: '5555', why: /답을 받지 못했어요/ },
  'NICEPAY phone': { lastFour: '0051', why: /한도초과/ },
} as const;

for (const { provider, device, options } of WINDOWS)
  test.describe(`a member who registers a card with ${provider} on a ${device}`, () => {
    test.use(options);

    test('reads why a card failed and registers one despite a double return', async ({ app, member, page }) => {
      expect(member.account.userId).toBeGreaterThan(0);
      const { lastFour, why } = REFUSED[`${provider} ${device}`];
      await app.cards.openRegistration();
      await typeCard(await app.cards.openWindow(provider), lastFour);
      await expect(page.getByText(why).first()).toBeVisible(SLOW);
      await expect(page.getByRole('button', { name: `${provider} 창 다시 열기` })).toBeEnabled();
      await typeCard(await app.cards.openWindow(provider), '7777');
      await expect(app.title).toHaveText('결제수단 관리', SLOW);
      await expect(app.cards.card).toContainText(provider);
    });
  });

for (const provider of CARD_PROVIDERS)
  test(`the window of ${provider} counts as closed only once it is`, async ({ app, member: _loggedIn, page }) => {
    await page.addInitScript(() => {
      const { open } = window;
      window.open = (...given) => {
        const opened = open.apply(window, given);
        Reflect.set(window, 'openedWindow', opened);
        return opened;
      };
    });
    const isClosed = (): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'openedWindow').closed);
    await app.cards.openRegistration();
    const popup = await app.cards.openWindow(provider);
    await expect(popup.getByLabel('카드번호')).toBeVisible();
    expect(await isClosed()).toBe(false);
    await popup.close();
    await expect(page.getByText('창이 닫혔어요').first()).toBeVisible();
  });

test.describe('a member whose card is refused twice', () => {
  test.use({ causedErrors: /402/ });

  test('pays on the third attempt', async ({ app, member, page, sandbox }) => {
    await app.cards.openRegistration();
    await typeCard(await app.cards.openWindow('KG이니시스'), '0100');
    await expect(app.cards.card).toBeVisible(SLOW);
    const { id } = await pricedRequest(sandbox, member, SHOP);
    await member.approves(id);
    await app.usageDetail.open(id);
    await expect(app.usageDetail.payment).toContainText('한도초과', SLOW);
    const pay = page.getByRole('button', { name: '등록된 카드로 결제하기' });
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('이번에도');
    await pay.click();
    await expect(app.usageDetail.payment).toContainText('결제 완료', SLOW);
  });
});
