import { formatWon } from '@dongne/contract';
import { pricedRequest } from '../src/actors/priced-request';
import { typeCard } from '../src/pages/card-pages';
import { WINDOWS } from '../src/devices';
import { expect, test } from '../src/story';

const SHOP = 2;
/** Providers are waited for ten seconds, and their net cancel after that. */
const SLOW = { timeout: 40_000 };

/**
 * One ending that does not pay for each window, and what its customer reads. Every ending at every provider is a row of the API's
 * tests.
 */
const REFUSED = {
  'KG이니시스 desktop': { lastFour: '9999', why: /확인하지 못해서 결제를 취소했어요/ },
  'KG이니시스 phone': { lastFour: '0051', why: /한도초과/ },
  'NICEPAY desktop': { lastFour: '8888', why: /창을 닫았다면 다시 열어 주세요|창이 닫혔어요|취소/ },
  'NICEPAY phone': { lastFour: '6666', why: /결제사의 답을 확인하지 못했어요/ },
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

    test('reads why a card does not pay, and pays once by another, although its window returns twice', async ({
      app,
      context,
      member,
      sandbox,
    }) => {
      const { id, totalWon } = await pricedRequest(sandbox, member, SHOP);
      await member.approves(id);
      await app.usageDetail.open(id);
      await expect(app.usageDetail.payment).toContainText('결제 실패', SLOW);
      const { lastFour, why } = REFUSED[`${provider} ${device}`];
      await typeCard(await app.usageDetail.openOtherCard(provider), lastFour, '결제하기');
      await expect(app.usageDetail.payment.getByText(why)).toBeVisible(SLOW);
      let form = '';
      await context.route('**/ready', async (route) => {
        const response = await route.fetch();
        form = await response.text();
        await route.fulfill({ response });
      });
      await typeCard(await app.usageDetail.openOtherCard(provider), '7777', '결제하기');
      await expect(app.usageDetail.payment).toContainText('결제 완료', SLOW);
      await expect(app.usageDetail.payment).toContainText(formatWon(totalWon));
      expect(await sandbox.takenWon(chargeIn(form))).toBe(totalWon);
      expect((await member.requestDetail(id)).payment).toMatchObject({ status: 'Paid', amountWon: totalWon });
    });
  });
