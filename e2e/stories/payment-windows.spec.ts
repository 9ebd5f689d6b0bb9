import { formatWon } from '@dongne/contract';
import { pricedRequest } from '../src/actors/priced-request';
import { typeCard } from '../src/pages/card-pages';
import { WINDOWS } from '../src/devices';
import { expect, test } from '../src/story';

const SHOP = 2;
/** Providers are waited for ten seconds, and their net cancel after that. */
const SLOW = { timeout: 40_000 };

/** What a customer reads of a card that does not pay, by its last four digits. */
const REFUSALS = {
  '0051': /한도초과/,
  '0054': /유효기간/,
  '0014': /잘못된 카드/,
  '6666': /결제사의 답을 확인하지 못했어요/,
  // A window that is closed says nothing, except where a provider leads back as from 취소.
  '8888': /창을 닫았다면 다시 열어 주세요|창이 닫혔어요|취소/,
  '5555': /확인하지 못해서 결제를 취소했어요/,
  '9999': /확인하지 못해서 결제를 취소했어요/,
} as const;

/** What all order ids of the charge begin with, of which one stands in a window's form. */
const chargeIn = (form: string): string => {
  const [begin] = /c\d+-/.exec(form) ?? [];
  if (begin === undefined) throw new Error('The form names no order.');
  return begin;
};

for (const { provider, device, options } of WINDOWS)
  test.describe(`a customer without a card who pays in the window of ${provider} on a ${device}`, () => {
    test.use(options);

    test('reads why each card does not pay, and pays once by the one that does', async ({
      app,
      context,
      member,
      sandbox,
    }) => {
      test.setTimeout(180_000);
      const { id, totalWon } = await pricedRequest(sandbox, member, SHOP);
      await member.approves(id);
      await app.usageDetail.open(id);
      await expect(app.usageDetail.payment).toContainText('결제 실패', SLOW);
      for (const [lastFour, why] of Object.entries(REFUSALS))
        await test.step(`by a card that ends with ${lastFour}`, async () => {
          const window = await app.usageDetail.openOtherCard(provider);
          await typeCard(window, lastFour, '결제하기');
          await expect(app.usageDetail.payment.getByText(why)).toBeVisible(SLOW);
        });
      let form = '';
      await context.route('**/ready', async (route) => {
        const response = await route.fetch();
        form = await response.text();
        await route.fulfill({ response });
      });
      await typeCard(await app.usageDetail.openOtherCard(provider), '0000', '결제하기');
      await expect(app.usageDetail.payment).toContainText('결제 완료', SLOW);
      await expect(app.usageDetail.payment).toContainText(formatWon(totalWon));
      expect(await sandbox.takenWon(chargeIn(form))).toBe(totalWon);
    });

    test('pays once when the window returns twice', async ({ app, member, sandbox }) => {
      const { id, totalWon } = await pricedRequest(sandbox, member, SHOP);
      await member.approves(id);
      await app.usageDetail.open(id);
      await typeCard(await app.usageDetail.openOtherCard(provider), '7777', '결제하기');
      await expect(app.usageDetail.payment).toContainText('결제 완료', SLOW);
      expect((await member.requestDetail(id)).payment).toMatchObject({ status: 'Paid', amountWon: totalWon });
    });
  });
