import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildReview, buildShopDetail } from '../testing/builders';

const REVIEWS = 'GET /laundry/1/review';

describe('ReviewListPage', () => {
  it('loads more by cursor to the end', async () => {
    const { user, calls } = renderPage(routes, {
      url: '/laundry/1/review',
      api: {
        [REVIEWS]: ({ params }) =>
          params.cursor === '500'
            ? { items: [buildReview({ id: 400, text: '두 번째 쪽' })], nextCursor: null }
            : { items: [buildReview({ text: '첫 번째 쪽' })], nextCursor: '500' },
      },
    });
    expect(await screen.findByText('첫 번째 쪽')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    expect(await screen.findByText('두 번째 쪽')).toBeInTheDocument();
    expect(screen.getByText('첫 번째 쪽')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('preserves loaded reviews when the next page fails and retries', async () => {
    const answers = inTurn({ items: [buildReview()], nextCursor: '500' }, refuse('UNAVAILABLE'), {
      items: [buildReview({ id: 400, text: '두 번째 쪽' })],
      nextCursor: null,
    });
    const { user } = renderPage(routes, { url: '/laundry/1/review', api: { [REVIEWS]: answers } });
    await user.click(await screen.findByRole('button', { name: '더 보기' }));
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('두 번째 쪽')).toBeInTheDocument();
    expect(screen.getByText('셔츠가 새것 같아요.')).toBeInTheDocument();
  });

  it('has the shop’s name as title', async () => {
    const { calls } = renderPage(routes, {
      url: '/laundry/1/review',
      api: { [REVIEWS]: { items: [buildReview()], nextCursor: null } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '삼성동 맑은세탁소 리뷰' })).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('links to a shop without reviews by name', async () => {
    renderPage(routes, {
      url: '/laundry/1/review',
      api: { [REVIEWS]: { items: [], nextCursor: null }, 'GET /laundry/detail/1': buildShopDetail() },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '삼성동 맑은세탁소 리뷰' })).toBeInTheDocument();
    expect(await screen.findByText('아직 리뷰가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '세탁소 보기' })).toHaveAttribute('href', '/laundry/1');
  });
});

describe('actions on reviews', () => {
  const openList = (api: FakeApi, session: 'member' | 'visitor' = 'member', query = '') =>
    renderPage(routes, { session, url: `/laundry/1/review${query}`, api });

  it('filter by keyword, photo and order in the address', async () => {
    const { user, calls, path } = openList({ [REVIEWS]: { items: [buildReview()], nextCursor: null } }, 'visitor');
    await user.click(await screen.findByRole('radio', { name: '별점 낮은 순' }));
    await user.click(screen.getByRole('button', { name: '빨라요' }));
    await user.click(screen.getByRole('button', { name: '사진 리뷰만' }));
    await waitFor(() =>
      expect(calls.at(-1)?.params).toMatchObject({ sort: 'lowest', keyword: 'keyWordUntact', withPhoto: true }),
    );
    expect(path()).toBe('/laundry/1/review?sort=lowest&keyword=keyWordUntact&withPhoto=true');
    expect(await screen.findByText('셔츠가 새것 같아요.')).toBeInTheDocument();
  });

  it('show an empty state with the filters', async () => {
    openList({ [REVIEWS]: { items: [], nextCursor: null } }, 'visitor', '?keyword=keyWordFast');
    expect(await screen.findByText('고르신 조건의 리뷰가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '프리미엄 관리가 좋아요' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('show photos and the shop’s reply', async () => {
    const review = buildReview({
      photos: [{ id: 1, url: '/p1' }],
      reply: '고맙습니다',
      repliedAt: '2026-11-03T10:00:00+09:00',
    });
    const { user } = openList({ [REVIEWS]: { items: [review], nextCursor: null } }, 'visitor');
    expect(await screen.findByText('고맙습니다')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '리뷰 사진 1 크게 보기' }));
    expect(screen.getByRole('dialog', { name: '리뷰 사진' })).toBeInTheDocument();
  });

  it('report a review after a reason is given', async () => {
    const { user, calls } = openList({
      [REVIEWS]: { items: [buildReview()], nextCursor: null },
      'POST /review/501/report': () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: '민** 리뷰 신고' }));
    await user.click(screen.getByRole('button', { name: '신고하기' }));
    expect(await screen.findByText('신고하는 이유를 골라 주세요.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '광고나 홍보예요' }));
    await user.click(screen.getByRole('button', { name: '신고하기' }));
    expect(await screen.findByText('신고를 접수했어요. 확인하고 조치할게요.')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'advertising', text: '' });
  });

  it('send a visitor to login before a report', async () => {
    const { user, path } = openList({ [REVIEWS]: { items: [buildReview()], nextCursor: null } }, 'visitor');
    await user.click(await screen.findByRole('button', { name: '민** 리뷰 신고' }));
    await waitFor(() => expect(path()).toBe('/login?path=%2Flaundry%2F1%2Freview'));
  });

  it('edit the member’s own review', async () => {
    openList({ [REVIEWS]: { items: [buildReview({ isMine: true })], nextCursor: null } });
    expect(await screen.findByRole('link', { name: '내 리뷰에서 수정' })).toHaveAttribute('href', '/mypage/review');
    expect(screen.queryByRole('button', { name: /신고/ })).not.toBeInTheDocument();
  });
});

describe('ReviewPage', () => {
  it.each(['/laundry/review/501', '/laundry/review?id=501'])('shows the review of %s', async (url) => {
    renderPage(routes, { url, api: { 'GET /laundry/review/501': buildReview() } });
    expect(await screen.findByText('셔츠가 새것 같아요.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '삼성동 맑은세탁소' })).toHaveAttribute('href', '/laundry/1');
    expect(document.title).toBe('삼성동 맑은세탁소 리뷰 · 동네세탁');
  });

  it.each(['/laundry/review', '/laundry/review/9'])('shows the not-found state at %s', async (url) => {
    renderPage(routes, { url, api: { 'GET /laundry/review/9': refuse('NOT_FOUND') } });
    expect(await screen.findByText('찾는 리뷰가 없어요')).toBeInTheDocument();
  });
});
