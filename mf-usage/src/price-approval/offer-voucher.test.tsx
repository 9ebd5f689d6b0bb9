import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildPricedRequest } from '../testing/builders';

const offer = buildOffer({
  items: [buildItem({ id: 1, priceWon: 1_900 }), buildItem({ id: 2, name: '겨울 코트', priceWon: 13_000 })],
  terms: {
    services: [],
    hasMembershipDiscount: false,
    delivery: { isFree: true, feeWon: 0, freeFromWon: 0 },
    noShowFeeWon: 0,
  },
});

const openPage = (balanceWon: number, restrictions: 'cardPayment'[] = ['cardPayment']) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/approve?id=31',
    api: {
      'GET /request/delivery/detail/31': buildPricedRequest(offer),
      'GET /member/partnerInfo': [{ partnerId: 1, name: '세탁 바우처', restrictions }],
      'GET /myPage/voucher': { balanceWon, items: [], nextCursor: null },
    },
  });

describe('approval of a voucher user', () => {
  it('shows the balance before and after the payment', async () => {
    openPage(50_000);
    expect(await screen.findByText('바우처 잔액 50,000원 · 결제 후 35,100원')).toBeVisible();
  });

  it('shows the missing amount until enough is declined', async () => {
    const { user } = openPage(10_000);
    expect(await screen.findByText(/바우처 잔액 10,000원보다 4,900원 많아요/)).toBeVisible();
    const [, coat] = screen.getAllByRole('radio', { name: '빼고 돌려받을게요' });
    if (coat === undefined) throw new Error('no second item');
    await user.click(coat);
    expect(screen.getByText('바우처 잔액 10,000원 · 결제 후 8,100원')).toBeVisible();
  });

  it('is unchanged for other members', async () => {
    openPage(50_000, []);
    expect(await screen.findByText('품목별로 금액을 확인해 주세요')).toBeVisible();
    expect(screen.queryByText(/바우처/)).not.toBeInTheDocument();
  });
});
