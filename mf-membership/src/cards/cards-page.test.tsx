import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildCard } from '../testing/build-card';

const open = (api: FakeApi) => renderPage(routes, { session: 'member', url: '/mypage/payment', api });

describe('CardsPage', () => {
  it('shows company, last four digits, provider and date of the card', async () => {
    open({ 'GET /pay/card': buildCard() });
    const card = await screen.findByRole('group', { name: '롯데카드' });
    expect(card).toHaveTextContent('끝 네 자리 1234');
    expect(card).toHaveTextContent('3월 2일 (월) 등록');
    expect(card).toHaveTextContent('KG이니시스');
  });

  it('shows no digits of a card with an unknown number', async () => {
    open({ 'GET /pay/card': buildCard({ provider: 'NICEPAY', maskedNumber: '**** **** **** ****' }) });
    const card = await screen.findByRole('group', { name: '롯데카드' });
    expect(card).toHaveTextContent('카드 끝자리는 표시되지 않아요');
    expect(card).not.toHaveTextContent(/\d{4}|•/);
  });

  it('links to card registration without a card', async () => {
    const page = open({ 'GET /pay/card': null });
    await page.user.click(await screen.findByRole('link', { name: '카드 등록하기' }));
    expect(page.path()).toBe('/mypage/payment/card');
    expect(await screen.findByRole('heading', { name: '어디에서 등록할까요?' })).toBeVisible();
  });

  it('links to registering another card, which names the replaced one', async () => {
    const page = open({ 'GET /pay/card': buildCard() });
    await page.user.click(await screen.findByRole('link', { name: '카드 변경' }));
    expect(await screen.findByText('새 카드를 등록하면 지금 쓰는 카드(롯데카드 1234)는 지워져요.')).toBeVisible();
  });

  it('asks for confirmation before removal and does nothing after a cancel', async () => {
    const page = open({ 'GET /pay/card': buildCard() });
    await page.user.click(await screen.findByRole('button', { name: '카드 삭제' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('이 카드(롯데카드 1234)를 쓸 수 없어요');
    await page.user.click(within(dialog).getByRole('button', { name: '취소' }));
    expect(page.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect(screen.getByRole('group', { name: '롯데카드' })).toBeVisible();
  });

  it('removes the card', async () => {
    const page = open({ 'GET /pay/card': buildCard(), 'DELETE /pay/card': undefined });
    await page.user.click(await screen.findByRole('button', { name: '카드 삭제' }));
    await page.user.click(await screen.findByRole('button', { name: '삭제하기' }));
    expect(await screen.findByText('등록된 카드가 없어요')).toBeVisible();
    expect(await screen.findByText('카드를 삭제했어요')).toBeVisible();
  });

  it('shows the server’s reason why a card cannot be removed', async () => {
    const svMessage = '결제하지 않은 금액이 있어서 카드를 삭제할 수 없어요.';
    const page = open({
      'GET /pay/card': buildCard(),
      'DELETE /pay/card': refuse('INVALID_TRANSITION', { svMessage }),
    });
    await page.user.click(await screen.findByRole('button', { name: '카드 삭제' }));
    await page.user.click(await screen.findByRole('button', { name: '삭제하기' }));
    expect(await screen.findByText(svMessage)).toBeVisible();
    expect(screen.getByText('카드를 삭제하지 못했어요')).toBeVisible();
  });

  it('retries when the card fails to load', async () => {
    const page = open({ 'GET /pay/card': inTurn(refuse('INTERNAL'), refuse('INTERNAL'), buildCard(), buildCard()) });
    expect(await screen.findByText('카드를 불러오지 못했어요')).toBeVisible();
    await waitFor(() => expect(page.path()).toBe('/mypage/payment'));
  });
});
