import type { PaymentCard } from '@dongne/contract';
import { renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildCard, buildPricedRequest } from '../testing/builders';

const open = (card: PaymentCard | null, api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/approve?id=31',
    api: { 'GET /request/delivery/detail/31': buildPricedRequest(), 'GET /pay/card': card, ...api },
  });

describe('payment of an approved price', () => {
  it('shows the card that will pay', async () => {
    open(buildCard());
    expect(await screen.findByText('국민카드 1234로 결제돼요')).toBeVisible();
  });

  it('shows only the company when the digits are unknown', async () => {
    open(buildCard({ cardName: '롯데카드', maskedNumber: '**** **** **** ****' }));
    expect(await screen.findByText('롯데카드로 결제돼요')).toBeVisible();
  });

  it('links to card registration without a card and can be approved without one', async () => {
    open(null);
    expect(await screen.findByRole('link', { name: '카드 등록하기' })).toHaveAttribute(
      'href',
      '/mypage/payment/card?path=%2Fusage%2Fapprove%3Fid%3D31',
    );
    expect(screen.getByText('지금 승인할 수 있고, 카드를 등록하면 결제돼요.')).toBeVisible();
    expect(screen.getByRole('button', { name: /원으로 진행하기$/ })).toBeEnabled();
  });

  it('shows no card for members who do not pay by card', async () => {
    const page = open(buildCard(), {
      'GET /member/partnerInfo': [{ partnerId: 1, name: '세탁 바우처', restrictions: ['cardPayment'] }],
    });
    expect(await screen.findByRole('button', { name: /원으로 진행하기$/ })).toBeVisible();
    expect(screen.queryByText(/카드/)).not.toBeInTheDocument();
    expect(page.calls.filter(({ path }) => path === '/pay/card')).toEqual([]);
  });
});
