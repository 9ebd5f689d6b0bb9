import type { MyReview, ReviewTerms } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildRequest } from '../testing/builders';
import { fieldsOf } from '../testing/request-form-page';

const MINE: MyReview = {
  id: 501,
  applicationId: 31,
  laundryId: 7,
  laundryName: '맑은세탁소',
  rating: 5,
  keywords: ['keyWordQuality'],
  text: '',
  photos: [],
  createdAt: '2037-03-03T20:30:00+09:00',
  editedAt: null,
  reply: null,
  repliedAt: null,
  hiddenReason: null,
};

const termsOf = (terms: Partial<ReviewTerms> = {}): ReviewTerms => ({
  applicationId: 31,
  laundryId: 7,
  laundryName: '맑은세탁소',
  canReview: true,
  review: null,
  points: { isAwaited: false, given: 0, changes: { none: 0, text: 300, photo: 500 } },
  ...terms,
});

const TERMS = 'GET /request/delivery/31/review';

const openForm = (api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/review?id=31',
    api: {
      [TERMS]: termsOf(),
      'POST /review': { review: MINE, changedPoints: 300 },
      'GET /request/delivery/detail/31': buildRequest({ applicationId: 31 }),
      ...api,
    },
  });

const star = (name: string) => screen.findByRole('radio', { name });
const save = () => screen.getByRole('button', { name: '리뷰 등록' });
const png = () => new File(['png'], 'a.png', { type: 'image/png' });

describe('ReviewWritePage', () => {
  beforeEach(() => localStorage.clear());

  it('sends rating, keywords, text and photos, then opens the request', async () => {
    const { user, calls, path } = openForm();
    await user.click(await star('4점'));
    await user.click(screen.getByRole('checkbox', { name: '품질이 좋아요' }));
    await user.click(screen.getByRole('checkbox', { name: '빨라요' }));
    await user.type(screen.getByRole('textbox', { name: '리뷰' }), ' 깔끔해요 ');
    await user.upload(await screen.findByLabelText(/리뷰 사진 추가/), [png()]);
    expect(await screen.findByRole('img', { name: '리뷰 사진 1' })).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
    expect(fieldsOf(calls.find(({ method }) => method === 'POST')?.body)).toMatchObject({
      applicationId: '31',
      rating: '4',
      keywords: '["keyWordQuality","keyWordUntact"]',
      text: '깔끔해요',
      photo: 'review-1.png',
    });
    expect(await screen.findByText('리뷰를 등록했어요. 300P를 드렸어요.')).toBeInTheDocument();
  });

  it.each([
    ['at once', {}, '리뷰를 쓰면 300P, 사진과 함께 쓰면 500P를 드려요.'],
    [
      'with the completion',
      { points: { isAwaited: true, given: 0, changes: { none: 0, text: 300, photo: 500 } } },
      '리뷰를 쓰면 300P, 사진과 함께 쓰면 500P를 드려요. 포인트는 이용이 완료되면 드려요.',
    ],
    [
      'for a photo only, where an earlier review has had the rest',
      { points: { isAwaited: false, given: 300, changes: { none: 0, text: 0, photo: 200 } } },
      '사진과 함께 쓰면 200P를 드려요.',
    ],
  ])('shows in advance which points are given %s', async (_case, terms, sentence) => {
    openForm({ [TERMS]: termsOf(terms) });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('announces no points when there are none', async () => {
    openForm({
      [TERMS]: termsOf({ points: { isAwaited: false, given: 0, changes: { none: 0, text: 0, photo: 0 } } }),
    });
    await star('5점');
    expect(screen.queryByText(/를 드려요/)).not.toBeInTheDocument();
  });

  it('requires a rating and a keyword and focuses the first missing', async () => {
    const { user, calls } = openForm();
    const one = await star('1점');
    await user.click(save());
    expect(await screen.findByText('별점을 골라 주세요.')).toBeInTheDocument();
    expect(screen.getByText('어떤 점이 좋았는지 하나 이상 골라 주세요.')).toBeInTheDocument();
    expect(one).toHaveFocus();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('makes the keyword for none exclusive with the others', async () => {
    const { user } = openForm();
    const quality = await screen.findByRole('checkbox', { name: '품질이 좋아요' });
    const none = screen.getByRole('checkbox', { name: '맞는 키워드가 없어요' });
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await user.click(quality);
    await user.click(none);
    expect(quality).not.toBeChecked();
    await user.click(quality);
    expect(none).not.toBeChecked();
  });

  it('restores the draft with its photos after a reload', async () => {
    const { user, unmount } = openForm();
    await user.click(await star('3점'));
    await user.click(screen.getByRole('checkbox', { name: '빨라요' }));
    await user.type(screen.getByRole('textbox', { name: '리뷰' }), '반쯤');
    await user.upload(await screen.findByLabelText(/리뷰 사진 추가/), [png()]);
    await screen.findByRole('img', { name: '리뷰 사진 1' });
    unmount();
    openForm();
    expect(await star('3점')).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '빨라요' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: '리뷰' })).toHaveValue('반쯤');
    expect(screen.getByRole('img', { name: '리뷰 사진 1' })).toBeInTheDocument();
  });

  it('says when a photo of the draft is lost', async () => {
    localStorage.setItem('draft:1:review/31:at', String(Date.now()));
    localStorage.setItem('draft:1:review/31:photos', JSON.stringify(['gone']));
    openForm();
    expect(
      await screen.findByText('보관해 둔 사진을 불러오지 못했어요. 사진을 다시 추가해 주세요.'),
    ).toBeInTheDocument();
  });

  it('deletes the draft after sending', async () => {
    const { user, path, unmount } = openForm();
    await user.click(await star('3점'));
    await user.click(screen.getByRole('checkbox', { name: '빨라요' }));
    await user.click(save());
    await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
    unmount();
    openForm();
    expect(await star('3점')).not.toBeChecked();
  });

  it('shows the refusal and preserves the input', async () => {
    const { user } = openForm({ 'POST /review': refuse('ALREADY_EXISTS') });
    await user.click(await star('5점'));
    await user.click(screen.getByRole('checkbox', { name: '빨라요' }));
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '5점' })).toBeChecked();
  });

  it.each([
    ['an earlier review', { canReview: false, review: MINE }, '이미 리뷰를 쓰셨어요', '/mypage/review'],
    ['laundry that is not back', { canReview: false }, '아직 리뷰를 쓸 수 없어요', '/usage/detail?id=31'],
  ])('redirects from %s', async (_case, terms, title, href) => {
    openForm({ [TERMS]: termsOf(terms) });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });
});
