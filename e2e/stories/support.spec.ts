import { violationsOn } from '../src/axe-violations';
import { mockServerTime } from '../src/mock-server-time';
import { expect, test } from '../src/story';

const FRIDAY_TEN = new Date('2026-11-20T10:00:00+09:00');
const SATURDAY_TEN = new Date('2026-11-21T10:00:00+09:00');

test.describe('help', () => {
  test('offers a phone call during its hours', async ({ app, page, member, sandbox }) => {
    const { id: laundryId } = await sandbox.deliveringShop(9);
    const { startsAt } = await member.freeSlot(laundryId);
    const { applicationId } = await member.orders({ laundryId, startsAt, idempotencyKey: `help-${Date.now()}` });
    await mockServerTime(page, FRIDAY_TEN);
    await app.open(`/usage/detail?id=${applicationId}`);
    await page.getByRole('button', { name: '문의하기' }).click();

    const dialog = page.getByRole('dialog', { name: '무엇을 도와드릴까요?' });
    await expect(dialog).toContainText('평일 09:00~18:00');
    await expect(dialog.getByRole('link', { name: '전화 상담' })).toHaveAttribute('href', /^tel:/);
    // No chat key is configured: no chat is offered.
    await expect(dialog).not.toContainText('채팅');
    await expect(dialog.getByRole('link', { name: '문의 남기기' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    await app.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(app.title).toHaveText('이용 상세');
  });

  test('says at the weekend that support is closed', async ({ app, page }) => {
    await mockServerTime(page, SATURDAY_TEN);
    await app.open('/mypage/customer-center');
    await expect(page.getByText(/^지금은 상담 시간이 아니에요/)).toBeVisible();
    await expect(page.getByRole('button', { name: '전화 상담' })).toBeDisabled();
  });
});

test.describe('external services', () => {
  test('are not contacted without a key', async ({ app, page, baseURL }) => {
    const others: string[] = [];
    const own = new URL(baseURL ?? '').hostname;
    page.on('request', (call) => {
      const { protocol, hostname } = new URL(call.url());
      if (protocol.startsWith('http') && hostname !== own) others.push(call.url());
    });
    const answer = await page.goto('/mypage/customer-center');
    expect(answer?.headers()['content-security-policy']).not.toMatch(/channel\.io|google/);
    await expect(app.title).toHaveText('고객센터');
    await page.waitForResponse(/\/clientEvent$/);
    expect(others).toEqual([]);
  });
});
