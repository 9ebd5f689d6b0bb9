import { pricedRequest } from '../src/actors/priced-request';
import { WINDOWS } from '../src/devices';
import { typeCard } from '../src/pages/card-pages';
import { expect, test } from '../src/story';

const SHOP = 2;
/** Providers are waited for ten seconds, and their net cancel after that. */
const SLOW = { timeout: 40_000 };

const SAID_BY_ALL = {
  '0051': /한도초과/,
  '0054': /유효기간/,
  '0014': /잘못된 카드/,
  '6666': /결제사의 답을 확인하지 못했어요/,
  // A window that is closed says nothing, except where a provider leads back as from 취소.
  '8888': /확인 중이에요|창이 닫혔어요|취소했어요/,
} as const;
const TAKEN_BACK = { '5555': /등록을 취소했어요/, '9999': /등록을 취소했어요/ } as const;
/** NicePay has no net cancel of a registration. */
const NOT_KNOWN = { '5555': /답을 받지 못했어요/, '9999': /답을 받지 못했어요/ } as const;
/** On a phone KG Inicis brings the key with the return: lost is a window that says nothing, and late is only late. */
const NOT_RETURNED = { '9999': /창이 닫혔어요. 등록되지 않았어요/ } as const;

/** What a member reads of a card that is not registered, by its last four digits. */
const refusalsAt = ({ provider, device }: Pick<(typeof WINDOWS)[number], 'provider' | 'device'>) => {
  if (provider === 'NICEPAY') return Object.entries({ ...SAID_BY_ALL, ...NOT_KNOWN });
  return Object.entries({ ...SAID_BY_ALL, ...(device === 'phone' ? NOT_RETURNED : TAKEN_BACK) });
};

for (const { provider, device, options } of WINDOWS)
  test.describe(`a member who registers a card with ${provider} on a ${device}`, () => {
    test.use({ ...options, causedErrors: /402/ });

    test('reads why each card is not registered, and has the one that is', async ({ app, member, page }) => {
      test.setTimeout(180_000);
      expect(member.account.userId).toBeGreaterThan(0);
      await app.cards.openRegistration();
      for (const [lastFour, why] of refusalsAt({ provider, device }))
        await test.step(`a card that ends with ${lastFour}`, async () => {
          await typeCard(await app.cards.openWindow(provider), lastFour);
          await expect(page.getByText(why).first()).toBeVisible(SLOW);
          await expect(page.getByRole('button', { name: `${provider} 창 다시 열기` })).toBeEnabled();
        });
      await app.cards.openList();
      await expect(app.cards.empty).toBeVisible();
      for (const lastFour of device === 'phone' && provider === 'KG이니시스' ? ['7777', '5555'] : ['7777']) {
        await app.cards.openRegistration();
        await typeCard(await app.cards.openWindow(provider), lastFour);
        await expect(app.cards.card).toBeVisible(SLOW);
      }
    });

    test('is asked again when the card is refused twice, and pays at the third time', async ({
      app,
      member,
      page,
      sandbox,
    }) => {
      await app.cards.openRegistration();
      await typeCard(await app.cards.openWindow(provider), '0100');
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
