import { SupportPerson } from '../src/actors/support-person';
import { mockServerTime } from '../src/mock-server-time';
import { expect, test } from '../src/story';

const SATURDAY_TEN = new Date('2026-11-21T10:00:00+09:00');

test('a member messages support outside of its hours and reads the answer', async ({ app, member, page, sandbox }) => {
  expect(member.account.phoneNumber).not.toBe('');
  await mockServerTime(page, SATURDAY_TEN);
  await app.open('/mypage/customer-center');
  await expect(page.getByRole('button', { name: '전화 상담' })).toBeDisabled();
  await expect(page.getByText(/채팅/)).toHaveCount(0);
  await page.getByRole('link', { name: '문의 남기기' }).click();
  await page.getByRole('radio', { name: '수거·배송' }).click();
  await page.getByRole('textbox', { name: '문의 내용' }).fill('내일 몇 시에 오나요?');
  // The draft survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: '문의 내용' })).toHaveValue('내일 몇 시에 오나요?');
  await page.getByRole('button', { name: '문의 남기기' }).click();
  await expect(page.getByText('답변 대기')).toBeVisible();
  const id = Number(/inquiry\/(\d+)$/.exec(page.url())?.[1]);

  const support = await SupportPerson.of(sandbox);
  await support.answersInquiry(id, '10시에 가요.');
  await app.open('/mypage/alarm');
  await page.getByRole('link', { name: /문의 답변.*답변 보기/ }).click();
  await expect(page).toHaveURL(new RegExp(`/mypage/inquiry/${id}$`));
  await expect(page.getByText('10시에 가요.')).toBeVisible();
  await page.getByRole('textbox', { name: '답장하기' }).fill('고마워요');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('list', { name: '주고받은 말' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('답변 대기')).toBeVisible();
});
