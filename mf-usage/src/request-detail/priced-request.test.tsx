import type { RequestDetail } from '@dongne/contract';
import { renderPage } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildPricedRequest, buildRequest } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-05T20:00:00+09:00');

const open = (request: RequestDetail) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/detail?id=31',
    api: { 'GET /request/delivery/detail/31': request },
  });

/** Headline, once the request has arrived. */
const headline = async () => {
  await screen.findByRole('region', { name: '진행 상황' });
  return within(screen.getByRole('status'));
};

const shirt = buildItem();
const coat = buildItem({
  id: 2,
  category: '코트',
  name: '겨울 코트',
  estimatedWon: 13_000,
  priceWon: 15_000,
  note: '얼룩 제거 포함',
  photos: [{ id: 5, url: '/v1/app/photo/a' }],
});
const offer = buildOffer({ items: [shirt, coat], estimate: { min: 14_900, max: 14_900 } });

describe('request whose price waits for the customer', () => {
  it('has the amount as its headline, compared with the estimate', async () => {
    open(buildPricedRequest(offer));
    const status = await headline();
    expect(status.getByRole('heading', { level: 2, name: '금액 확인 대기' })).toBeVisible();
    expect(status.getByText('16,900원').closest('p')).toHaveTextContent('최종 금액 16,900원');
    expect(status.getByText('예상 14,900원보다 2,000원 높아요')).toBeVisible();
  });

  it.each([
    ['lower', { min: 20_000, max: 30_000 }, '예상 20,000~30,000원보다 3,100원 낮아요'],
    ['within the range', { min: 10_000, max: 30_000 }, '예상한 범위 안이에요'],
    ['as estimated', { min: 16_900, max: 16_900 }, '예상한 금액 그대로예요'],
  ])('says how the amount compares: %s', async (_how, estimate, sentence) => {
    open(buildPricedRequest({ ...offer, estimate }));
    expect((await headline()).getByText(sentence)).toBeVisible();
  });

  it('names more pieces than announced as the reason of a higher price', async () => {
    open({ ...buildPricedRequest(offer), laundryNumByUser: 1, registeredPieces: 3 });
    expect((await headline()).getByText('신청하신 1개보다 많은 3개를 확인했어요')).toBeVisible();
  });

  it('opens what differs, says it once, and folds the rest into one line', async () => {
    const { user } = open(buildPricedRequest(offer));
    const items = within(await screen.findByRole('region', { name: '품목·금액' }));
    expect(items.getByText('겨울 코트')).toBeVisible();
    expect(items.getByText(/얼룩 제거 포함/)).toHaveTextContent(
      '예상보다 2,000원 높아요 · 세탁소가 남긴 말: 얼룩 제거 포함',
    );
    expect(items.getByRole('button', { name: '겨울 코트 사진 1 크게 보기' })).toBeVisible();
    expect(items.getByText('흰 와이셔츠')).not.toBeVisible();
    await user.click(items.getByText('예상 가격과 같은 품목 1개'));
    expect(items.getByText('흰 와이셔츠')).toBeVisible();
  });

  it('shows all items open when nothing differs', async () => {
    open(buildPricedRequest(buildOffer({ items: [shirt] })));
    expect(await screen.findByText('흰 와이셔츠')).toBeVisible();
  });

  it('folds address and time below the items', async () => {
    const { user } = open(buildPricedRequest(offer));
    const facts = within(await screen.findByRole('region', { name: '신청 정보' }));
    expect(facts.getByText('수거 주소')).not.toBeVisible();
    await user.click(facts.getByRole('heading', { name: '신청 정보' }));
    expect(facts.getByText('수거 주소')).toBeVisible();
  });
});

const orderOf = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');

describe('order of the page', () => {
  it.each([
    [
      'the collection is to come',
      buildRequest(),
      ['신청 정보', '품목·금액', '결제', '도움이 필요하세요?', '진행 상황'],
    ],
    [
      'the price waits',
      buildPricedRequest(offer),
      ['품목·금액', '결제', '신청 정보', '도움이 필요하세요?', '진행 상황'],
    ],
  ])('begins with what helps now: %s', async (_when, request, order) => {
    open(request);
    await screen.findByRole('region', { name: '진행 상황' });
    expect(orderOf().slice(1)).toEqual(order);
  });
});

describe('delivered request', () => {
  const [first] = buildRequest().timeline;
  const delivered = (photos: RequestDetail['timeline'][number]['photos']) =>
    buildRequest({
      originalStatus: 'Delivered',
      timeline: first === undefined ? [] : [{ ...first, status: 'Delivered', at: '2037-03-05T14:05:00+09:00', photos }],
    });

  it('begins with the time and the photo of the door', async () => {
    const { user } = open(delivered([{ id: 8, url: '/v1/app/photo/door' }]));
    const status = await headline();
    expect(status.getByText('오늘 14:05').parentElement).toHaveTextContent('오늘 14:05 문 앞에 도착했어요');
    await user.click(screen.getByRole('button', { name: '문 앞 사진 크게 보기' }));
    const dialog = within(screen.getByRole('dialog', { name: '문 앞 사진' }));
    expect(dialog.getByRole('img', { name: '문 앞 사진' })).toHaveAttribute('src', '/v1/app/photo/door');
  });

  it('says the time alone without a photo', async () => {
    open(delivered([]));
    expect(await screen.findByText('오늘 14:05')).toBeVisible();
    expect(screen.queryByRole('button', { name: '문 앞 사진 크게 보기' })).not.toBeInTheDocument();
  });
});

describe('question without an answer', () => {
  const asked = buildOffer({
    items: [
      {
        ...shirt,
        questions: [{ id: 1, text: '왜 비싼가요?', askedAt: '2037-03-05T10:00:00Z', answer: null, answeredAt: null }],
      },
    ],
  });

  it.each([
    ['waits while the price waits', {}, /세탁소 답변을 기다리고 있어요/],
    [
      'leaves the decided price as it is',
      { originalStatus: 'Processing', allowedActions: ['call'] },
      /답변을 받기 전에 금액을 정하셨어요. 정하신 금액은 그대로이고/,
    ],
    [
      'is over with its request',
      { originalStatus: 'Completed', allowedActions: [] },
      /답변을 받기 전에 끝난 질문이에요/,
    ],
  ] satisfies [string, Partial<RequestDetail>, RegExp][])('%s', async (_what, part, sentence) => {
    open({ ...buildPricedRequest(asked), ...part });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(/답변/)).toHaveLength(1);
  });
});
