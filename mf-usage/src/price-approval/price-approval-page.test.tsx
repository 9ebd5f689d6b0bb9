import { endpoints, formatWon, type RequestDetail, type RequestOffer } from '@dongne/contract';
import { queryOf, runtime, tabMemory } from '@dongne/platform';
import { refuse, renderPage } from '@dongne/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildPricedRequest, buildRequest } from '../testing/builders';
import { standAt } from '../testing/clock';
import { coat, goOn, itemGroup, offer, openPage, registered, showPage } from '../testing/price-approval-page';

standAt('2037-03-05T12:00:00+09:00');
afterEach(() => tabMemory.names('').forEach(tabMemory.forget));

const approvedAs = (declinedItemIds: number[], totalWon: number, by: RequestOffer = offer): RequestDetail =>
  buildPricedRequest(
    { ...by, approval: { at: '2037-03-05T02:00:00Z', by: 'customer', totalWon, declinedItemIds } },
    { statusLabel: '금액 승인 완료', allowedActions: ['call'], totalWon },
  );

const declineOf = (name: string) => itemGroup(name).getByRole('radio', { name: '빼고 돌려받을게요' });
const lines = () =>
  within(screen.getByRole('region', { name: '결제할 금액' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

describe('PriceApprovalPage', () => {
  it('shows estimate, price, the shop’s reason and the due day of each item', async () => {
    await openPage();
    expect(screen.getByRole('group', { name: '겨울 코트' })).toHaveTextContent(
      /겨울 코트.*예상 12,000원 → 13,000원.*세탁소가 남긴 말: 안감이 얇아요/,
    );
    expect(screen.getByRole('group', { name: '흰 와이셔츠' })).not.toHaveTextContent('예상');
    expect(screen.getByText('완료 예정').nextSibling).toHaveTextContent('3월 8일 (일)');
    expect(itemGroup('겨울 코트').getByRole('radio', { name: '세탁할게요' })).toBeChecked();
  });

  it('updates lines and total on every choice and sends exactly those', async () => {
    const { user, sent, path } = await openPage(registered, {
      'POST /request/delivery/31/approve': approvedAs([2], 4_710),
    });
    expect(lines()).toEqual(['세탁 14,900원', '멤버십 10% 할인 -1,490원', '합계 13,410원']);
    await user.click(declineOf('겨울 코트'));
    // The price of a declined item stays visible: both the shop and the customer may change their mind.
    expect(screen.getByRole('group', { name: '겨울 코트' })).toHaveTextContent(
      '세탁 없이 돌려받아요 · 세탁하면 13,000원',
    );
    // Delivery is no longer free without the coat.
    expect(lines()).toEqual(['세탁 1,900원', '멤버십 10% 할인 -190원', '배송비 3,000원', '합계 4,710원']);
    expect(screen.getByText(/그래서 배송비/)).toHaveTextContent(
      '품목을 빼서 할인 전 금액이 10,000원보다 적어요. 그래서 배송비 3,000원이 붙었어요.',
    );
    await user.click(goOn('4,710'));
    await waitFor(() => expect(path()).toBe('/usage/detail?id=31'));
    expect(await screen.findByText('금액을 승인했어요')).toBeInTheDocument();
    expect(sent()).toEqual([{ offerVersion: 2, declinedItemIds: [2], totalWon: 4_710 }]);
  });

  it('gives no reason for a delivery fee that the whole offer has, too', async () => {
    const items = [buildItem({ id: 1 }), buildItem({ id: 2, name: '검은 와이셔츠' })];
    const { user } = await openPage(buildPricedRequest({ ...offer, items }));
    await user.click(declineOf('검은 와이셔츠'));
    expect(lines()).toContain('배송비 3,000원');
    expect(screen.queryByText(/그래서 배송비/)).not.toBeInTheDocument();
  });

  it('says what comes back when everything is declined, instead of when it is ready', async () => {
    const { user } = await openPage();
    await user.click(declineOf('겨울 코트'));
    await user.click(declineOf('흰 와이셔츠'));
    expect(screen.getByText(/3일 안에 문 앞으로 돌려 드려요/)).toBeVisible();
    expect(screen.queryByText(/완료 예정/)).not.toBeInTheDocument();
    expect(screen.queryByText(/그래서 배송비/)).not.toBeInTheDocument();
  });

  it('sends one approval for two clicks', async () => {
    let answer: (request: RequestDetail) => void = () => undefined;
    const { user, sent } = await openPage(registered, {
      'POST /request/delivery/31/approve': () => new Promise((resolve) => (answer = resolve)),
    });
    await user.dblClick(goOn('13,410'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    answer(approvedAs([], 13_410));
    expect(await screen.findByText('금액을 승인했어요')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('locks the choice while sending; leaving keeps the approval and does not navigate', async () => {
    let answer: (request: RequestDetail) => void = () => undefined;
    const { user, calls, path } = renderPage(routes, {
      session: 'member',
      history: 'browser',
      url: '/usage/approve?id=31',
      api: {
        'GET /request/delivery/detail/31': registered,
        'POST /request/delivery/31/approve': () => new Promise((resolve) => (answer = resolve)),
      },
    });
    await screen.findAllByRole('heading', { level: 2 });
    await user.click(goOn('13,410'));
    expect(declineOf('겨울 코트')).toBeDisabled();
    act(() => window.history.back());
    await waitFor(() => expect(path()).not.toContain('/usage/approve'));
    const left = path();
    await act(async () => answer(approvedAs([], 13_410)));
    expect(await screen.findByText('금액을 승인했어요')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe(left));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { offerVersion: 2, declinedItemIds: [], totalWon: 13_410 },
    ]);
  });

  it.each([
    ['higher', { min: 4_800, max: 10_000 }, '예상 4,800~10,000원 → 13,410원, 3,410원 높아졌어요'],
    ['lower', { min: 20_000, max: 30_000 }, '예상 20,000~30,000원 → 13,410원, 6,590원 낮아졌어요'],
    ['as estimated', { min: 4_800, max: 20_400 }, '예상 4,800~20,400원 → 13,410원, 예상 범위 안이에요'],
  ])('shows the difference from the estimate: %s', async (_kind, estimate, text) => {
    await openPage(buildPricedRequest({ ...offer, estimate }));
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['below', { min: 13_000, max: 14_000 }, '예상 13,000~14,000원 → 4,710원, 품목 1개를 뺀 금액이에요'],
    ['within', { min: 4_000, max: 5_000 }, '예상 4,000~5,000원 → 4,710원, 품목 1개를 뺀 금액이에요'],
  ])('explains a total %s the estimate by a declined piece, not by the prices', async (_kind, estimate, text) => {
    const { user } = await openPage(buildPricedRequest({ ...offer, estimate }));
    await user.click(declineOf('겨울 코트'));
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says once what differs, with its item, and names our own reason beside the total', async () => {
    const terms = { ...offer.terms, noShowFeeWon: 3_000 };
    const scarf = buildItem({ id: 3, category: '스카프', name: '실크 스카프', estimatedWon: null, note: '실크예요' });
    const items = [...offer.items, scarf];
    await openPage(buildPricedRequest(buildOffer({ ...offer, items, terms, estimate: { min: 1_000, max: 2_000 } })));
    expect(screen.getAllByText(/안감이 얇아요/)).toHaveLength(1);
    expect(screen.getByRole('group', { name: '실크 스카프' })).toHaveTextContent(
      '가격표에 없는 품목이에요 · 세탁소가 남긴 말: 실크예요',
    );
    const why = within(screen.getByRole('list', { name: '높아진 이유' })).getAllByRole('listitem');
    expect(why.map(({ textContent }) => textContent)).toEqual(['지난 수거 실패 수수료 3,000원이 들어 있어요']);
  });

  it('restores the choice after a reload and after a failed call', async () => {
    const refused = { 'POST /request/delivery/31/approve': refuse('INTERNAL') };
    const { user, unmount } = await openPage(registered, refused);
    await user.click(declineOf('겨울 코트'));
    await user.click(goOn('4,710'));
    await screen.findByRole('alert');
    expect(declineOf('겨울 코트')).toBeChecked();
    unmount();
    await openPage(registered);
    expect(declineOf('겨울 코트')).toBeChecked();
    expect(declineOf('흰 와이셔츠')).not.toBeChecked();
    expect(goOn('4,710')).toBeInTheDocument();
  });

  it('asks to choose again when the offer was corrected before a reload', async () => {
    const { user, unmount } = await openPage();
    await user.click(declineOf('겨울 코트'));
    unmount();
    await openPage(buildPricedRequest({ ...offer, version: 3 }));
    expect(screen.getByRole('region', { name: '바뀐 금액' })).toHaveTextContent(
      '빼기로 한 품목이 있었다면 다시 골라 주세요.',
    );
    expect(declineOf('겨울 코트')).not.toBeChecked();
  });

  it.each([
    [0, '세탁 비용은 없어요.'],
    [3_000, '세탁 비용은 없어요. 지난 수거 실패 수수료 3,000원은 내셔야 해요.'],
  ])('says that nothing is washed and what is owed: %s won', async (noShowFeeWon, text) => {
    const owed = buildOffer({ ...offer, terms: { ...offer.terms, noShowFeeWon } });
    const { user, sent } = await openPage(buildPricedRequest(owed), {
      'POST /request/delivery/31/approve': buildRequest({ originalStatus: 'Returned' }),
    });
    for (const name of ['흰 와이셔츠', '겨울 코트']) await user.click(declineOf(name));
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
    expect(lines().at(-1)).toBe(`합계 ${noShowFeeWon === 0 ? '0원' : '3,000원'}`);
    await user.click(screen.getByRole('button', { name: '세탁 없이 돌려받기' }));
    // Confirms the dialog: the button does not show what is owed.
    if (noShowFeeWon > 0) await user.click(await screen.findByRole('button', { name: '확인' }));
    expect(await screen.findByText('세탁하지 않고 돌려 드릴게요')).toBeInTheDocument();
    expect(sent()).toEqual([{ offerVersion: 2, declinedItemIds: [1, 2], totalWon: noShowFeeWon }]);
  });
});

describe('offer corrected while open', () => {
  const corrected = buildOffer({
    ...offer,
    version: 3,
    items: [{ ...coat, id: 13, priceWon: 11_000 }, buildItem({ id: 14, name: '치마', priceWon: 4_300 })],
    dueDate: '2026-03-11T23:59:59+09:00',
  });

  it('shows the changes in place, preserves declined pieces and requires another press', async () => {
    const correctedRequest = buildPricedRequest(corrected);
    const page = await openPage(registered, {
      'POST /request/delivery/31/approve': ({ body }: { body: { offerVersion: number } }) => {
        if (body.offerVersion === 3) return approvedAs([13], 6_870, corrected);
        page.server.current = correctedRequest;
        return refuse('OFFER_CHANGED');
      },
    });
    const { user, sent } = page;
    await user.click(declineOf('겨울 코트'));
    await user.click(goOn('4,710'));
    const notice = await screen.findByRole('region', { name: '바뀐 금액' });
    expect(notice).toHaveTextContent('세탁소가 금액 안내를 수정했어요. 지금 고르신 품목은 모두 6,870원이에요.');
    expect(notice).toHaveTextContent('완료 예정일: 3월 8일 (일) → 3월 11일 (수)');
    expect(notice).toHaveTextContent('새 금액에는 없는 품목: 흰 와이셔츠');
    expect(notice).toHaveFocus();
    expect(declineOf('겨울 코트')).toBeChecked();
    expect(screen.getByRole('group', { name: '겨울 코트' })).toHaveTextContent('13,000원에서 바뀌었어요');
    expect(screen.getByRole('group', { name: '치마' })).toHaveTextContent('새 품목');
    // Misclick guard: a press on the old total must not agree to the new one.
    await user.click(goOn('6,870'));
    expect(sent()).toHaveLength(1);
    await waitFor(() => expect(goOn('6,870')).not.toHaveAttribute('aria-busy'));
    await user.click(goOn('6,870'));
    expect(await screen.findByText('금액을 승인했어요')).toBeInTheDocument();
    expect(sent()[1]).toEqual({ offerVersion: 3, declinedItemIds: [13], totalWon: 6_870 });
  });

  it('restores declined pieces after a reload', async () => {
    const page = await openPage(registered, {
      'POST /request/delivery/31/approve': () => {
        page.server.current = buildPricedRequest(corrected);
        return refuse('OFFER_CHANGED');
      },
    });
    await page.user.click(declineOf('겨울 코트'));
    await page.user.click(goOn('4,710'));
    await screen.findByRole('region', { name: '바뀐 금액' });
    page.unmount();
    await openPage(buildPricedRequest(corrected));
    expect(declineOf('겨울 코트')).toBeChecked();
    expect(goOn('6,870')).toBeInTheDocument();
  });

  it('asks again after a reload when a declined piece has no certain match', async () => {
    const page = await openPage(registered, {
      'POST /request/delivery/31/approve': () => {
        page.server.current = buildPricedRequest(corrected);
        return refuse('OFFER_CHANGED');
      },
    });
    for (const name of ['흰 와이셔츠', '겨울 코트']) await page.user.click(declineOf(name));
    await page.user.click(screen.getByRole('button', { name: '세탁 없이 돌려받기' }));
    const lost = '빼기로 한 품목은 다시 골라 주세요: 흰 와이셔츠';
    expect(await screen.findByRole('region', { name: '바뀐 금액' })).toHaveTextContent(lost);
    page.unmount();
    await openPage(buildPricedRequest(corrected));
    expect(screen.getByRole('region', { name: '바뀐 금액' })).toHaveTextContent(
      '빼기로 한 품목이 있었다면 다시 골라 주세요.',
    );
  });
});

describe('PriceApprovalPage without an open offer', () => {
  it('says that the price was agreed and links to the receipt', async () => {
    await openPage(approvedAs([2], 4_710));
    expect(screen.getByRole('heading', { level: 2, name: '이미 승인된 금액이에요' })).toBeInTheDocument();
    expect(screen.getByText(/4,710원으로 승인되었어요/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '승인 내역 보기' })).toHaveAttribute('href', '/usage/receipt?id=31');
    expect(screen.queryByText(/반영되지 않았어요/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says without a success colour that another device decided first', async () => {
    const page = await openPage(registered, {
      'POST /request/delivery/31/approve': () => {
        page.server.current = approvedAs([2], 4_710);
        return refuse('OFFER_CHANGED', { svMessage: '이미 다른 선택으로 승인된 금액이에요.' });
      },
    });
    await page.user.click(declineOf('흰 와이셔츠'));
    await page.user.click(goOn('11,700'));
    expect(await screen.findByRole('alert')).toHaveTextContent('이미 다른 선택으로 승인된 금액이에요.');
    expect(await screen.findByText(/이 화면에서 고르신 내용이 있다면 반영되지 않았어요/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: '이미 승인된 금액이에요' })).toBeInTheDocument();
    expect(screen.queryByText('금액을 승인했어요')).not.toBeInTheDocument();
  });

  it.each([
    ['no network', () => Promise.reject(new Error('The connection was lost'))],
    ['a gateway in trouble', refuse('UNAVAILABLE')],
  ])('counts an approval that was made although its answer was lost (%s) as any other', async (_how, lost) => {
    const page = await openPage(registered, {
      'POST /request/delivery/31/approve': () => {
        page.server.current = approvedAs([2], 4_710);
        return typeof lost === 'function' ? lost() : lost;
      },
    });
    await page.user.click(declineOf('겨울 코트'));
    await page.user.click(goOn('4,710'));
    await waitFor(() => expect(page.path()).toBe('/usage/detail?id=31'));
    expect(await screen.findByText('금액을 승인했어요')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the same choice', [2], 4_710],
    ['another choice', [1], 11_700],
    ['another total', [2], 4_700],
  ])('shows the actual state once the network is back: %s', async (which, declinedIds, totalWon) => {
    const page = await openPage(registered, {
      'POST /request/delivery/31/approve': () => {
        page.isOffline.current = true;
        return Promise.reject(new Error('The connection was lost'));
      },
    });
    await page.user.click(declineOf('겨울 코트'));
    await page.user.click(goOn('4,710'));
    expect(await screen.findByRole('alert')).toHaveTextContent('서비스에 연결할 수 없어요');
    page.server.current = approvedAs(declinedIds, totalWon);
    page.isOffline.current = false;
    await act(() => runtime().queryClient.invalidateQueries(queryOf(endpoints.requestDetail, { id: 31 })));
    expect(await screen.findByText(`${formatWon(totalWon)}으로 승인되었어요.`, { exact: false })).toBeInTheDocument();
    const isOwn = which === 'the same choice';
    await waitFor(() => expect(screen.queryAllByText('금액을 승인했어요')).toHaveLength(isOwn ? 1 : 0));
    expect(screen.queryAllByText(/이 화면에서 고르신 내용이 있다면 반영되지 않았어요/)).toHaveLength(isOwn ? 0 : 1);
    expect(screen.queryAllByRole('alert')).toHaveLength(isOwn ? 0 : 1);
  });

  it.each([
    ['before it was priced', buildRequest({ originalStatus: 'Registering' }), '아직 확인할 금액이 없어요'],
    [
      'that the shop took back',
      buildPricedRequest(offer, { originalStatus: 'Returned', allowedActions: [] }),
      '금액을 승인하기 전에 끝난 신청이에요',
    ],
  ])('says so: %s', async (_which, request, title) => {
    showPage(request);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '이용 상세 보기' })).toHaveAttribute('href', '/usage/detail?id=31');
  });

  it('shows the not-found state for another member’s request', async () => {
    showPage(registered, { 'GET /request/delivery/detail/31': refuse('NOT_FOUND') });
    expect(await screen.findByText('찾는 신청이 없어요')).toBeInTheDocument();
  });
});
