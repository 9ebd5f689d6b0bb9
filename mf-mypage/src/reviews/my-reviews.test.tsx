import type { MyReview, ReviewTerms } from '@dongne/contract';
import { inTurn, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';

const buildMine = (review: Partial<MyReview> = {}): MyReview => ({
  id: 501,
  applicationId: 31,
  laundryId: 7,
  laundryName: '맑은세탁소',
  rating: 4,
  keywords: ['keyWordQuality'],
  text: '셔츠가 새것 같아요.',
  photos: [],
  createdAt: '2026-11-02T10:00:00+09:00',
  editedAt: null,
  reply: null,
  repliedAt: null,
  hiddenReason: null,
  ...review,
});

const termsOf = (review: MyReview | null, points: Partial<ReviewTerms['points']> = {}): ReviewTerms => ({
  applicationId: 31,
  laundryId: 7,
  laundryName: '맑은세탁소',
  canReview: false,
  review,
  points: { isAwaited: false, given: 300, changes: { none: -300, text: 0, photo: 200 }, ...points },
});

const MINE = 'GET /myPage/review';
const TERMS = 'GET /request/delivery/31/review';

const open = (url: string, api: FakeApi) => renderPage(routes, { session: 'member', url, api });

describe('MyReviewsPage', () => {
  it('shows reviews with replies, hidden reasons and pending requests', async () => {
    const reply = '고맙습니다';
    open('/mypage/review', {
      [MINE]: {
        items: [buildMine({ reply }), buildMine({ id: 502, text: '두 번째', hiddenReason: '욕설이 있어요' })],
        nextCursor: null,
        waiting: [{ applicationId: 32, laundryName: '햇살세탁소', statusAt: '2026-11-20T10:00:00+09:00' }],
      },
    });
    expect(await screen.findByText('셔츠가 새것 같아요.')).toBeInTheDocument();
    expect(screen.getByText(reply)).toBeInTheDocument();
    expect(screen.getByText(/욕설이 있어요/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '햇살세탁소 리뷰 쓰기' })).toHaveAttribute('href', '/usage/review?id=32');
    expect(screen.getAllByRole('link', { name: '수정' })[0]).toHaveAttribute('href', '/mypage/review/edit?id=31');
  });

  it('links to requests when no review exists', async () => {
    open('/mypage/review', { [MINE]: { items: [], nextCursor: null, waiting: [] } });
    expect(await screen.findByText('아직 쓴 리뷰가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이용현황 보기' })).toHaveAttribute('href', '/usage');
  });

  it('retries when the list fails to load', async () => {
    const { user } = open('/mypage/review', {
      [MINE]: inTurn(refuse('UNAVAILABLE'), { items: [buildMine()], nextCursor: null, waiting: [] }),
    });
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('셔츠가 새것 같아요.')).toBeInTheDocument();
  });

  it.each([
    ['all of them', {}, '이 리뷰로 드린 300P를 회수해요.'],
    [
      'what is left of them',
      { given: 500, changes: { none: -100, text: 0, photo: 0 } },
      '이 리뷰로 드린 포인트 중 남아 있는 100P를 회수해요. 이미 쓴 포인트는 회수하지 않아요.',
    ],
    [
      'none, which have not come yet',
      { isAwaited: true, given: 0, changes: { none: 0, text: 300, photo: 500 } },
      '삭제하면 리뷰 포인트를 드리지 않아요.',
    ],
  ])('announces lost points before a deletion: %s', async (_case, points, sentence) => {
    const { user, calls } = open('/mypage/review', {
      [MINE]: { items: [buildMine()], nextCursor: null, waiting: [] },
      [TERMS]: termsOf(buildMine(), points),
    });
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '리뷰를 삭제할까요?' }));
    expect(dialog.getByText(sentence)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: '취소' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('deletes a review and reports the revoked points', async () => {
    const { user } = open('/mypage/review', {
      [MINE]: inTurn(
        { items: [buildMine()], nextCursor: null, waiting: [] },
        { items: [], nextCursor: null, waiting: [] },
      ),
      [TERMS]: termsOf(buildMine()),
      'DELETE /review/501': { changedPoints: -300 },
    });
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByText('리뷰를 삭제했어요. 300P를 회수했어요.')).toBeInTheDocument();
    expect(await screen.findByText('아직 쓴 리뷰가 없어요')).toBeInTheDocument();
  });
});

describe('ReviewEditPage', () => {
  const photos = [
    { id: 5, url: '/p5' },
    { id: 6, url: '/p6' },
  ];

  it('starts with the review and its photos and shows the points at stake', async () => {
    const points = { given: 500, changes: { none: -500, text: -200, photo: 0 } };
    const { user, calls, path } = open('/mypage/review/edit?id=31', {
      [TERMS]: termsOf(buildMine({ photos }), points),
      [MINE]: { items: [], nextCursor: null, waiting: [] },
      'PUT /review/501': { review: buildMine(), changedPoints: -200 },
    });
    expect(await screen.findByRole('radio', { name: '4점' })).toBeChecked();
    expect(screen.queryByText(/회수해요/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '리뷰 사진 1 삭제' }));
    expect(screen.queryByText(/회수해요/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '리뷰 사진 1 삭제' }));
    expect(
      screen.getByText('사진이 없는 리뷰로 저장하면 200P를 회수해요. 이미 쓴 포인트는 회수하지 않아요.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '수정 완료' }));
    await waitFor(() => expect(path()).toBe('/mypage/review'));
    const body = calls.find(({ method }) => method === 'PUT')?.body;
    expect(body instanceof FormData ? body.get('beforePhotos') : null).toBe('[]');
    expect(await screen.findByText('리뷰를 수정했어요. 200P를 회수했어요.')).toBeInTheDocument();
  });

  it.each([
    ['one without a review', { [TERMS]: termsOf(null) }],
    ["somebody else's", { [TERMS]: refuse('NOT_FOUND') }],
  ])('says that there is no review: %s', async (_case, api: FakeApi) => {
    open('/mypage/review/edit?id=31', api);
    expect(await screen.findByText('찾는 리뷰가 없어요')).toBeInTheDocument();
  });
});
