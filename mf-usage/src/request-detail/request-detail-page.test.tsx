import type { RequestDetail } from '@dongne/contract';
import { DOT, REQUEST_STATUSES } from '@dongne/contract';
import { onSupportWish } from '@dongne/platform';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { routes } from '../routes';
import {
  buildPayment,
  buildItem,
  buildNoShow,
  buildOffer,
  buildPricedRequest,
  buildRequest,
  buildShop,
} from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-03T20:00:00+09:00');

const openDetail = (request: NonNullable<FakeApi['GET /request/delivery/detail/31']>, api: FakeApi = {}) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/detail?id=31',
    api: { 'GET /request/delivery/detail/31': request, ...api },
  });

/** Names of the buttons and links of actions on this page. */
const ACTION_NAMES = [
  '신청 수정',
  '신청 취소',
  '금액 확인하고 진행',
  '수령 확인',
  '다시 신청',
  '지난번처럼 다시 신청',
  '다른 세탁소 보기',
];
const OFFERED: Partial<Record<(typeof REQUEST_STATUSES)[number], readonly string[]>> = {
  Requested: ['신청 수정', '신청 취소'],
  Registered: ['금액 확인하고 진행'],
  Delivered: ['수령 확인'],
  Completed: ['지난번처럼 다시 신청'],
  Denied: ['다른 세탁소 보기'],
  NoShow: ['다시 신청'],
  Cancelled: ['지난번처럼 다시 신청'],
  Returned: ['지난번처럼 다시 신청', '다른 세탁소 보기'],
};

describe('expected return day', () => {
  it.each([
    ['Processing', true],
    ['Delivering', true],
    ['Registered', false],
    ['Delivered', false],
    ['Completed', false],
  ] as const)('is shown while %s: %s', async (originalStatus, isSaid) => {
    openDetail(buildRequest({ originalStatus, dueDate: '2037-03-07T23:59:59.999+09:00' }));
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.queryAllByText(/ 배송 예정$/)).toHaveLength(isSaid ? 1 : 0);
  });
});

describe('back button of RequestDetailPage', () => {
  it.each([
    ['a path of this app', '/usage?usageType=completed', '/usage?usageType=completed'],
    ['a foreign site', '//evil.example', '/'],
  ])('goes to prevUrl when it is %s: %s', async (_kind, prevUrl, expected) => {
    const page = renderPage(routes, {
      session: 'member',
      history: 'browser',
      url: `/usage/detail?${new URLSearchParams({ id: '31', prevUrl })}`,
      api: { 'GET /request/delivery/detail/31': buildRequest() },
    });
    await screen.findByRole('heading', { level: 2, name: '신청 완료' });
    act(() => window.history.back());
    await waitFor(() => expect(page.path()).toBe(expected));
  });

  it('skips the edit and returns to the opening page', async () => {
    const request = buildRequest();
    const page = renderPage([...routes, { path: '/from', element: <Link to="/usage/detail?id=31">열기</Link> }], {
      session: 'member',
      history: 'browser',
      url: '/from',
      api: {
        'GET /request/delivery/detail/31': request,
        'GET /laundry/detail/7': buildShop(),
        'PUT /request/delivery/31/modify': request,
      },
    });
    await page.user.click(screen.getByRole('link', { name: '열기' }));
    await page.user.click(await screen.findByRole('button', { name: '신청 수정' }));
    await page.user.click(await screen.findByRole('button', { name: '수정 완료' }));
    await waitFor(() => expect(page.path()).toBe('/usage/detail?id=31'));
    await screen.findByRole('button', { name: '신청 수정' });
    act(() => window.history.back());
    await waitFor(() => expect(page.path()).toBe('/from'));
  });
});

describe('RequestDetailPage of a request that ended before pricing', () => {
  it.each(['Cancelled', 'Denied', 'NoShow', 'Returned'] as const)(
    'announces neither photos nor a payment: %s',
    async (originalStatus) => {
      openDetail(buildRequest({ originalStatus }));
      expect(await screen.findByText('품목을 확인하기 전에 끝난 신청이에요.')).toBeVisible();
      expect(screen.queryByText(/볼 수 있어요/)).not.toBeInTheDocument();
      expect(screen.queryByText('예상 금액')).not.toBeInTheDocument();
      expect(screen.queryByText(/승인하기 전에는/)).not.toBeInTheDocument();
      expect(screen.getByRole('region', { name: '결제' })).toHaveTextContent('결제된 금액이 없어요');
    },
  );
});

describe('RequestDetailPage', () => {
  it('shows status, order and timeline', async () => {
    openDetail(buildRequest({ originalStatus: 'Collected', pieces: 4, hasPremium: true, etc: '살살 다뤄 주세요' }));
    expect(await screen.findByRole('heading', { level: 2, name: '수거 완료' })).toBeInTheDocument();
    const facts = within(screen.getByRole('region', { name: '신청 정보' }));
    expect(facts.getByText('3월 4일 (수) 18:00~20:00')).toBeInTheDocument();
    expect(facts.getByText('신청 3개 · 수거 4개')).toBeInTheDocument();
    expect(facts.getByText('프리미엄 세탁')).toBeInTheDocument();
    expect(facts.getByText('살살 다뤄 주세요')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '결제' })).toHaveTextContent('결제 전');
    const moves = within(screen.getByRole('region', { name: '진행 상황' })).getAllByRole('listitem');
    expect(moves.map((move) => move.textContent)).toEqual([
      `수거 완료세탁소${DOT}3월 3일 (화) 11:00`,
      `신청 완료나${DOT}3월 3일 (화) 10:00`,
    ]);
  });

  it.each([
    [null, '세탁소 확인 중', '세탁소가 확인하면 알려 드려요. 수거 30분 전까지 확인하지 못하면 신청이 취소돼요.'],
    ['shop', '수거 확정', '수거 시간 전에 세탁물을 문 앞에 놓아 주세요.'],
  ] as const)('says whether the shop comes (%s): %s', async (acceptedBy, acceptanceLabel, sentence) => {
    const request = buildRequest({ acceptanceLabel });
    const timeline = [
      ...request.timeline,
      ...(acceptedBy === null
        ? []
        : request.timeline.map((move) => ({ ...move, label: '수거 확정', actor: acceptedBy }))),
    ];
    openDetail({ ...request, timeline });
    expect(await screen.findByRole('heading', { level: 2, name: '신청 완료' })).toBeInTheDocument();
    const status = within(screen.getByRole('status'));
    expect(status.getByText(acceptanceLabel)).toBeInTheDocument();
    expect(status.getByText(sentence)).toBeInTheDocument();
    const moves = within(screen.getByRole('region', { name: '진행 상황' })).getAllByRole('listitem');
    expect(moves.map((move) => move.textContent)).toEqual([
      ...(acceptedBy === null ? [] : [`수거 확정세탁소${DOT}3월 3일 (화) 10:00`]),
      `신청 완료나${DOT}3월 3일 (화) 10:00`,
    ]);
  });

  it('apologises when no shop accepted in time and offers others', async () => {
    const reason = '세탁소가 시간 안에 확인하지 못해 신청이 취소되었어요. 불편을 드려 죄송해요.';
    const request = buildRequest({ originalStatus: 'Cancelled', allowedActions: ['seeOtherShops'] });
    const timeline = request.timeline.map((move) => (move.status === 'Cancelled' ? { ...move, reason } : move));
    const { user, path } = openDetail({ ...request, timeline }, { 'GET /laundry/list/group': refuse('UNAVAILABLE') });
    expect(await screen.findByText(`사유: ${reason}`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /다시 신청/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '다른 세탁소 보기' }));
    expect(path()).toBe('/laundry/list?except=7');
  });

  it('links to ordering the same again', async () => {
    const request = buildRequest({ originalStatus: 'Completed' });
    const { user, path } = openDetail(request, { 'GET /laundry/detail/7': refuse('UNAVAILABLE') });
    await user.click(await screen.findByRole('button', { name: '지난번처럼 다시 신청' }));
    expect(path()).toBe('/applicate?laundryId=7&again=31');
  });

  it.each(['Requested', 'Registered'] as const)('shows the counted pieces: %s', async (originalStatus) => {
    openDetail(buildRequest({ originalStatus, announcedItems: [{ category: '와이셔츠', count: 5 }] }));
    expect(await screen.findByText('와이셔츠 5')).toBeVisible();
    expect(screen.getByText('5,700~25,500원')).toBeVisible();
  });

  it('shows the found items and the price lines', async () => {
    openDetail(
      buildRequest({
        originalStatus: 'Processing',
        items: [buildItem(), buildItem({ id: 2, name: '겨울 코트', priceWon: 13_000, declined: true })],
        priceLines: [
          { kind: 'items', label: '세탁', amountWon: 1_900 },
          { kind: 'delivery', label: '배송비', amountWon: 3_000 },
        ],
        totalWon: 4_900,
        payment: buildPayment({ status: 'Issued', amountWon: 4_900 }),
      }),
    );
    const items = within(await screen.findByRole('region', { name: '품목·금액' }));
    expect(items.getByText('흰 와이셔츠')).toBeInTheDocument();
    expect(items.getByText('세탁하지 않고 돌려 드려요')).toBeInTheDocument();
    expect(items.getByText('4,900원')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '결제' })).toHaveTextContent('결제 대기');
  });

  it('compares the price with the estimate and links to the receipt', async () => {
    const items = [buildItem({ name: '겨울 코트', priceWon: 44_190, note: '안감이 찢어졌어요' })];
    const offer = buildOffer({
      items,
      estimate: { min: 4_800, max: 20_400 },
      approval: { at: '2037-03-05T02:00:00Z', by: 'customer', totalWon: 44_190, declinedItemIds: [] },
    });
    const part = { originalStatus: 'Processing', estimate: offer.estimate } as const;
    openDetail(buildPricedRequest(offer, part));
    const shown = within(await screen.findByRole('region', { name: '품목·금액' }));
    expect(shown.getByText('예상 4,800~20,400원 → 44,190원, 23,790원 높아졌어요')).toBeInTheDocument();
    // The words of the shop stand once, with their item.
    expect(shown.getAllByText(/안감이 찢어졌어요/)).toHaveLength(1);
    expect(shown.getByRole('link', { name: '금액 승인 내역 보기' })).toHaveAttribute('href', '/usage/receipt?id=31');
  });

  it('shows who did what and links from the approval to the receipt', async () => {
    const [first] = buildRequest().timeline;
    if (first === undefined) throw new Error('no first row');
    const at = '2037-03-05T02:00:00Z';
    const timeline: RequestDetail['timeline'] = [
      { ...first, event: 'asked', label: '품목 질문', actor: 'customer', reason: '코트 · 왜요?', at },
      { ...first, event: 'answered', label: '세탁소 답변', actor: 'shop', reason: '코트 · 안감이에요', at },
      { ...first, event: 'approved', label: '금액 승인 완료', actor: 'customer', reason: '4,900원으로 승인했어요', at },
      { ...first, label: '이용 완료', actor: 'system', at },
      { ...first, event: 'objectionAnswered', label: '이의 제기 답변', actor: 'operator', at },
      { ...first, status: 'Returned', label: '세탁 불가 반송', actor: 'shop', reason: '소재가 약해요', at },
    ];
    openDetail(buildRequest({ originalStatus: 'Returned', timeline }));
    const region = within(await screen.findByRole('region', { name: '진행 상황' }));
    const when = '3월 5일 (목) 11:00';
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `세탁 불가 반송세탁소${DOT}${when}세탁소가 남긴 말: 소재가 약해요`,
      `이의 제기 답변동네세탁${DOT}${when}`,
      `이용 완료동네세탁${DOT}${when}`,
      `금액 승인 완료나${DOT}${when}4,900원으로 승인했어요금액 승인 내역 보기`,
      `세탁소 답변세탁소${DOT}${when}코트 · 안감이에요`,
      `품목 질문나${DOT}${when}코트 · 왜요?`,
    ]);
    expect(region.getByRole('link', { name: '금액 승인 내역 보기' })).toHaveAttribute('href', '/usage/receipt?id=31');
  });

  it('enlarges a photo in a dialog and closes it', async () => {
    const items = [buildItem({ photos: [{ id: 5, url: '/v1/app/photo/a' }] })];
    const { user } = openDetail(buildPricedRequest(buildOffer({ items })));
    await user.click(await screen.findByRole('button', { name: '흰 와이셔츠 사진 1 크게 보기' }));
    const dialog = within(screen.getByRole('dialog', { name: '흰 와이셔츠 사진 1' }));
    expect(dialog.getByRole('img', { name: '흰 와이셔츠 사진 1' })).toHaveAttribute('src', '/v1/app/photo/a');
    await user.click(dialog.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the estimate until the shop has inspected the laundry', async () => {
    openDetail(buildRequest({ estimate: { min: 5_700, max: 25_500 } }));
    expect(await screen.findByText('5,700~25,500원')).toBeInTheDocument();
  });

  it.each(REQUEST_STATUSES)('offers exactly what the server allows while %s', async (originalStatus) => {
    openDetail(buildRequest({ originalStatus }));
    await screen.findByRole('region', { name: '진행 상황' });
    const shown = ACTION_NAMES.filter((name) => screen.queryByRole('button', { name }) !== null);
    expect(shown).toEqual(OFFERED[originalStatus] ?? []);
    const mayCall = buildRequest({ originalStatus }).allowedActions.includes('call');
    expect(screen.queryAllByRole('link', { name: '세탁소에 전화하기' })).toHaveLength(mayCall ? 1 : 0);
    expect(screen.getByRole('button', { name: '문의하기' })).toBeInTheDocument();
  });

  it('hides actions of the status that the server does not allow', async () => {
    openDetail(buildRequest({ allowedActions: [] }));
    await screen.findByRole('region', { name: '진행 상황' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['문의하기']);
  });

  it('dials the safety number', async () => {
    openDetail(buildRequest());
    expect(await screen.findByRole('link', { name: '세탁소에 전화하기' })).toHaveAttribute('href', 'tel:050712345678');
  });

  it('contacts support', async () => {
    const { user } = openDetail(buildRequest());
    await user.click(await screen.findByRole('button', { name: '문의하기' }));
    const onWish = jest.fn();
    onSupportWish(onWish)();
    expect(onWish).toHaveBeenCalledWith('choose');
  });

  it('shows the not-found state in place', async () => {
    openDetail(refuse('NOT_FOUND'));
    expect(await screen.findByText('찾는 신청이 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이용현황 보기' })).toHaveAttribute('href', '/usage');
  });

  it('shows the not-found state without a call when the link has no id', async () => {
    const { calls } = renderPage(routes, { session: 'member', url: '/usage/detail?id=abc' });
    expect(await screen.findByText('찾는 신청이 없어요')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('retries after a failure', async () => {
    let isDown = true;
    const { user } = renderPage(routes, {
      session: 'member',
      url: '/usage/detail?id=31',
      api: { 'GET /request/delivery/detail/31': () => (isDown ? refuse('INTERNAL') : buildRequest()) },
    });
    await screen.findByText('데이터를 불러오지 못했어요');
    isDown = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { level: 2, name: '신청 완료' })).toBeInTheDocument();
  });
});

describe('RequestDetailPage with counted pieces', () => {
  it.each([
    ['as announced', { pieces: 3, registeredPieces: 3 }, '3개'],
    ['differently at the collection', { pieces: 5, registeredPieces: null }, '신청 3개 · 수거 5개'],
    ['differently at the inspection', { pieces: 3, registeredPieces: 2 }, '신청 3개 · 수거 3개 · 등록 2개'],
  ])('shows the numbers side by side: %s', async (_, part, expected) => {
    openDetail(buildRequest(part));
    expect(await screen.findByText(expected)).toBeInTheDocument();
  });
});

describe('RequestDetailPage after a failed collection', () => {
  it('links to the failed collection and says whether an objection is possible', async () => {
    openDetail(buildRequest({ noShows: [buildNoShow()] }));
    const link = await screen.findByRole('link', { name: '수거 실패 확인하고 이의 제기' });
    expect(link).toHaveAttribute('href', '/usage/noshow?id=31');
  });
});
