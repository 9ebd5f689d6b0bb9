import { inTurn, refuse, renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { buildReview } from '../testing/builders';

const REVIEWS = 'GET /laundry/1/review';

describe('ReviewListPage', () => {
  it('reads on by cursor until there is no more', async () => {
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

  it('keeps what was read when the next page does not load, and tries again', async () => {
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

  it('leads back to a shop without reviews', async () => {
    renderPage(routes, { url: '/laundry/1/review', api: { [REVIEWS]: { items: [], nextCursor: null } } });
    expect(await screen.findByText('아직 리뷰가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '세탁소 보기' })).toHaveAttribute('href', '/laundry/1');
  });
});

describe('ReviewPage', () => {
  it.each(['/laundry/review/501', '/laundry/review?id=501'])('shows the review of %s', async (url) => {
    renderPage(routes, { url, api: { 'GET /laundry/review/501': buildReview() } });
    expect(await screen.findByText('셔츠가 새것 같아요.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '삼성동 맑은세탁소' })).toHaveAttribute('href', '/laundry/1');
  });

  it.each(['/laundry/review', '/laundry/review/9'])('says that there is no review at %s', async (url) => {
    renderPage(routes, { url, api: { 'GET /laundry/review/9': refuse('NOT_FOUND') } });
    expect(await screen.findByText('찾는 리뷰가 없어요')).toBeInTheDocument();
  });
});
