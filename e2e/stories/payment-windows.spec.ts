import { formatWon } from '@dongne/contract';
import { pricedRequest } from '../src/actors/priced-request';
import { typeCard } from '../src/pages/card-pages';
import { WINDOWS } from '../src/devices';
import { expect, test } from '../src/story';

const SHOP = 2;
/** Provider timeout of ten seconds, and the net cancel after it. */
const SLOW = { timeout: 40_000 };

/** One failing payment per window. The API's tests cover every case of every provider. */
const REFUSED = {
  'KG이니시스 desktop': { lastFour: '9999', why: /확인하지 못해서 결제를 취소했어요/ },
  'KG이니시스 phone': { lastFour: '0051', why: /한도초과/ },
  'NICEPAY desktop': { lastFour: '8888', why: /창을 닫았다면 다시 열어 주세요|창이 닫혔어요|취소/ },
  'NICEPAY phone': { lastFour: '6666', why: /결제사의 답을 확인하지 못했어요/ },
} as const;

/** Prefix of the charge's order ids, one of which is in the window's form. */
const chargeIn = (form: string): string => {
  const [begin] = /c\d+-/.exec(form) ?? [];
  if (begin === undefined) throw new Error('The form names no order.');
  return begin;
};

for (const { provider, device, options } of WINDOWS)
  test.describe(`a customer without a card who pays with ${provider} on a ${device}`, () => {
    test.use(options);

    test('reads why a card failed and pays once despite a double return', async ({ app, context, member, sandbox }) => {
      // Before the first window opens: a window that closes meanwhile would refuse it.
      let form = '';
      await context.route('**/ready', async (route) => {
        const response = await route.fetch();
        form = await response.text();
        await route.fulfill({ response });
      });
      const { id, totalWon } = await pricedRequest(sandbox, member, SHOP);
      await member.approves(id);
      await app.usageDetail.open(id);
      await expect(app.usageDetail.payment).toContainText('결제 실패', SLOW);
      const { lastFour, why } = REFUSED[`${provider} ${device}`];
      await typeCard(await app.usageDetail.openOtherCard(provider), lastFour, '결제하기');
      await expect(app.usageDetail.payment.getByText(why)).toBeVisible(SLOW);
      await typeCard(await app.usageDetail.openOtherCard(provider), '7777', '결제하기');
      await expect(app.usageDetail.payment).toContainText('결제 완료', SLOW);
      await expect(app.usageDetail.payment).toContainText(formatWon(totalWon));
      expect(await sandbox.takenWon(chargeIn(form))).toBe(totalWon);
      expect((await member.requestDetail(id)).payment).toMatchObject({ status: 'Paid', amountWon: totalWon });
    });
  });
