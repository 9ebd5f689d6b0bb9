import type { PointEntry } from '@dongne/contract';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildPoints } from '../testing/builders';

const openPoints = (answer: FakeAnswer<'GET /myPage/point'>) =>
  renderPage(routes, { session: 'member', url: '/mypage/point', api: { 'GET /myPage/point': answer } });

describe('PointPage', () => {
  it('shows balance, expiring points and history', async () => {
    const spent: PointEntry = {
      id: 2,
      kind: 'spent',
      amount: -1_000,
      text: '이용 금액에 사용',
      at: '2026-11-03T10:00:00+09:00',
      expiresAt: null,
    };
    openPoints(buildPoints({ items: [spent, ...buildPoints().items] }));
    expect(await screen.findByText('1,200P')).toBeInTheDocument();
    expect(screen.getByText('30일 안에 소멸 예정 300P')).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('이용 금액에 사용2026.11.03 · 사용-1,000P');
    expect(second).toHaveTextContent('세탁 이용 적립2026.11.02 · 적립 · 2027.11.02 소멸 예정+130P');
  });

  it('loads more by cursor', async () => {
    const { user } = openPoints(({ params }) =>
      params.cursor === '1' ? buildPoints({ items: [] }) : buildPoints({ nextCursor: '1' }),
    );
    await user.click(await screen.findByRole('button', { name: '더 보기' }));
    expect(await screen.findByText('1,200P')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
  });

  it('explains points when there are none', async () => {
    openPoints(buildPoints({ balance: 0, expiringSoon: 0, items: [] }));
    expect(await screen.findByText('세탁을 맡기면 결제한 금액의 1%가 쌓여요.')).toBeInTheDocument();
  });

  it('shows an error when the points fail to load', async () => {
    openPoints(refuse('UNAVAILABLE'));
    expect(await screen.findByRole('alert')).toHaveTextContent('포인트를 불러오지 못했어요');
  });
});
