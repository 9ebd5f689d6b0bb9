import { DOT } from '@dongne/contract';
import type { RequestDetail } from '@dongne/contract';
import { fakeNativeApp, refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildPaid, buildPricedRequest, buildRefund, buildRequest } from '../testing/builders';
import { standAt } from '../testing/clock';
import { receiptOf } from './receipt-facts';
import { receiptRows } from './receipt-rows';

standAt('2037-03-06T12:00:00+09:00');

const coat = buildItem({ id: 2, name: '겨울 코트', priceWon: 44_190, note: '안감이 찢어졌어요' });
const shirt = buildItem({ id: 1, declined: true });
const approvedBy = (by: 'customer' | 'advance' | 'system', part: Partial<RequestDetail> = {}): RequestDetail =>
  buildPricedRequest(
    buildOffer({
      version: 2,
      items: [shirt, coat],
      estimate: { min: 4_800, max: 20_400 },
      approval: { at: '2037-03-05T02:00:00Z', by, totalWon: 44_190, declinedItemIds: [1] },
    }),
    {
      originalStatus: 'Processing',
      pieces: 2,
      announcedItems: [{ category: '코트', count: 1 }],
      priceLines: [{ kind: 'items', label: '세탁', amountWon: 44_190 }],
      totalWon: 44_190,
      timeline: [
        {
          status: 'Collected',
          event: 'moved',
          label: '수거 완료',
          at: '2037-03-04T09:00:00Z',
          actor: 'shop',
          reason: null,
          photos: [],
        },
      ],
      ...part,
    },
  );

const showReceipt = (request: NonNullable<FakeApi['GET /request/delivery/detail/31']>) =>
  renderPage(routes, {
    session: 'member',
    url: '/usage/receipt?id=31',
    api: { 'GET /request/delivery/detail/31': request },
  });

const openReceipt = async (request: RequestDetail) => {
  const page = showReceipt(request);
  await screen.findAllByRole('heading', { level: 2 });
  return page;
};

const factOf = (name: string) => screen.getByText(name).nextSibling?.textContent;

describe('ReceiptPage', () => {
  it('lists washed items with prices, declined items, the approval and the estimate', async () => {
    await openReceipt(approvedBy('customer'));
    expect(screen.getByRole('heading', { level: 2, name: '44,190원' })).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: '세탁하는 품목 1개' })).getByRole('listitem')).toHaveTextContent(
      '겨울 코트44,190원',
    );
    expect(screen.getByRole('region', { name: '그대로 돌려받는 품목 1개' })).toHaveTextContent('흰 와이셔츠비용 없음');
    expect(factOf('수거 주소')).toMatch(/^서울 /);
    expect(screen.getByText('세탁 전 상태: 안감이 찢어졌어요')).toBeInTheDocument();
    const facts = ['세탁소', '승인 일시', '승인 방법', '금액 안내', '신청한 품목', '수거한 개수', '완료 예정', '합계'];
    expect(facts.map(factOf)).toEqual([
      '삼성 하얀 세탁소',
      '3월 5일 (목) 11:00',
      '직접 승인',
      '2차',
      '코트 1',
      '2개',
      '3월 8일 (일)',
      '44,190원',
    ]);
    expect(screen.getByText('예상 4,800~20,400원 → 44,190원, 23,790원 높아졌어요')).toBeInTheDocument();
  });

  it.each([
    ['advance', '미리 정한 금액 안에서 승인'],
    ['system', '예상 금액 안에서 자동 승인'],
  ] as const)('says how an automatic approval happened: %s', async (by, text) => {
    await openReceipt(approvedBy(by));
    expect(factOf('승인 방법')).toBe(text);
  });

  it('shows payment, tax and refunds', async () => {
    const items = [{ id: 1, name: '흰 셔츠' }];
    const refunds = [buildRefund({ amountWon: 1_100, reason: '지연', at: '2037-03-06T02:00:00Z', items })];
    const payment = buildPaid({ status: 'PartiallyRefunded', refundedWon: 1_100, refunds });
    const request = approvedBy('customer', { payment });
    await openReceipt(request);
    const facts = ['결제 상태', '결제 카드', '결제 일시', '환불 금액', '공급가액', '부가세'];
    const said = ['일부 환불', '국민카드 1234', '3월 5일 (목) 12:00', '1,100원', '10,000원', '1,000원'];
    expect(facts.map(factOf)).toEqual(said);
    expect(screen.getByRole('list', { name: '환불 내역' })).toHaveTextContent('환불 완료1,100원환불 품목: 흰 셔츠지연');
    const receipt = receiptOf(request);
    const rows = receipt === null ? [] : receiptRows(receipt);
    expect(rows).toContainEqual({ kind: 'pair', left: '결제 카드', right: '국민카드 1234' });
    expect(rows).toContainEqual({ kind: 'pair', left: `환불 완료${DOT}3월 6일 (금) 11:00`, right: '1,100원' });
    expect(rows).toContainEqual({ kind: 'pair', left: '환불 품목', right: '흰 셔츠' });
  });

  it('shows vouchers and the day of a payment without a card', async () => {
    await openReceipt(approvedBy('customer', { payment: buildPaid({ card: null, tax: null }) }));
    expect(['결제 수단', '결제 일시'].map(factOf)).toEqual(['바우처', '3월 5일 (목) 12:00']);
    expect(screen.queryByText('결제 카드')).not.toBeInTheDocument();
  });

  it('shows no price and no due day when everything is declined', async () => {
    const offer = buildOffer({
      items: [shirt],
      approval: { at: '2037-03-05T02:00:00Z', by: 'customer', totalWon: 0, declinedItemIds: [1] },
    });
    await openReceipt(buildPricedRequest(offer, { originalStatus: 'Returned', priceLines: [], totalWon: 0 }));
    expect(screen.getByRole('heading', { level: 2, name: '세탁 없이 돌려받기' })).toBeInTheDocument();
    expect(screen.queryByText('완료 예정')).not.toBeInTheDocument();
    expect(screen.queryByText(/분실·손상/)).not.toBeInTheDocument();
    expect(factOf('합계')).toBe('0원');
  });

  it.each([
    ['waits', buildPricedRequest(), '금액 확인하기', '/usage/approve?id=31'],
    ['is not there yet', buildRequest({ originalStatus: 'Collected' }), '이용 상세 보기', '/usage/detail?id=31'],
  ])('leads on when the price %s', async (_what, request, name, href) => {
    showReceipt(request);
    expect(await screen.findByText('아직 승인한 금액이 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('shows the not-found state for another member’s request', async () => {
    showReceipt(refuse('NOT_FOUND'));
    expect(await screen.findByText('찾는 신청이 없어요')).toBeInTheDocument();
  });

  it('prints, and shows an error when no picture can be made', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { user } = await openReceipt(approvedBy('customer'));
    await user.click(screen.getByRole('button', { name: '인쇄하기' }));
    expect(print).toHaveBeenCalledTimes(1);
    // jsdom has no canvas; a browser story checks the picture.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await user.click(screen.getByRole('button', { name: '사진으로 공유하기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('사진을 만들지 못했어요. 다시 시도해 주세요.');
  });

  it('hides printing and saving in an app that supports neither', async () => {
    const app = fakeNativeApp('android');
    await openReceipt(approvedBy('customer'));
    expect(screen.queryAllByRole('button')).toEqual([]);
    app.leave();
  });
});

describe('receiptRows', () => {
  it('lists the same facts line by line', () => {
    const receipt = receiptOf(approvedBy('advance'));
    if (receipt === null) throw new Error('no receipt');
    const texts = receiptRows(receipt).map((row) => {
      if (row.kind === 'rule') return '—';
      return 'left' in row ? `${row.left} ${row.right}` : row.text;
    });
    expect(texts).toEqual([
      '동네세탁 금액 승인 내역',
      '세탁소 삼성 하얀 세탁소',
      '대표자 김○○',
      '세탁소 전화 050712345678',
      '신청 번호 31',
      '승인 일시 3월 5일 (목) 11:00',
      '승인 방법 미리 정한 금액 안에서 승인',
      '금액 안내 2차',
      '신청한 품목 코트 1',
      '수거일 3월 4일 (수)',
      '수거한 개수 2개',
      '완료 예정 3월 8일 (일)',
      '—',
      '세탁하는 품목 1개',
      '겨울 코트 44,190원',
      '세탁 전 상태: 안감이 찢어졌어요',
      '—',
      '그대로 돌려받는 품목 1개',
      '흰 와이셔츠 비용 없음',
      '—',
      '세탁 44,190원',
      '합계 44,190원',
      '예상 4,800~20,400원 → 44,190원, 23,790원 높아졌어요',
      '—',
      '분실·손상은 배송 뒤 180일 안에 접수할 수 있고, 소비자분쟁해결기준에 따라 다시 세탁·수선하거나 보상해요.',
    ]);
    expect(texts.join()).not.toContain(receipt.address);
  });
});
