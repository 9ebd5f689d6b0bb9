import type { MembershipAnswer } from '@dongne/contract';
import { buildMembership } from '@dongne/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildShop } from '../testing/builders';
import { standAt } from '../testing/clock';
import { openRequestForm, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const SHOP = buildShop({
  prices: [
    { category: '와이셔츠', priceWon: 2_000, turnaroundDays: 3 },
    { category: '원피스', priceWon: 8_000, turnaroundDays: 3 },
    { category: '코트', priceWon: 13_000, turnaroundDays: 3 },
  ],
  isFreeDelivery: false,
  deliveryFeeWon: 3_000,
  freeFromWon: 100_000,
  hasMembershipService: false,
  dailyLaundryPaidService: [{ code: 'EXPRESS', label: '빠른 세탁', priceWon: 3_000 }],
});

const member = (userStatus: 'Normal' | 'Membership'): MembershipAnswer => ({
  userMembershipInfo: [{ ...buildMembership(), userStatus }],
});

describe('estimate in the order form', () => {
  it('follows pieces, premium care, stains and extras', async () => {
    const { user, chooseSlot, next, unfold, count } = await openRequestForm({ 'GET /laundry/detail/7': SHOP });
    const says = (words: string) => expect(screen.getByText(words)).toBeVisible();
    says('예상 5,000~11,000원');
    says('평소 입는 옷 1개');
    says('배송비 포함');
    await user.click(screen.getByRole('button', { name: '세탁물 수량 늘리기' }));
    says('예상 7,000~19,000원');
    says('평소 입는 옷 2개');
    await chooseSlot();
    await next();
    await user.click(screen.getByRole('switch', { name: '프리미엄 세탁' }));
    says('예상 11,000~35,000원');
    says('프리미엄 세탁 4,000~16,000원 · 배송비 포함');
    await user.click(screen.getByRole('switch', { name: '얼룩이 있어요' }));
    says('예상 16,000~40,000원');
    await unfold('추가 서비스');
    await user.click(screen.getByRole('checkbox', { name: '빠른 세탁 3,000원' }));
    says('예상 19,000~43,000원');
    says('프리미엄 세탁 4,000~16,000원 · 얼룩 제거 5,000원 · 추가 서비스 3,000원 · 배송비 포함');
    await user.click(screen.getByRole('button', { name: /수거.*변경$/ }));
    await count('원피스');
    says('예상 31,000~43,000원');
    says('원피스 1, 평소 입는 옷 1개');
    await count('원피스');
    says('예상 43,000원');
  });

  it('shows prices of premium care and stains before they are chosen', async () => {
    await openSecondScreen({ 'GET /laundry/detail/7': SHOP });
    expect(screen.getByRole('switch', { name: '프리미엄 세탁' })).toHaveAccessibleDescription(
      /예상 금액이 두 배로 계산돼요/,
    );
    expect(screen.getByRole('switch', { name: '얼룩이 있어요' })).toHaveAccessibleDescription(/얼룩 제거 5,000원/);
  });

  it('subtracts the member discount at a participating shop', async () => {
    const shop = { ...SHOP, hasMembershipService: true };
    await openRequestForm({ 'GET /laundry/detail/7': shop, 'GET /myPage/membership': member('Membership') });
    expect(await screen.findByText('예상 4,800~10,200원')).toBeVisible();
    expect(screen.getByText('멤버십 10% 할인 -200~800원 · 배송비 포함')).toBeVisible();
  });

  it.each([
    ['who is none', true, member('Normal')],
    ['at a shop that does not honour it', false, member('Membership')],
  ])('takes nothing off for somebody %s', async (_who, hasMembershipService, answer) => {
    const { calls } = await openRequestForm({
      'GET /laundry/detail/7': { ...SHOP, hasMembershipService },
      'GET /myPage/membership': answer,
    });
    await waitFor(() => expect(calls.some(({ path }) => path === '/laundry/7/slots')).toBe(true));
    expect(screen.getByText('예상 5,000~11,000원')).toBeVisible();
  });

  it('says when a shop delivers everything for free', async () => {
    await openRequestForm({ 'GET /laundry/detail/7': { ...SHOP, isFreeDelivery: true } });
    expect(screen.getByText('예상 2,000~8,000원')).toBeVisible();
    expect(screen.getByText('배송비 무료')).toBeVisible();
  });
});
