import { screen } from '@testing-library/react';
import { buildShop } from '../testing/builders';
import { standAt } from '../testing/clock';
import { openRequestForm } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const SHOP = buildShop({
  prices: [{ category: '코트', priceWon: 13_000, turnaroundDays: 3 }],
  isFreeDelivery: true,
  hasMembershipService: false,
});
const WARNING = /예상 금액이 바우처 잔액보다 높을 수 있어요/;

const openAs = (restrictions: 'cardPayment'[]) =>
  openRequestForm({
    'GET /laundry/detail/7': SHOP,
    'GET /member/partnerInfo': [{ partnerId: 1, name: '세탁 바우처', restrictions }],
    'GET /myPage/voucher': { balanceWon: 30_000, items: [], nextCursor: null },
  });

describe('order form of a voucher user', () => {
  it('shows the balance and warns that it may not suffice', async () => {
    const { count } = await openAs(['cardPayment']);
    expect(await screen.findByText('바우처 잔액 30,000원')).toBeVisible();
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    await count('코트', '코트', '코트');
    expect(screen.getByText(WARNING)).toBeVisible();
  });

  it('shows no vouchers to other members', async () => {
    await openAs([]);
    expect(screen.queryByText(/바우처/)).not.toBeInTheDocument();
  });
});
