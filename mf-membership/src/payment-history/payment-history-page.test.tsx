import type { PaymentRecord } from '@dongne/contract';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildPayment, buildPayments } from '../testing/build-payment';

const open = (answer: FakeAnswer<'GET /myPage/payment/history'>) =>
  renderPage(routes, {
    session: 'member',
    url: '/membership/payment/history',
    api: { 'GET /myPage/payment/history': answer },
  });
const openWith = (...items: PaymentRecord[]) => open(buildPayments(items));
const month = async (name: string) => within(await screen.findByRole('region', { name }));

describe('PaymentHistoryPage', () => {
  it('shows subject, amount, date and card of each payment and links to its request', async () => {
    openWith(buildPayment());
    const row = within((await month('2026년 3월')).getByRole('listitem'));
    expect(row.getByRole('link', { name: '햇살세탁소' })).toHaveAttribute('href', '/usage/detail?id=31');
    expect(row.getByText('13,400원')).toBeVisible();
    expect(row.getByText('3월 2일 (월) 10:00 · 국민카드 1234')).toBeVisible();
    expect(row.getByText('결제 완료')).toBeVisible();
  });

  it('names collection bags and membership months with their days', async () => {
    const period = { startsAt: '2026-03-02T10:00:00+09:00', endsAt: '2026-04-02T10:00:00+09:00' };
    const nobodys = { applicationId: null, laundryName: null };
    openWith(
      buildPayment({ id: 3, kind: 'bag', ...nobodys }),
      buildPayment({ id: 2, kind: 'membership', period, ...nobodys }),
    );
    const [bag, membership] = (await month('2026년 3월')).getAllByRole('listitem');
    expect(bag).toHaveTextContent('수거백');
    expect(membership).toHaveTextContent('멤버십13,400원3월 2일 (월) ~ 4월 2일 (목)');
    expect(screen.getByRole('link', { name: '멤버십' })).toHaveAttribute('href', '/membership');
  });

  it('groups by month with the server’s sum, also across two pages', async () => {
    const march = { month: '2026-03', paidWon: 30_000 };
    const first = buildPayment({ id: 3, month: '2026-04' });
    const { user } = open(({ params }) =>
      params.cursor === '2'
        ? { items: [buildPayment()], months: [march], nextCursor: null }
        : {
            items: [first, buildPayment({ id: 2 })],
            months: [{ month: '2026-04', paidWon: 13_400 }, march],
            nextCursor: '2',
          },
    );
    expect(await screen.findByText('합계 30,000원')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    expect(await screen.findAllByRole('link', { name: '햇살세탁소' })).toHaveLength(3);
    expect(screen.getAllByText(/^합계/).map(({ textContent }) => textContent)).toEqual([
      '합계 13,400원',
      '합계 30,000원',
    ]);
    expect((await month('2026년 3월')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('lists refunds below their payment and excludes them from the sum', async () => {
    const refund = { amountWon: 3_000, reason: '단추가 떨어졌어요', at: '2026-03-05T10:00:00+09:00' };
    const refunds = [
      { ...refund, state: 'done' as const },
      { ...refund, amountWon: 400, state: 'onItsWay' as const },
    ];
    openWith(buildPayment({ status: 'PartiallyRefunded', refundedWon: 3_000, refunds }));
    const [done, onItsWay] = within(await screen.findByRole('list', { name: '환불 내역' })).getAllByRole('listitem');
    expect(done).toHaveTextContent('환불 완료 · 3월 5일 (목) · 단추가 떨어졌어요-3,000원');
    expect(onItsWay).toHaveTextContent('환불 진행 중 · 3월 5일 (목) · 단추가 떨어졌어요-400원');
    expect(screen.getByText('합계는 환불된 금액을 뺀 금액이에요.')).toBeVisible();
  });

  it('shows why a card was refused and no card for a cardless payment', async () => {
    openWith(buildPayment({ status: 'Failed', paidAt: null, card: null, failMessage: '한도초과' }));
    expect(await screen.findByText('결제 실패')).toBeVisible();
    expect(screen.getByText('3월 2일 (월) 09:00 금액 승인')).toBeVisible();
    expect(screen.getByText('한도초과')).toBeVisible();
  });

  it('shows no failure while a provider has not responded', async () => {
    openWith(buildPayment({ status: 'Failed', paidAt: null, card: null, failMessage: '한도초과', isBeingPaid: true }));
    expect(await screen.findByText('결제 확인 중')).toBeVisible();
    expect(screen.queryByText('한도초과')).not.toBeInTheDocument();
  });

  it('links to the shops while empty', async () => {
    openWith();
    expect(await screen.findByText('아직 결제 내역이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '세탁소 찾기' })).toHaveAttribute('href', '/laundry/list');
  });

  it('retries when loading fails', async () => {
    open(refuse('INTERNAL'));
    expect(await screen.findByText('결제 내역을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeEnabled();
  });
});
