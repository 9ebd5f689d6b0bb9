import type { MembershipPayment } from '@dongne/contract';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const buildPayment = (given: Partial<MembershipPayment> = {}): MembershipPayment => ({
  id: 1,
  state: 'Paid',
  amountWon: 3_900,
  refundedWon: 0,
  periodStartsAt: '2026-03-02T10:00:00+09:00',
  periodEndsAt: '2026-04-02T10:00:00+09:00',
  askedAt: '2026-03-02T10:00:00+09:00',
  paidAt: '2026-03-02T10:00:00+09:00',
  refundedAt: null,
  card: '국민카드 1234',
  failMsg: null,
  ...given,
});

const open = (answer: FakeAnswer<'GET /myPage/membership/history'>) =>
  renderPage(routes, {
    session: 'member',
    url: '/membership/payment/history',
    api: { 'GET /myPage/membership/history': answer },
  });
const openWith = (...items: MembershipPayment[]) => open({ items, nextCursor: null });

describe('PaymentHistoryPage', () => {
  it('shows of each month its days, what was paid, when and with which card', async () => {
    openWith(buildPayment());
    expect(await screen.findByText('2026년 3월 2일 (월) ~ 4월 2일 (목)')).toBeVisible();
    expect(screen.getByText('국민카드 1234 · 2026년 3월 2일 (월) 결제')).toBeVisible();
    expect(screen.getByText('3,900원')).toBeVisible();
    expect(screen.getByText('결제 완료')).toBeVisible();
  });

  it.each([
    [{ state: 'Pending', paidAt: null }, '결제 확인 중', '카드사의 답을 기다리고 있어요.'],
    [{ state: 'Failed', paidAt: null, failMsg: '한도초과.' }, '결제 실패', '한도초과. 매일 한 번씩 다시 결제할게요.'],
    [{ state: 'GivenUp', paidAt: null, failMsg: '한도초과' }, '결제 안 됨', '한도초과'],
    [{ state: 'Refunding' }, '환불 중', '결제하신 카드로 돌려 드리고 있어요.'],
    [
      { state: 'Refunded', refundedWon: 3_900, refundedAt: '2026-03-05T10:00:00+09:00' },
      '환불 완료',
      '3,900원 환불 · 2026년 3월 5일 (목)',
    ],
  ] as const)('says what became of %j', async (given, label, detail) => {
    openWith(buildPayment(given));
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });

  it('says when there is nothing yet', async () => {
    openWith();
    expect(await screen.findByText('아직 결제 내역이 없어요')).toBeVisible();
  });

  it('takes another try when it cannot be read', async () => {
    open(refuse('INTERNAL'));
    expect(await screen.findByText('결제 내역을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeEnabled();
  });
});
