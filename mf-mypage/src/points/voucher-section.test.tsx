import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildPoints } from '../testing/builders';

const PROGRAMME = [{ partnerId: 1, name: '세탁 바우처', restrictions: ['cardPayment' as const] }];

const openPage = (answer: FakeAnswer<'GET /myPage/voucher'>, programmes = PROGRAMME) =>
  renderPage(routes, {
    session: 'member',
    url: '/mypage/point',
    api: {
      'GET /member/partnerInfo': programmes,
      'GET /myPage/point': buildPoints(),
      'GET /myPage/voucher': answer,
    },
  });

const USE = {
  id: 3,
  applicationId: 31,
  laundryName: '햇살세탁소',
  amountWon: 13_410,
  refundedWon: 1_900,
  state: 'paid',
  at: '2026-11-02T10:00:00+09:00',
} as const;

describe('VoucherSection', () => {
  it('shows a voucher user’s balance with payments and refunds', async () => {
    openPage({ balanceWon: 38_490, items: [USE], nextCursor: null });
    expect(await screen.findByText('38,490원')).toBeInTheDocument();
    const uses = within(screen.getByRole('region', { name: '바우처 사용 내역' }));
    expect(uses.getByRole('listitem')).toHaveTextContent('햇살세탁소2026.11.02 · 결제 · 1,900원 환불-13,410원');
  });

  it('says when a payment is being checked', async () => {
    openPage({ balanceWon: 38_490, items: [{ ...USE, state: 'checking', refundedWon: 0 }], nextCursor: null });
    expect(await screen.findByText('2026.11.02 · 결제 확인 중')).toBeInTheDocument();
  });

  it('does not guess an unknown balance', async () => {
    openPage({ balanceWon: null, items: [], nextCursor: null });
    expect(await screen.findByText('지금은 확인할 수 없어요')).toBeInTheDocument();
    expect(screen.getByText('아직 바우처를 쓰지 않았어요')).toBeInTheDocument();
  });

  it('shows an error when it fails to load', async () => {
    openPage(refuse('UNAVAILABLE'));
    expect(await screen.findByText('바우처를 불러오지 못했어요')).toBeInTheDocument();
  });

  it('neither shows nor requests points for voucher users', async () => {
    const { calls } = openPage({ balanceWon: 38_490, items: [], nextCursor: null });
    expect(await screen.findByRole('heading', { level: 1, name: '바우처' })).toBeInTheDocument();
    expect(await screen.findByText('38,490원')).toBeInTheDocument();
    expect(screen.queryByText(/포인트/)).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/myPage/point');
  });

  it('is neither shown to nor requested for other members', async () => {
    const { calls } = openPage({ balanceWon: 1, items: [], nextCursor: null }, []);
    expect(await screen.findByText('1,200P')).toBeInTheDocument();
    expect(screen.queryByText('바우처 잔액')).not.toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/myPage/voucher');
  });
});
