import { REJOIN_BLOCK_DAYS } from '@dongne/contract';
import { expect, test } from '../../src/operations-story';

const DAY_MS = 24 * 3_600_000;

// The server refuses the number until then.
test.use({ causedErrors: /409 \(Conflict\)/ });

test('a withdrawn member can register again after 14 days', async ({ app, customer, member, page, sandbox }) => {
  const { phoneNumber } = member.account;
  await app.open('/mypage/info');
  await page.getByRole('link', { name: '회원 탈퇴' }).click();
  await page.getByRole('checkbox', { name: '가격이 부담돼요' }).click();
  await page.getByRole('checkbox', { name: /확인했어요$/ }).click();
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await sandbox.forgetLimits();
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  const code = page.getByRole('textbox', { name: '인증번호' });
  await expect(code).toBeVisible();
  await code.fill(await sandbox.newestCode(phoneNumber));
  const question = page.getByRole('alertdialog', { name: '정말 탈퇴할까요?' });
  await question.getByRole('button', { name: '계속 이용하기' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await question.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page.getByText('탈퇴했어요. 그동안 이용해 주셔서 고마워요.')).toBeVisible();
  await expect(page).toHaveURL('/');

  // Member pages are closed again.
  await app.open('/mypage/info');
  await expect(page).toHaveURL(/\/login/);

  await sandbox.forgetLimits();
  await customer.provesNumber(phoneNumber);
  await expect(page).toHaveURL(/\/login\/withdraw/);
  await expect(page.getByText(`탈퇴 후 ${REJOIN_BLOCK_DAYS}일이 지나야 다시 가입할 수 있어요`)).toBeVisible();

  await sandbox.travel(REJOIN_BLOCK_DAYS * DAY_MS);
  await app.login.open();
  await customer.provesNumber(phoneNumber);
  await app.registration.chooseAddress('삼성동', '서울 강남구 삼성동');
  await app.registration.describeDoor('101동 1203호');
  await app.registration.agreeToRequiredTerms();
  await app.registration.finish();
  await expect(page).not.toHaveURL(/\/login/);
  // New account: no data of the previous one is back.
  await app.open('/mypage/point');
  await expect(page.getByText('0P', { exact: true }).first()).toBeVisible();
});
