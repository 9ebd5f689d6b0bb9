import { expect } from '@playwright/test';
import { PHOTO, Shop } from '../../src/actors/shop';
import { ENGINES } from '../../src/engines/engines';
import { test } from '../../src/engines/engine-story';

/** Cookies that close the popups of a first visit permanently. */
const QUIET_HOME = ['closeTutorial', 'middlePopup', 'bottomPopup'].map(
  (name) => `document.cookie = '${name}=Y;path=/'`,
);

const DELIVERING = /수거·배송해 주는 세탁소|멤버십 할인·수거 배송/;

for (const engine of ENGINES)
  test.describe(`in ${engine.name}`, () => {
    test.use({ engine });

    test('a member orders, registers a card, approves the price and logs out', async ({
      enginePage: page,
      sandbox,
    }) => {
      const { phoneNumber } = await sandbox.freshMember();
      let laundryId = 0;
      let requestId = 0;

      await test.step('opens Home and a shop that delivers', async () => {
        await page.open('/sandbox');
        await page.window.evaluate(`(${QUIET_HOME.join(', ')})`);
        await page.open('/');
        await page.click({ role: 'link', name: '주변 세탁소 찾기' });
        await page.sees({ role: 'heading', name: '세탁소 찾기' });
        await page.click({ role: 'link', within: { role: 'listitem', within: { role: 'region', name: DELIVERING } } });
        await page.isAt(/^\/laundry\/\d+$/);
        laundryId = Number((await page.address()).split('/').at(-1));
      });

      await test.step('logs in with a code during the order', async () => {
        await page.click({ role: 'button', name: '수거 신청하기' });
        await page.isAt(/^\/login\?path=/);
        await sandbox.forgetLimits();
        await page.type({ role: 'textbox', name: '휴대폰 번호' }, phoneNumber);
        await page.click({ role: 'button', name: '인증번호 받기' });
        await page.sees({ role: 'textbox', name: '인증번호' });
        await page.type({ role: 'textbox', name: '인증번호' }, await sandbox.newestCode(phoneNumber));
        await page.isAt(/^\/applicate\?laundryId=\d+$/);
      });

      await test.step('orders a pickup', async () => {
        const free = { role: 'radio', within: { role: 'group', name: '수거 시간' }, isEnabled: true } as const;
        const none = { text: '이날은 고를 수 있는 시간이 없어요.' };
        await page.sees(free, none);
        while (!(await page.has(free))) {
          await page.click({ selector: 'button[aria-pressed="true"] + button' });
          await page.sees(free, none);
        }
        await page.click(free);
        await page.click({ role: 'button', name: '세탁물 수량 늘리기' });
        await page.click({ role: 'button', name: '다음' });
        await page.click({ role: 'checkbox', name: '약관에 동의해요' });
        await page.click({ role: 'button', name: '신청하기' });
        await page.sees({ role: 'heading', name: '신청이 완료되었어요' });
        requestId = Number(new URLSearchParams((await page.address()).split('?')[1]).get('id'));
      });

      await test.step("registers a card in the provider's window", async () => {
        await page.open('/mypage/payment/card');
        await page.click({ role: 'radio', name: 'KG이니시스' });
        const popup = await page.popupOf({ role: 'button', name: /^KG이니시스/ });
        await popup.type({ label: /^카드번호/ }, '9410094100940000');
        await popup.type({ label: /^유효기간/ }, '0928');
        await popup.type({ label: /^생년월일/ }, '900101');
        await popup.type({ label: /^카드 비밀번호/ }, '12');
        await popup.clickLast({ role: 'button', name: '카드 등록하기' });
        await page.sees({ role: 'group', name: /카드$/ });
      });

      await test.step('approves the price', async () => {
        const shop = await Shop.at(sandbox, laundryId);
        await shop.collects(requestId, 1);
        await shop.prices(requestId, [
          { category: '코트', name: '겨울 코트', priceWon: 17_000, note: '안감이 찢어졌어요', photo: PHOTO },
        ]);
        await page.open(`/usage/detail?id=${requestId}`);
        await page.click({ role: 'button', name: /금액 확인하고 진행$/ });
        await page.click({ role: 'button', name: /^[0-9,]+원으로 진행하기$/ });
        await page.sees({ role: 'heading', name: '금액 승인 완료' });
      });

      await test.step('logs out, and back shows no member data', async () => {
        await page.open('/usage');
        await page.sees({ role: 'link', within: { role: 'listitem' } });
        await page.open('/mypage');
        await page.click({ role: 'button', name: '로그아웃' });
        await page.click({ role: 'button', name: '확인', within: { role: 'alertdialog' } });
        await page.isAt(/^\/$/);
        await page.sees({ role: 'link', name: '주변 세탁소 찾기' });
        await page.window.goBack();
        // Browsers skip history entries without a user gesture, such as the one for Home's exit prompt.
        await page.sees({ role: 'textbox', name: '휴대폰 번호' }, { role: 'alertdialog' });
        if (!(await page.has({ role: 'alertdialog' }))) await page.isAt(/^\/login\?path=%2Fusage/);
        const cookies = String(await page.window.evaluate('document.cookie'));
        expect(cookies).not.toMatch(/accessToken|refreshToken|userInfo/);
      });
    });
  });
